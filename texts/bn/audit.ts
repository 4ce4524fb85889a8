import type { AuditEntry } from "../../contract/audit.ts"

export const heading = "অডিট লগ"
export const explanation = "অ্যাডমিনরা কী কী করেছেন, আর টাকা লেনদেনের প্রতিটি ধাপ। এগুলো কেউ বদলাতে পারেন না।"
export const theLog = "অডিট লগ"
export const none = "এখনো কিছু হয়নি।"
export const columns = { when: "কখন", what: "কী", by: "কে", about: "বিষয়", amount: "টাকা" }
export const itself = "Backline নিজেই"
export const acts: Record<AuditEntry["act"], string> = {
  "seller verified": "বিক্রেতা যাচাই করা হয়েছে",
  "verification ended": "যাচাই বাতিল করা হয়েছে",
  "admin made": "অ্যাডমিন করা হয়েছে",
  "admin role ended": "অ্যাডমিন থেকে সরানো হয়েছে",
  "seller removed": "বিক্রেতার অ্যাকাউন্ট মুছে ফেলা হয়েছে",
  "buyer removed": "ক্রেতার অ্যাকাউন্ট মুছে ফেলা হয়েছে",
  "seller suspended": "বিক্রেতার অ্যাকাউন্ট স্থগিত করা হয়েছে",
  "buyer suspended": "ক্রেতার অ্যাকাউন্ট স্থগিত করা হয়েছে",
  "suspension lifted": "স্থগিত অ্যাকাউন্ট আবার চালু করা হয়েছে",
  "product removed": "পণ্য মুছে ফেলা হয়েছে",
  "sessions ended": "সেশন শেষ করা হয়েছে",
  "message removed": "মেসেজ মুছে ফেলা হয়েছে",
  "support answered": "মেসেজের উত্তর দেওয়া হয়েছে",
  "support closed": "কথোপকথন বন্ধ করা হয়েছে",
  "support reopened": "কথোপকথন আবার খোলা হয়েছে",
  "mails sent again": "ইমেইল আবার পাঠানো হয়েছে",
  "payment opened": "পেমেন্ট শুরু হয়েছে",
  "payment claimed": "পেমেন্টের জন্য পণ্য আটকে রাখা হয়েছে",
  "payment captured": "পেমেন্টের টাকা নেওয়া হয়েছে",
  "payment released": "পেমেন্ট হয়নি, আটকে রাখা পণ্য ছেড়ে দেওয়া হয়েছে",
  "payment given back": "পেমেন্টের টাকা ফেরত দেওয়া হয়েছে",
  "payout account changed": "টাকা পাওয়ার অ্যাকাউন্ট বদলানো হয়েছে",
  "payout begun": "বিক্রেতাকে টাকা পাঠানো শুরু হয়েছে",
  "payout paid": "বিক্রেতার টাকা পৌঁছেছে",
  "payout failed": "বিক্রেতার টাকা ফিরে এসেছে",
  "balance written off": "বিক্রেতার দেনা মওকুফ করা হয়েছে",
  "deal cleared": "আটকে থাকা লেনদেন আবার চলতে দেওয়া হয়েছে",
  "deal refunded": "অ্যাডমিন পুরো টাকা ফেরত দিয়েছেন",
  "dispute decided for the buyer": "অভিযোগে সিদ্ধান্ত: টাকা ক্রেতার",
  "dispute decided for the seller": "অভিযোগে সিদ্ধান্ত: টাকা বিক্রেতার",
  "dispute decided for both": "অভিযোগে সিদ্ধান্ত: দুজনেই ভাগ পাবেন",
  "refund sent again": "টাকা আবার ফেরত পাঠানো হয়েছে",
  "refund paid by hand": "টাকা অন্যভাবে ফেরত দেওয়া হয়েছে",
  "refund given by bank": "ক্রেতার ব্যাংক টাকা ফেরত দিয়েছে",
  "payment decided by hand": "পেমেন্টটি গেটওয়ের পোর্টালে মিলিয়ে দেখা হয়েছে",
  "chargeback closed by hand": "ব্যাংকের সিদ্ধান্ত অ্যাডমিন জানিয়েছেন",
  "review taken down": "তাঁর লেখা রিভিউ সরানো হয়েছে",
  "reported conversation read": "তাঁর বিরুদ্ধে রিপোর্ট করা কথোপকথন পড়া হয়েছে",
  "report closed": "তাঁর বিরুদ্ধে করা রিপোর্ট বন্ধ করা হয়েছে",
}
