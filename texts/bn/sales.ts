import { isolate } from "../../contract/isolate.ts"
import { number } from "./format.ts"

export const heading = "আমার বিক্রি"
export const yourSales = "আপনার বিক্রি"
export const toAnswer = "আপনার অপেক্ষায়"
export const underWay = "চলছে"
export const wanted = "যাঁরা আপনার পণ্য চান"
export const over = "শেষ হয়েছে"
export const none = "এখনো কেউ আপনার কোনো পণ্য বুক করেননি।"
export const addProduct = "পণ্য যোগ করুন"
export const accept = "রাজি আছি"
export const acceptOf = (buyer: string, product: string) =>
  `রাজি আছি: ${isolate(buyer)}, “${isolate(product)}”`
export const accepted = (buyer: string) =>
  `পণ্যটি ${isolate(buyer)}-এর জন্য রাখা হলো। কোথায় আর কখন দেখা করবেন, ঠিক করে নিন।`
export const decline = "রাজি নই"
export const declineOf = (buyer: string, product: string) =>
  `রাজি নই: ${isolate(buyer)}, “${isolate(product)}”`
export const declined = (buyer: string) => `${isolate(buyer)}-কে জানানো হয়েছে।`
export const seeDeal = "লেনদেন দেখুন"
export const seeDealOf = (buyer: string, product: string) =>
  `লেনদেন দেখুন: ${isolate(buyer)}, “${isolate(product)}”`
export const bought = (count: number) => `${number(count)}টি লেনদেন সম্পন্ন করেছেন`
export const didNotCome = (count: number) => `${number(count)} বার আসেননি`
export const didNotPay = (count: number) => `${number(count)} বার ঠিক করা দাম দেননি`
export const isNew = "নতুন সদস্য"
export const until = (time: string) => `${time} পর্যন্ত`

/** What comes next, for the seller. */
export const next = {
  booked: "ক্রেতা কিনতে চান। কিছু করা জরুরি নয়; একটি মেসেজ দিলে ভালো হয়।",
  requested: "ক্রেতা দেখা করে ক্যাশে কিনতে চান। “রাজি আছি” চাপলে পণ্যটি ৭ দিন তাঁর জন্য রাখা হবে।",
  reserved: "এই ক্রেতার জন্য রাখা আছে। কোথায় আর কখন দেখা করবেন, ঠিক করে নিন।",
  paying: "একটি পেমেন্ট চলছে।",
  paid: "টাকা দেওয়া হয়েছে। ক্রেতার সঙ্গে দেখা করে পণ্যটি দিন।",
  sent: "ক্রেতার কাছে যাচ্ছে।",
  delivered: "হাতে দেওয়া হয়েছে। ক্রেতা এখনো সমস্যা জানাতে পারেন।",
  disputed: "ক্রেতা সমস্যার কথা জানিয়েছেন। দুজনের কথা পড়ে Backline সিদ্ধান্ত নেবে।",
  completed: "সম্পন্ন হয়েছে।",
  refunded: "টাকা ক্রেতার কাছে ফেরত গেছে।",
  cancelled: "বিক্রি ছাড়াই শেষ হয়েছে।",
}
export const toSend = "টাকা দেওয়া হয়েছে। পণ্যটি পাঠিয়ে লেনদেনের পেজে ট্র্যাকিং কোড লিখুন।"
export const disputeToAnswer = "ক্রেতা সমস্যার কথা জানিয়েছেন। লেনদেনের পেজে উত্তর দিন, এরপর Backline সিদ্ধান্ত নেবে।"
export const meetingToAgree = "ক্রেতা দেখা করার প্রস্তাব দিয়েছেন। লেনদেনের পেজে রাজি হোন, অথবা অন্য প্রস্তাব দিন।"
export const meetingAt = (place: string, time: string) => `দেখা হবে: ${isolate(place)}, ${time}।`
