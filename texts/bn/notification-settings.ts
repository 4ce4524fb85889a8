import { banglaDigits } from "./numerals.ts"

export const heading = "নোটিফিকেশন"
export const explanation =
  "সব নোটিফিকেশন ঘণ্টা চিহ্নে পাবেন। এর বাইরে আর কী কী, কোথায় পেতে চান বেছে নিন। বুকিং বাতিল, প্রস্তাব ফিরিয়ে নেওয়া আর পছন্দের পণ্য অন্যের কাছে বিক্রি হওয়ার খবর ইমেইলে আসে না।"
export const yourChoices = "আপনার নোটিফিকেশন সেটিংস"
export const save = "সেভ করুন"
export const saved = "নোটিফিকেশন সেটিংস সেভ করা হয়েছে।"

export const mails = {
  "at-once": "সঙ্গে সঙ্গে ইমেইল",
  daily: "দিনে একবার ইমেইল",
  never: "ইমেইল নয়",
}
export const aboutMoney = "সব সময় সঙ্গে সঙ্গে ইমেইল"
export const myDevices = "ডিভাইসে"
export const digestHour = "দিনের ইমেইলটি আসবে"
/** "০৮:০০". */
export const hour = (hour: string) => banglaDigits(`${hour}:00`)

export const thisDevice = "এই ডিভাইস"
export const pushStates = {
  unsupported: "এই ব্রাউজারে নোটিফিকেশন দেখানো যায় না। আইফোনে আগে Backline হোম স্ক্রিনে যোগ করে নিন।",
  blocked: "এখানে Backline-এর নোটিফিকেশন বন্ধ করে রাখা আছে। আগে ব্রাউজারের সেটিংস থেকে চালু করুন।",
  off: "Backline বন্ধ থাকলেও এই ডিভাইসে সঙ্গে সঙ্গে জানতে চালু করুন।",
  on: "Backline বন্ধ থাকলেও এই ডিভাইসে সঙ্গে সঙ্গে জানতে পারবেন।",
}
export const turnOn = "চালু করুন"
export const turnOff = "বন্ধ করুন"
