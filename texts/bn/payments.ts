import type { Booking } from "../../contract/bookings.ts"
import { isolate } from "../../contract/isolate.ts"

export const heading = "পেমেন্ট"
export const myOrders = "আমার অর্ডার"
export const noSuchBooking = "আপনার এমন কোনো বুকিং নেই।"
export const yourBooking = "আপনার বুকিং"
export const whyGone: Record<Exclude<Booking["availability"], "AVAILABLE">, string> = {
  SOLD: "এই পণ্যটি অন্য একজনের কাছে বিক্রি হয়ে গেছে।",
  GONE: "বিক্রেতা এই পণ্যটি সরিয়ে নিয়েছেন।",
}
export const explore = "পণ্য দেখুন"
export const toPay = (product: string) => ({
  before: `“${isolate(product)}” কিনতে আপনাকে `,
  after: " দিতে হবে।",
})

export const whatHappensNext = "এরপর যা হবে"
export const afterPaying = (seller: string) => [
  "পণ্যটি আপনার হয়ে যাবে, আর কেউ কিনতে পারবেন না।",
  `বিক্রেতা “${isolate(seller)}” ইমেইলে আপনার নাম, ফোন নম্বর ও এলাকা পাবেন।`,
  "এখানে বিক্রেতার ফোন নম্বর পাবেন, ফোন করে ঠিক করে নেবেন পণ্যটি কীভাবে নেবেন।",
]

export const otherPrice = (before: string, today: string) =>
  `আপনি বুক করার পর বিক্রেতা দাম বদলেছেন: আগে ছিল ${before}, এখন ${today}।`

export const thePayment = "পেমেন্ট"
export const card = "কার্ড"
export const cardNumber = "কার্ড নম্বর"
export const expiryDate = "মেয়াদ শেষের তারিখ"
export const expiryHint = "মাস/বছর, যেমন 09/30"
export const securityCode = "সিকিউরিটি কোড"
export const securityCodeHint = "৩ বা ৪টি সংখ্যা"
export const testMode = "টেস্ট মোড: আসলে কোনো টাকা কাটা হয় না"
export const testCard = (number: string) => `পরীক্ষা করে দেখতে: ${number}`
export const confirm = "পেমেন্ট নিশ্চিত করুন"
export const beingPrepared = "একটু অপেক্ষা করুন, পেমেন্টের প্রস্তুতি চলছে।"
export const paying = "পেমেন্ট হচ্ছে। এই পেজেই থাকুন।"
export const notAccepted = "আপনার কার্ডটি গ্রহণ করা হয়নি।"

export const bankAsks = "আপনার ব্যাংক জানতে চাইছে"
export const bankQuestion = "আপনি কি এই পেমেন্টের অনুমতি দিচ্ছেন? টেস্ট মোডে কোনো টাকা কাটা হয় না।"
export const approve = "অনুমতি দিন"
export const refuse = "না করে দিন"

export const paid = (product: string) => `“${isolate(product)}” পণ্যটির পেমেন্ট সফল হয়েছে!`
export const purchased = (product: string) => `আপনি “${isolate(product)}” কিনেছেন!`
export const receiptMailed = "এসব তথ্য আপনাকে ইমেইলেও পাঠিয়েছি।"
export const removedByYou = "এই বুকিংটি আপনি অর্ডারের তালিকা থেকে সরিয়েছেন।"
export const transactionId = "ট্রানজ্যাকশন আইডি:"
