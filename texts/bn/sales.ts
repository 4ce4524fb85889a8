import { isolate } from "../../contract/isolate.ts"
import { number } from "./format.ts"

export const heading = "বেচাকেনা"
export const yourSales = "আপনার বেচাকেনা"
export const toAnswer = "আপনার উত্তরের অপেক্ষায়"
export const underWay = "চলছে"
export const wanted = "যাঁরা আপনার পণ্য চান"
export const over = "শেষ হয়েছে"
export const none = "এখনো কেউ আপনার কোনো পণ্য বুক করেননি।"
export const addProduct = "পণ্য যোগ করুন"
export const accept = "রাজি"
export const acceptOf = (buyer: string, product: string) => `রাজি: ${isolate(buyer)}, “${isolate(product)}”`
export const accepted = (buyer: string) =>
  `পণ্যটি ${isolate(buyer)}-র জন্য রাখা হলো। কোথায় আর কখন দেখা করবেন, ঠিক করে নিন।`
export const decline = "না বলুন"
export const declineOf = (buyer: string, product: string) => `না বলুন: ${isolate(buyer)}, “${isolate(product)}”`
export const declined = (buyer: string) => `${isolate(buyer)}-কে জানানো হয়েছে।`
export const seeDeal = "কেনাবেচা দেখুন"
export const seeDealOf = (buyer: string, product: string) =>
  `কেনাবেচা দেখুন: ${isolate(buyer)}, “${isolate(product)}”`
export const bought = (count: number) => `${number(count)}টি কেনাবেচা শেষ করেছেন`
export const didNotCome = (count: number) => `${number(count)} বার আসেননি`
export const isNew = "নতুন সদস্য"
export const until = (time: string) => `${time} পর্যন্ত`

/** What comes next, for the seller. */
export const next = {
  booked: "পণ্যটি চান। আপনাকে কিছু করতে হবে না; একটা মেসেজ দিলে ভালো।",
  requested: "দেখা করে নগদে কিনতে চান। “রাজি” চাপলে পণ্যটি ৭ দিন এই ক্রেতার জন্য রাখা হবে।",
  reserved: "এই ক্রেতার জন্য রাখা আছে। কোথায় আর কখন দেখা করবেন, ঠিক করে নিন।",
  paying: "একটি পেমেন্ট চলছে।",
  paid: "টাকা দেওয়া হয়েছে। পণ্যটি দিন বা পাঠান।",
  sent: "ক্রেতার কাছে যাচ্ছে।",
  delivered: "হাতবদল হয়েছে। ক্রেতা এখনো সমস্যা জানাতে পারেন।",
  disputed: "ক্রেতা সমস্যার কথা জানিয়েছেন। দুজনের কথা পড়ে ব্যাকলাইন সিদ্ধান্ত নেবে।",
  completed: "শেষ হয়েছে।",
  refunded: "টাকা ক্রেতার কাছে ফেরত গেছে।",
  cancelled: "বিক্রি ছাড়াই শেষ হয়েছে।",
}
export const disputeToAnswer = "ক্রেতা সমস্যার কথা জানিয়েছেন। কেনাবেচার পেজে উত্তর দিন, এরপর ব্যাকলাইন সিদ্ধান্ত নেবে।"
export const meetingToAgree = "ক্রেতা দেখা করার প্রস্তাব দিয়েছেন। কেনাবেচার পেজে রাজি হোন, অথবা অন্য প্রস্তাব দিন।"
export const meetingAt = (place: string, time: string) => `দেখা হবে: ${isolate(place)}, ${time}।`
