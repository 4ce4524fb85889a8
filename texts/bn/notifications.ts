import type { NotificationWords } from "../../contract/notification-words.ts"
import type { NotificationKind, NotificationType } from "../../contract/notifications.ts"

export const sentences: Record<NotificationType, (of: NotificationWords) => string> = {
  "booking-made": ({ actor, product }) => `${actor} আপনার ${product} পণ্যটি বুক করেছেন।`,
  "booking-withdrawn": ({ actor, product }) => `${actor} আপনার ${product} পণ্যটির বুকিং বাতিল করেছেন।`,
  "product-paid": ({ actor, product, price }) =>
    `${actor} আপনার ${product} পণ্যটির জন্য ${price} পেমেন্ট করেছেন। পণ্যটি বিক্রি হয়ে গেছে।`,
  "payment-made": ({ product, price }) =>
    `আপনি ${product} পণ্যটির জন্য ${price} পেমেন্ট করেছেন। পণ্যটি এখন আপনার।`,
  "payment-due": ({ product }) =>
    `আপনি ${product} পণ্যটি বুক করেছেন, কিন্তু এখনো পেমেন্ট করেননি। পণ্যটি এখনো পাওয়া যাচ্ছে।`,
  "payment-given-back": ({ product, price }) =>
    `${product && `${product} পণ্যটির জন্য `}আপনার দেওয়া ${price} পেমেন্ট হিসেবে ধরা হয়নি। এর জন্য আপনার টাকা কাটা হবে না: যা কাটা বা আটকে রাখা হয়েছে, যে পথে দিয়েছেন সেই পথেই ১০ দিনের মধ্যে ফেরত যাবে। আপনাকে কিছু করতে হবে না।`,
  "deal-to-hand-over": ({ product, until }) =>
    `ক্রেতা ${product} পণ্যটির টাকা দিয়েছেন। ${until}-এর মধ্যে পণ্যটি হাতে দিন বা পাঠান, আর লেনদেনের পেজে তা জানান, না হলে তিনি টাকা ফেরত পাবেন।`,
  "deal-sent": ({ actor, product }) => `${actor} ${product} পণ্যটি পাঠিয়েছেন। ট্র্যাকিং কোড লেনদেনের পেজে আছে।`,
  "deal-delivered": ({ product }) =>
    `${product} পণ্যটি আপনার হাতে পৌঁছানোর কথা। বিবরণের সঙ্গে মেলে কি? তিন দিনের মধ্যে জানান।`,
  "deal-ending": ({ product }) => `${product} পণ্যটির লেনদেন আগামীকাল সম্পন্ন হয়ে যাবে। কোনো সমস্যা থাকলে আজই জানান।`,
  "deal-completed": ({ product, price }) =>
    `আপনার ${product} পণ্যটির লেনদেন সম্পন্ন হয়েছে${price ? `। ক্রেতার ব্যাংক ${price} ফেরত নিয়েছে, এই টাকা আপনি পাবেন না।` : ": টাকা এখন আপনার।"}`,
  "deal-refunded": ({ product, price }) =>
    `${product} পণ্যটির লেনদেন শেষ। ক্রেতা পুরো টাকা ফেরত পাচ্ছেন${price && `, এর মধ্যে ${price} তাঁর ব্যাংক থেকে`}।`,
  "refund-paid": ({ product, price }) =>
    `${product} পণ্যটির ${price} আমরা আপনাকে ফেরত দিয়েছি, যেভাবে দিয়েছিলেন সেভাবে বা আপনার সঙ্গে ঠিক করা উপায়ে।`,
  "dispute-opened": ({ actor, product }) =>
    `${actor} জানিয়েছেন, ${product} পণ্যটি নিয়ে সমস্যা আছে। ৪৮ ঘণ্টার মধ্যে উত্তর দিন: এরপর টাকা কে পাবেন, Backline ঠিক করবে।`,
  "dispute-to-answer": ({ product, until }) =>
    `ক্রেতা জানিয়েছেন, ${product} পণ্যটি নিয়ে সমস্যা আছে। ${until}-এর মধ্যে উত্তর দিন, নইলে আপনার কথা না শুনেই Backline সিদ্ধান্ত নেবে।`,
  "dispute-answered": ({ actor, product }) =>
    `${product} পণ্যটির অভিযোগ নিয়ে ${actor} লিখেছেন। সিদ্ধান্তের আগ পর্যন্ত আপনিও লিখতে পারেন।`,
  "dispute-decided": ({ product }) =>
    `${product} পণ্যটির অভিযোগে Backline সিদ্ধান্ত দিয়েছে। সিদ্ধান্ত ও তার কারণ লেনদেনের পেজে আছে।`,
  "dispute-due": ({ product }) => `${product} পণ্যটির অভিযোগে আপনার সিদ্ধান্ত বাকি।`,
  "cash-asked": ({ actor, product }) =>
    `${actor} আপনার ${product} পণ্যটি ক্যাশে কিনতে চান। ২৪ ঘণ্টার মধ্যে উত্তর দিন।`,
  "cash-chosen": ({ actor, product }) =>
    `${actor} দেখা করে ক্যাশে ${product} পণ্যটির দাম দেবেন। কোথায় আর কখন দেখা করবেন, ঠিক করে নিন।`,
  "cash-accepted": ({ actor, product }) =>
    `${actor} আপনার জন্য ${product} পণ্যটি রেখেছেন। কোথায় আর কখন দেখা করবেন, ঠিক করে নিন।`,
  "cash-declined": ({ product }) =>
    `বিক্রেতা ${product} পণ্যটি ক্যাশে বিক্রি করবেন না। এখনো অনলাইনে টাকা দিয়ে কিনতে পারেন।`,
  "cash-unanswered": ({ product }) =>
    `${product} পণ্যটির টাকা ক্যাশে দেওয়া যাবে কি না, বিক্রেতা সময়মতো জানাননি। আবার জিজ্ঞেস করুন, অথবা অনলাইনে টাকা দিন।`,
  "meeting-proposed": ({ actor, product }) =>
    `${product} নিয়ে কোথায় আর কখন দেখা করবেন, ${actor} প্রস্তাব দিয়েছেন।`,
  "meeting-agreed": ({ actor, product }) => `${product} নিয়ে দেখা করতে ${actor} রাজি হয়েছেন।`,
  "deal-price-lowered": ({ product, price, wasPrice }) =>
    `আপনার জন্য ${product} পণ্যটির দাম এখন ${price}, আগে ছিল ${wasPrice}।`,
  "deal-cancelled": ({ product }) => `${product} পণ্যটির লেনদেন বাতিল হয়েছে। কোনো টাকা কাটা হয়নি।`,
  "deal-objected": ({ product }) =>
    `বিক্রেতা বলছেন ক্যাশে ${product} পণ্যটি হাতে দিয়েছেন, ক্রেতা বলছেন পাননি। কী হয়েছে দেখুন।`,
  "deal-on-hold": ({ product }) =>
    `${product} পণ্যটির পেমেন্ট আমরা যাচাই করছি। পণ্যটি এখনো হাতে দেওয়া বা পাঠানো না হয়ে থাকলে ততক্ষণ অপেক্ষা করুন।`,
  "deal-cleared": ({ product, price, wasPrice }) => {
    if (price)
      return `ব্যাংকের সিদ্ধান্ত ক্রেতার পক্ষে: ${product} পণ্যটির ${price} তিনি ফেরত পেয়ে গেছেন। বিক্রেতা এই টাকা পাবেন না। এরপর কী, লেনদেনে দেখুন।`
    return wasPrice
      ? `${product} পণ্যটি নিয়ে ব্যাংকের সিদ্ধান্ত শেষ পর্যন্ত বিক্রেতার পক্ষে: ${wasPrice} ক্রেতার থাকছে না।`
      : `${product} পণ্যটির পেমেন্ট আমরা দেখে নিয়েছি: লেনদেন বহাল আছে, কিছু আটকে থাকলে তা এখন চলবে।`
  },
  "hold-to-clear": ({ product }) =>
    `${product} পণ্যটির লেনদেন আটকে আছে। পেমেন্ট দেখে চলতে দিন, না হলে টাকা ফেরত দিন।`,
  "refund-failed": ({ product, price }) =>
    `${product} পণ্যটির ${price} ফেরত পাঠানো যায়নি। কেন যায়নি, আর কী করতে হবে, দেখুন।`,
  "refund-late": ({ product, price }) =>
    `${product} পণ্যটির ফেরতের ${price} তিন দিন ধরে পথে আছে। কোথায় আটকে আছে দেখুন।`,
  "payment-unknown": ({ product, price }) =>
    `${product} পণ্যটির ${price} দেওয়া হয়েছে কি না গেটওয়ে জানাচ্ছে না। তাদের পোর্টালে দেখুন।`,
  "late-money": ({ product, price }) =>
    `${product} পণ্যটির জন্য ${price} এসেছে, যা দেওয়ার কথা ছিল না। টাকা নিজে থেকেই ক্রেতার কাছে ফেরত যাচ্ছে।`,
  "chargeback-opened": ({ product, price }) =>
    `${product} পণ্যটির ${price} ক্রেতার ব্যাংক ফেরত চেয়েছে। গেটওয়ের পোর্টালে উত্তর দিন।`,
  "sale-charged-back": ({ product, price, wasPrice }) =>
    wasPrice
      ? `আপনার ${product} পণ্যটির লেনদেন সম্পন্ন হয়েছে। এর মধ্যে ${price} ক্রেতার ব্যাংকের কাছে আছে, এখনো সিদ্ধান্ত হয়নি${price === wasPrice ? "" : "; বাকি টাকা আপনার"}। পণ্যটি হাতে দেওয়ার প্রমাণ রেখে দিন।`
      : `${product} পণ্যটির ${price} ক্রেতার ব্যাংক ফেরত চেয়েছে। ব্যাংক যা কেটে নেবে, সিদ্ধান্ত না হওয়া পর্যন্ত তা আপনার ব্যালেন্স থেকে বাদ থাকবে। পণ্যটি হাতে দেওয়ার প্রমাণ রেখে দিন।`,
  "sale-stands": ({ product, price }) =>
    `${product} পণ্যটির ${price} ক্রেতার ব্যাংক ফেরত চেয়েছিল, তবে সিদ্ধান্ত আপনার পক্ষে: বিক্রি বহাল আছে। যা কাটা হয়েছিল তা আপনার ব্যালেন্সে ফিরে আসবে।`,
  "sale-lost": ({ product, price }) =>
    `${product} পণ্যটি নিয়ে ব্যাংকের সিদ্ধান্ত ক্রেতার পক্ষে। ${price ? `আপনার ব্যালেন্স থেকে কাটা ${price} আর ফেরত পাবেন না।` : "ব্যাংক যা কেটে নিয়েছে তা আর ফেরত পাবেন না।"}`,
  "chargeback-closed": ({ product, price }) =>
    `${product} পণ্যটির ${price} নিয়ে ব্যাংক সিদ্ধান্ত দিয়েছে। কী সিদ্ধান্ত, আর লেনদেনটি আপনার অপেক্ষায় আছে কি না, দেখুন।`,
  "chargeback-unknown": ({ product, price }) =>
    `${product} পণ্যটির ${price} ব্যাংক ফেরত চেয়েছিল, গেটওয়ে আর খবর দিচ্ছে না। ব্যাংকের সিদ্ধান্ত জানান।`,
  "meeting-ahead": ({ product, until }) => `${product} নিয়ে আপনাদের দেখা হবে ${until}-এ। জায়গাটি দেখে নিন।`,
  "deal-expiring": ({ product, until }) => `কেউ কিছু না করলে ${product} পণ্যটির লেনদেন ${until}-এ শেষ হয়ে যাবে।`,
  "review-open": ({ product }) => `${product} পণ্যটির লেনদেন কেমন হলো? ১৪ দিনের মধ্যে রিভিউ লিখতে পারবেন।`,
  "review-published": ({ product }) =>
    `${product} পণ্যটির লেনদেন নিয়ে আপনি একটি রিভিউ পেয়েছেন। পড়ুন, চাইলে উত্তর দিন।`,
  "review-taken-down": ({ product }) =>
    `${product} পণ্যটির লেনদেন নিয়ে আপনার রিভিউ Backline সরিয়ে দিয়েছে। আপনি ছাড়া আর কেউ এটি দেখবেন না।`,
  "no-show-contested": ({ actor, product }) =>
    `${actor} বলছেন, ${product} নিয়ে দেখা করতে আপনিই আসেননি। এটি আপনাদের কারও হিসাবে ধরা হবে না।`,
  "payout-paid": ({ price }) => `আমরা আপনাকে ${price} পাঠিয়েছি।`,
  "payout-failed": ({ price }) =>
    `আপনাকে পাঠানো ${price} ফিরে এসেছে। টাকা আবার আপনার ব্যালেন্সে আছে, টাকা পাওয়ার অ্যাকাউন্টটি দেখে নিন।`,
  "payout-late": ({ price }) => `একজন বিক্রেতা ${price} পেতে নিয়মের চেয়ে বেশি অপেক্ষা করছেন। আজই পাঠিয়ে দিন।`,
  "offer-made": ({ actor, product, price }) => `${actor} আপনার ${product} পণ্যটির জন্য ${price} দাম বলেছেন।`,
  "offer-countered": ({ actor, product, price }) => `${actor} ${product} পণ্যটির জন্য ${price} চান।`,
  "offer-agreed": ({ actor, product, price }) =>
    `${actor} রাজি: ${product}, দাম ${price}। পণ্যটি ৩ দিন রাখা থাকবে।`,
  "offer-declined": ({ actor, product, price }) => `${actor} ${product} পণ্যটির ${price} দামে রাজি নন।`,
  "offer-withdrawn": ({ actor, product, price }) =>
    `${actor} ${product} পণ্যটির ${price} দামের প্রস্তাব ফিরিয়ে নিয়েছেন।`,
  "offer-void": ({ product }) => `${product} পণ্যটির দরদাম শেষ: এটি অন্য একজনের জন্য রাখা হয়েছে, অথবা দাম কমেছে।`,
  "offer-expiring": ({ product, price }) =>
    `${product} পণ্যটির ${price} দামের প্রস্তাব ১২ ঘণ্টা পরে শেষ হবে। উত্তর দিন।`,
  "message-written": ({ actor, product }) => `${actor} ${product} পণ্যটি নিয়ে আপনাকে মেসেজ দিয়েছেন।`,
  "support-answered": () => "আমরা আপনার মেসেজের উত্তর দিয়েছি।",
  "support-written": () => "একজন Backline-কে মেসেজ দিয়েছেন। উত্তর দিন।",
  "price-changed": ({ product, price, wasPrice }) =>
    `আপনার বুক করা ${product} পণ্যটির দাম ${wasPrice} থেকে বদলে এখন ${price}।`,
  "product-gone": ({ product }) => `আপনার পছন্দের ${product} পণ্যটি আর পাওয়া যাচ্ছে না।`,
  "product-sold": ({ product }) => `আপনার পছন্দের ${product} পণ্যটি অন্য একজনের কাছে বিক্রি হয়ে গেছে।`,
  "product-removed": ({ product }) => `Backline আপনার ${product} পণ্যটি সরিয়ে দিয়েছে। ভুল মনে হলে আমাদের জানান।`,
  "seller-verified": () => "আপনি এখন একজন যাচাইকৃত বিক্রেতা।",
  "verification-ended": () => "আপনি আর যাচাইকৃত বিক্রেতা নন।",
  "account-suspended": ({ until }) =>
    `আপনার অ্যাকাউন্ট${until && ` ${until} পর্যন্ত`} স্থগিত করা হয়েছে। যা চলছে তা চলবে। কারণটি ড্যাশবোর্ডে দেখুন।`,
  "suspension-lifted": () => "আপনার অ্যাকাউন্ট আর স্থগিত নেই। সবকিছু আগের মতো হয়ে গেছে।",
  "conversation-reported": ({ product }) => `${product} পণ্যটি নিয়ে একটি কথোপকথন রিপোর্ট করা হয়েছে। দেখে নিন।`,
  "report-unfounded": ({ product }) => `${product} পণ্যটি নিয়ে আপনার রিপোর্ট আমরা দেখেছি। নিয়মের বাইরে কিছু পাইনি।`,
  "report-warned": ({ product }) => `${product} পণ্যটি নিয়ে আপনার রিপোর্ট ঠিক ছিল। আমরা অন্যজনকে সতর্ক করেছি।`,
  "report-suspended": ({ product }) =>
    `${product} পণ্যটি নিয়ে আপনার রিপোর্ট ঠিক ছিল। আমরা অন্যজনের অ্যাকাউন্ট স্থগিত করেছি।`,
  "account-warned": () =>
    "আপনি একজনকে যা লিখেছেন তা আমাদের নিয়মের বাইরে। আবার এমন হলে আপনার অ্যাকাউন্ট স্থগিত করা হতে পারে।",
  "search-matched": ({ product, price, wasPrice }) =>
    wasPrice
      ? `আপনার সেভ করা সার্চে পাওয়া ${product} পণ্যটির দাম ${wasPrice} থেকে কমে এখন ${price}।`
      : `যা খুঁজছিলেন তা এসেছে: আপনার সেভ করা সার্চে ${product} পাওয়া গেছে, দাম ${price}।`,
  "searches-matched": () => "আপনার সেভ করা সার্চে নতুন পণ্য পাওয়া গেছে।",
  "price-dropped": ({ product, price, wasPrice }) =>
    `আপনার পছন্দের তালিকার ${product} পণ্যটির দাম ${wasPrice} থেকে কমে এখন ${price}।`,
  "available-again": ({ product }) => `আপনার বুক করা ${product} পণ্যটি আবার পাওয়া যাচ্ছে।`,
  "listed-again": ({ product, price }) =>
    `আপনার পছন্দের তালিকার ${product} পণ্যটি আবার বিক্রির জন্য দেওয়া হয়েছে, দাম ${price}।`,
}

export const kinds: Record<NotificationKind, string> = {
  bookings: "বুকিং, নতুন দরদাম ও দেখা করা",
  payments: "পেমেন্ট",
  messages: "মেসেজ",
  alerts: "সেভ করা সার্চ ও পছন্দের তালিকা",
  products: "বুক করা পণ্য, দরদাম ও রিভিউ",
  account: "আপনার অ্যাকাউন্ট",
}
