import type { NotificationWords } from "../../contract/notification-words.ts"

type Decided = Pick<NotificationWords, "price" | "wasPrice">

export const mails = {
  "payment-due": { subject: (product: string) => `পণ্যটি কি এখনো নিতে চান? ${product}`, action: "পেমেন্ট করুন" },
  "payment-given-back": {
    subject: (product: string) => `আপনার টাকা ফেরত যাচ্ছে${product && `: ${product}`}`,
    action: "অর্ডার দেখুন",
  },
  "deal-to-hand-over": {
    subject: (product: string) => `টাকা দেওয়া হয়েছে, পণ্য দেওয়া বাকি: ${product}`,
    action: "কী করতে হবে দেখুন",
  },
  "chargeback-unknown": { subject: (product: string) => `ব্যাংক কি সিদ্ধান্ত দিয়েছে? ${product}`, action: "দেখুন" },
  "deal-sent": { subject: (product: string) => `পথে আছে: ${product}`, action: "কোথায় আছে দেখুন" },
  "deal-delivered": { subject: (product: string) => `সব ঠিক আছে? ${product}`, action: "কেমন পেলেন জানান" },
  "deal-ending": { subject: (product: string) => `আগামীকাল সম্পন্ন হবে: ${product}`, action: "কেমন পেলেন জানান" },
  "deal-completed": { subject: (product: string) => `সম্পন্ন হয়েছে: ${product}`, action: "লেনদেন দেখুন" },
  "deal-refunded": { subject: (product: string) => `টাকা ফেরত: ${product}`, action: "লেনদেন দেখুন" },
  "refund-paid": { subject: (product: string) => `টাকা ফেরত দেওয়া হয়েছে: ${product}`, action: "লেনদেন দেখুন" },
  "dispute-opened": {
    subject: (product: string) => `ক্রেতার অভিযোগ: ${product}`,
    action: "উত্তর দিন",
  },
  "dispute-to-answer": {
    subject: (product: string) => `অভিযোগের উত্তর দিন: ${product}`,
    action: "উত্তর দিন",
  },
  "dispute-answered": { subject: (product: string) => `অভিযোগে উত্তর এসেছে: ${product}`, action: "পড়ুন" },
  "dispute-decided": { subject: (product: string) => `সিদ্ধান্ত হয়েছে: ${product}`, action: "সিদ্ধান্ত পড়ুন" },
  "dispute-due": { subject: (product: string) => `সিদ্ধান্ত বাকি: ${product}`, action: "সিদ্ধান্ত দিন" },
  "cash-asked": { subject: (product: string) => `ক্যাশে নেবেন? ${product}`, action: "উত্তর দিন" },
  "cash-chosen": {
    subject: (product: string) => `ক্রেতা দেখা করে ক্যাশে দেবেন: ${product}`,
    action: "দেখা করার সময় ঠিক করুন",
  },
  "cash-accepted": {
    subject: (product: string) => `আপনার জন্য রাখা হয়েছে: ${product}`,
    action: "দেখা করার সময় ঠিক করুন",
  },
  "cash-declined": { subject: (product: string) => `ক্যাশে হবে না: ${product}`, action: "লেনদেন দেখুন" },
  "cash-unanswered": {
    subject: (product: string) => `ক্যাশ নিয়ে উত্তর আসেনি: ${product}`,
    action: "লেনদেন দেখুন",
  },
  "meeting-proposed": {
    subject: (product: string) => `কোথায়, কখন: ${product}`,
    action: "রাজি হোন বা অন্য প্রস্তাব দিন",
  },
  "meeting-agreed": { subject: (product: string) => `দেখা করতে রাজি: ${product}`, action: "কোথায়, কখন দেখুন" },
  "deal-price-lowered": { subject: (product: string) => `আপনার জন্য কম দাম: ${product}`, action: "লেনদেন দেখুন" },
  "deal-cancelled": { subject: (product: string) => `বাতিল হয়েছে: ${product}`, action: "লেনদেন দেখুন" },
  "deal-objected": {
    subject: (product: string) => `হাতে দেওয়া হয়েছে, না হয়নি? ${product}`,
    action: "লেনদেন দেখুন",
  },
  "deal-on-hold": { subject: (product: string) => `একটু অপেক্ষা করুন: ${product}`, action: "লেনদেন দেখুন" },
  "deal-cleared": {
    subject: (product: string, { price, wasPrice }: Decided) => {
      if (price) return `ব্যাংকের সিদ্ধান্ত ক্রেতার পক্ষে: ${product}`
      return wasPrice ? `ব্যাংকের সিদ্ধান্ত বিক্রেতার পক্ষে: ${product}` : `লেনদেন বহাল আছে: ${product}`
    },
    action: "লেনদেন দেখুন",
  },
  "hold-to-clear": { subject: (product: string) => `আটকে আছে: ${product}`, action: "দেখুন" },
  "refund-failed": { subject: (product: string) => `টাকা ফেরত যায়নি: ${product}`, action: "দেখুন" },
  "refund-late": { subject: (product: string) => `টাকা ফেরতে দেরি: ${product}`, action: "দেখুন" },
  "payment-unknown": { subject: (product: string) => `টাকা দেওয়া হয়েছে? ${product}`, action: "দেখুন" },
  "late-money": { subject: (product: string) => `ফেরত যাচ্ছে: ${product}`, action: "লেনদেন দেখুন" },
  "chargeback-opened": {
    subject: (product: string) => `ব্যাংক টাকা ফেরত চেয়েছে: ${product}`,
    action: "লেনদেন দেখুন",
  },
  "sale-charged-back": {
    subject: (product: string) => `ক্রেতার ব্যাংক টাকা ফেরত চেয়েছে: ${product}`,
    action: "লেনদেন দেখুন",
  },
  "sale-stands": {
    subject: (product: string) => `ব্যাংকের সিদ্ধান্ত আপনার পক্ষে: ${product}`,
    action: "লেনদেন দেখুন",
  },
  "sale-lost": {
    subject: (product: string) => `ব্যাংকের সিদ্ধান্ত ক্রেতার পক্ষে: ${product}`,
    action: "লেনদেন দেখুন",
  },
  "chargeback-closed": {
    subject: (product: string) => `ব্যাংকের সিদ্ধান্ত: ${product}`,
    action: "কী করতে হবে দেখুন",
  },
  "meeting-ahead": { subject: (product: string) => `দেখা হবে: ${product}`, action: "কোথায়, কখন দেখুন" },
  "deal-expiring": {
    subject: (product: string) => `সময় শেষ হয়ে আসছে: ${product}`,
    action: "কী করতে হবে দেখুন",
  },
  "review-open": { subject: (product: string) => `কেমন হলো? ${product}`, action: "রিভিউ লিখুন" },
  "review-published": { subject: (product: string) => `আপনাকে নিয়ে রিভিউ: ${product}`, action: "পড়ুন" },
  "review-taken-down": {
    subject: (product: string) => `আপনার রিভিউ সরানো হয়েছে: ${product}`,
    action: "লেনদেন দেখুন",
  },
  "no-show-contested": { subject: (product: string) => `কে আসেননি? ${product}`, action: "লেনদেন দেখুন" },
  "payout-failed": { subject: () => "আপনাকে পাঠানো টাকা ফিরে এসেছে", action: "টাকার হিসাব দেখুন" },
  "product-removed": {
    subject: (product: string) => `Backline সরিয়ে দিয়েছে: ${product}`,
    action: "আপনার পণ্য দেখুন",
  },
  "payout-paid": { subject: () => "আপনার টাকা পৌঁছে গেছে", action: "টাকার হিসাব দেখুন" },
  "payout-late": { subject: () => "বিক্রেতার টাকা পাঠাতে দেরি হয়েছে", action: "টাকা পাঠান" },
  "offer-made": { subject: (product: string) => `ক্রেতা দাম বলেছেন: ${product}`, action: "উত্তর দিন" },
  "offer-countered": { subject: (product: string) => `অন্য দাম বলেছেন: ${product}`, action: "উত্তর দিন" },
  "offer-agreed": { subject: (product: string) => `দামে রাজি: ${product}`, action: "এরপর কী, দেখুন" },
  "offer-declined": { subject: (product: string) => `দামে রাজি নন: ${product}`, action: "দরদাম দেখুন" },
  "offer-void": { subject: (product: string) => `দরদাম শেষ: ${product}`, action: "দরদাম দেখুন" },
  "offer-expiring": { subject: (product: string) => `উত্তর দিন: ${product}`, action: "উত্তর দিন" },
  "message-written": { subject: (product: string) => `নতুন মেসেজ: ${product}`, action: "মেসেজ পড়ুন" },
  "search-matched": { subject: (product: string) => `যা খুঁজছিলেন তা এসেছে: ${product}`, action: "পণ্যটি দেখুন" },
  "searches-matched": {
    subject: () => "আপনার সেভ করা সার্চে নতুন পণ্য এসেছে",
    action: "সেভ করা সার্চ দেখুন",
  },
  "price-dropped": { subject: (product: string) => `দাম কমেছে: ${product}`, action: "পণ্যটি দেখুন" },
  "available-again": { subject: (product: string) => `আবার পাওয়া যাচ্ছে: ${product}`, action: "অর্ডার দেখুন" },
  "listed-again": { subject: (product: string) => `আবার বিক্রি হচ্ছে: ${product}`, action: "পণ্যটি দেখুন" },
  "seller-verified": { subject: () => "আপনি এখন যাচাইকৃত বিক্রেতা", action: "আপনার পেজ দেখুন" },
  "verification-ended": {
    subject: () => "আপনি আর যাচাইকৃত বিক্রেতা নন",
    action: "আপনার পেজ দেখুন",
  },
  "conversation-reported": {
    subject: (product: string) => `কথোপকথন রিপোর্ট করা হয়েছে: ${product}`,
    action: "রিপোর্টটি দেখুন",
  },
  "report-unfounded": { subject: (product: string) => `আপনার রিপোর্ট: ${product}`, action: "দেখুন" },
  "report-warned": { subject: (product: string) => `আপনার রিপোর্ট: ${product}`, action: "দেখুন" },
  "report-suspended": { subject: (product: string) => `আপনার রিপোর্ট: ${product}`, action: "দেখুন" },
  "account-warned": { subject: () => "Backline থেকে সতর্কবার্তা", action: "আমাদের নিয়ম পড়ুন" },
}

export const unsubscribe = {
  title: "Backline-এর ইমেইল",
  heading: (what: string) => `“${what}” নিয়ে আর ইমেইল চান না?`,
  explanation: "সব খবর আপনার নোটিফিকেশনে থাকবে, আর পেমেন্টের খবর ইমেইলেও পাবেন।",
  everything: "পেমেন্ট ছাড়া সবকিছু",
  confirm: "আর ইমেইল চাই না",
  done: "এই বিষয়ে আমরা আপনাকে আর ইমেইল পাঠাব না।",
  change: "চাইলে আপনার অ্যাকাউন্টে গিয়ে আবার বদলাতে পারেন।",
  account: "আপনার অ্যাকাউন্ট",
}
