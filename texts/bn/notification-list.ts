import { number } from "./format.ts"

export const heading = "নোটিফিকেশন"
export const yourNotifications = "আপনার নোটিফিকেশন"
export const none = "এখনো নতুন কিছু নেই"
export const whatComes = "কেউ বুক করলে, পেমেন্ট করলে বা মেসেজ দিলে এখানে দেখতে পাবেন।"
export const explore = "পণ্য দেখুন"
export const unread = "পড়া হয়নি"
export const readAll = "সব পড়েছি"
export const allRead = "সব নোটিফিকেশন পড়া হয়েছে।"

export const today = "আজ"
export const yesterday = "গতকাল"
export const justNow = "এইমাত্র"
export const minutesAgo = (count: number) => `${number(count)} মিনিট আগে`
export const hoursAgo = (count: number) => `${number(count)} ঘণ্টা আগে`

export const elsewhere = "আপনি না থাকলে"
export const elsewhereMeans = "কোন বিষয়ে কখন ইমেইল পাবেন তা বেছে নিন। চাইলে এই ডিভাইসেই সঙ্গে সঙ্গে জানতে পারবেন।"
export const choose = "বেছে নিন"
