import { isolate } from "../../contract/isolate.ts"
import { number } from "./format.ts"

export const sellers = {
  heading: "সব বিক্রেতা",
  caption: "সব বিক্রেতা",
  what: "বিক্রেতাদের তালিকা",
  none: "এখনো কেউ বিক্রেতা হিসেবে অ্যাকাউন্ট খোলেননি।",
}
export const buyers = {
  heading: "সব ক্রেতা",
  caption: "সব ক্রেতা",
  what: "ক্রেতাদের তালিকা",
  none: "এখনো কেউ ক্রেতা হিসেবে অ্যাকাউন্ট খোলেননি।",
}
export const admins = {
  heading: "সব অ্যাডমিন",
  caption: "সব অ্যাডমিন",
  what: "অ্যাডমিনদের তালিকা",
  none: "এখনো কোনো অ্যাডমিন নেই।",
}
/** Where one person was asked for. */
export const notThere = "এই মানুষটি এখন আর তালিকায় নেই।"
export const repeated = "অনেককে একই মেসেজ দেন"
export const columns = { name: "নাম", email: "ইমেইল", actions: "অ্যাকশন" }

export const verify = "যাচাই করুন"
export const verifiedBadge = "যাচাইকৃত"
export const verified = "যাচাই করা হয়েছে!"
export const verifying = (name: string) => `“${isolate(name)}” নামের বিক্রেতাকে যাচাই করতে চান?`
export const whatVerifiedMeans = "নামটি যেখানে দেখা যায়, সেখানে পাশে টিক চিহ্ন থাকবে। পরে চাইলে বাতিল করতে পারবেন।"
export const endVerification = "যাচাই বাতিল করুন"
export const endingVerification = (name: string) => `“${isolate(name)}” নামের বিক্রেতার যাচাই বাতিল করতে চান?`
export const afterVerification = "টিক চিহ্নটি সঙ্গে সঙ্গে চলে যাবে। এই বিক্রেতাকে পরে আবার যাচাই করতে পারবেন।"
export const verificationEnded = (name: string) => `“${isolate(name)}” এখন আর যাচাইকৃত নন।`

export const removalSummary = ({ products, bookings }: { products: number; bookings: number }) =>
  `বিক্রি না হওয়া ${number(products)}টি পণ্য আর পেমেন্ট না করা ${number(bookings)}টি বুকিংও এই অ্যাকাউন্টের সঙ্গে মুছে যাবে।`

export const firstToEnd = "আগে লেনদেন শেষ করতে হবে, না হলে টাকা ফেরত দিতে হবে:"
export const reportsToClose = (count: number) =>
  count === 1 ? "আগে খোলা রিপোর্টটি বন্ধ করুন" : `আগে খোলা ${number(count)}টি রিপোর্ট বন্ধ করুন`
export const moreDeals = (count: number) => `আরও ${number(count)}টি`

export const makeAdmin = "অ্যাডমিন করুন"
export const makingAdmin = (name: string) => `“${isolate(name)}” নামের সদস্যকে অ্যাডমিন করতে চান?`
export const whatAdminsDo =
  "অ্যাডমিন সব বিক্রেতা ও ক্রেতার তালিকা দেখেন, তাঁদের অ্যাকাউন্ট মুছেও ফেলতে পারেন। অ্যাডমিন কিছু বিক্রি করেন না: যা এখনো বিক্রি হয়নি, তা বিক্রি থেকে তুলে নেওয়া হবে।"
export const madeAdmin = (name: string) => `“${isolate(name)}” এখন অ্যাডমিন।`

export const removeAdmin = "অ্যাডমিন থেকে সরান"
export const removingAdmin = (name: string) => `“${isolate(name)}” নামের সদস্যকে অ্যাডমিন থেকে সরাতে চান?`
export const afterAdmin = { before: "“", after: "” আবার আগের মতো ক্রেতা বা বিক্রেতা হয়ে যাবেন।" }
export const adminRemoved = (name: string) => `“${isolate(name)}” এখন আর অ্যাডমিন নন।`

export const endSessions = "সব সেশন শেষ করুন"
export const endingSessions = (name: string) => `“${isolate(name)}” নামের অ্যাকাউন্টের সব সেশন শেষ করতে চান?`
export const afterSessions = {
  before: "“",
  after: "” সব ডিভাইসে লগ আউট হয়ে যাবেন। পাসওয়ার্ড যাঁর জানা, তিনি আবার লগ ইন করতে পারবেন।",
}
export const sessionsEnded = (name: string) => `“${isolate(name)}” সব জায়গা থেকে লগ আউট হয়েছেন।`

export const suspendedBadge = "স্থগিত"
export const suspendedUntil = (time: string) => `${time} পর্যন্ত`
export const suspend = "স্থগিত করুন"
export const suspendPerson = (name: string) => `“${name}” নামের অ্যাকাউন্ট স্থগিত করুন`
export const changeSuspension = "কারণ বা দিন বদলান"
export const changeFor = (name: string) => `“${name}” নামের অ্যাকাউন্ট স্থগিত রাখার কারণ বা দিন বদলান`
export const saveSuspension = "সেভ করুন"
export const whatSellersMayNot =
  "এই বিক্রেতার পণ্য আর দেখা যাবে না; কেউ তা বুক করতে, দাম বলতে বা পেমেন্ট করতে পারবেন না। তিনি নতুন পণ্য দিতে পারবেন না, তাঁকে টাকাও পাঠানো হবে না। যেসব লেনদেন চলছে, সেগুলো চলবে।"
export const whatBuyersMayNot =
  "এই ক্রেতা বুক করতে, দাম বলতে, পেমেন্ট করতে বা নতুন কথা শুরু করতে পারবেন না। যেসব লেনদেন চলছে, সেগুলো চলবে।"
export const reason = "কারণ"
export const reasonHint = "সর্বোচ্চ ৫০০ অক্ষর। তিনি এটি দেখতে পাবেন।"
export const until = "কোন দিন পর্যন্ত (না দিলেও চলবে)"
export const untilHint = "এই দিনের শুরুতেই স্থগিত থাকা শেষ হবে। দিন না দিলে আপনি আবার চালু করা পর্যন্ত স্থগিত থাকবে।"
export const suspended = (name: string) => `“${isolate(name)}” নামের অ্যাকাউন্ট স্থগিত করা হয়েছে, তাঁকে জানানোও হয়েছে।`
export const liftSuspension = "আবার চালু করুন"
export const lifting = (name: string) => `“${isolate(name)}” নামের অ্যাকাউন্ট আবার চালু করতে চান?`
export const afterSuspension = "সঙ্গে সঙ্গে সবকিছু আগের মতো হয়ে যাবে।"
export const lifted = (name: string) => `“${isolate(name)}” নামের অ্যাকাউন্ট আবার চালু হয়েছে।`

export const removing = (name: string) => `“${isolate(name)}” নামের অ্যাকাউন্টটি মুছে ফেলতে চান?`
export const sellerRemoved = (name: string) => `“${isolate(name)}” নামের বিক্রেতার অ্যাকাউন্ট মুছে ফেলা হয়েছে।`
export const buyerRemoved = (name: string) => `“${isolate(name)}” নামের ক্রেতার অ্যাকাউন্ট মুছে ফেলা হয়েছে।`
