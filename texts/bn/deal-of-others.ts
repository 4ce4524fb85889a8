import type { EndReason } from "../../contract/deals.ts"
import { isolate } from "../../contract/isolate.ts"
import { cannotBePaid, type Names, reasons as reasonsOfOne } from "./deals.ts"

/** What comes next, to an admin. */
export const next = {
  booked: ({ buyer }: Names) =>
    `${isolate(buyer)} কিনতে চান। পণ্যটি এখনো কারও জন্য রাখা হয়নি: যিনি আগে পেমেন্ট করবেন, তিনিই পাবেন।`,
  requested: ({ buyer, seller }: Names) =>
    `${isolate(buyer)} ক্যাশে কিনতে চান। রাখা হবে কি না, ${isolate(seller)} জানাবেন।`,
  reservedToMeet: ({ buyer, seller }: Names) =>
    `পণ্যটি ${isolate(buyer)}-এর জন্য রাখা আছে। তিনি কথামতো ${isolate(seller)}-এর সঙ্গে দেখা করে টাকা দেবেন।`,
  reservedToPay: ({ buyer, paymentWaits }: Names) =>
    `দাম ঠিক হয়েছে। পণ্যটি ${isolate(buyer)}-এর জন্য রাখা আছে${paymentWaits ? `। ${cannotBePaid}` : ", তিনি সময় শেষ হওয়ার আগে পেমেন্ট করবেন।"}`,
  reserved: ({ buyer, seller, paymentWaits }: Names) =>
    `পণ্যটি ${isolate(buyer)}-এর জন্য রাখা আছে। সময় শেষ হওয়ার আগে তিনি ${isolate(seller)}-এর সঙ্গে দেখা করবেন${paymentWaits ? "" : " বা পেমেন্ট করবেন"}।`,
  paying: ({ buyer }: Names) => `${isolate(buyer)} পেমেন্ট করছেন। এর মধ্যে আর কেউ পেমেন্ট করতে পারবেন না।`,
  paid: ({ buyer, seller }: Names) =>
    `টাকা Backline-এর কাছে জমা আছে। ${isolate(seller)} দেখা করে ${isolate(buyer)}-কে পণ্যটি দেবেন।`,
  paidForCourier: ({ buyer, seller }: Names) =>
    `টাকা Backline-এর কাছে জমা আছে। ${isolate(seller)} কুরিয়ারে ${isolate(buyer)}-কে পণ্যটি পাঠাবেন।`,
  sent: ({ buyer, seller }: Names) =>
    `পণ্যটি কুরিয়ারে আছে। ${isolate(buyer)} হাতে পেলে ${isolate(seller)} টাকা পাবেন।`,
  delivered: ({ buyer }: Names) =>
    `কোনো সমস্যা থাকলে ${isolate(buyer)} সময় শেষ হওয়ার আগে অভিযোগ করতে পারেন। ততক্ষণ টাকা Backline-এর কাছে থাকবে।`,
  deliveredInCash: ({ buyer, seller }: Names) =>
    `${isolate(seller)} জানিয়েছেন, ${isolate(buyer)} পণ্যটি পেয়েছেন ও টাকা দিয়েছেন। না পেয়ে থাকলে ${isolate(buyer)} সময় শেষ হওয়ার আগে জানাবেন।`,
  disputed: () => "দুজনের কথা পড়ে ঠিক করুন, টাকা কে পাবেন।",
  completed: ({ buyer, seller }: Names) => `পণ্যটি ${isolate(buyer)}-এর হাতে, ${isolate(seller)} টাকা পাচ্ছেন।`,
  split: ({ buyer, seller, isOtherWay }: Names) =>
    `টাকার একটা অংশ ${isOtherWay ? "" : "যেভাবে এসেছিল, সেভাবেই "}${isolate(buyer)} ফেরত পাবেন। বাকিটা ${isolate(seller)}-এর।`,
  completedInCash: ({ buyer, seller }: Names) =>
    `পণ্যটি ${isolate(buyer)}-এর হাতে, ${isolate(seller)} ক্যাশে টাকা পেয়েছেন।`,
  refunded: ({ buyer, seller }: Names) =>
    `পুরো টাকা যেভাবে এসেছিল, সেভাবেই ${isolate(buyer)} ফেরত পাচ্ছেন। ${isolate(seller)} আবার বিক্রিতে না দেওয়া পর্যন্ত পণ্যটি বিক্রির জন্য থাকবে না।`,
  returned: ({ buyer, seller, returnBy }: Names) =>
    `পুরো টাকা যেভাবে এসেছিল, সেভাবেই ${isolate(buyer)} ফেরত পাচ্ছেন। ${returnBy}-এর মধ্যে পণ্যটি ${isolate(seller)}-এর কাছে ফেরত যাবে; ফেরতের খরচ তাঁর।`,
  cancelled: () => "বিক্রি ছাড়াই শেষ হয়েছে। কোনো টাকা কাটা হয়নি।",
}

export const bothAgreed = "দুজনেই রাজি হয়েছেন।"
export const blind = (date: string) => `দুজনেই রিভিউ না লেখা পর্যন্ত, বা ${date} পর্যন্ত, কারও লেখা দেখা যাবে না।`

export const reasons: Record<EndReason, string> = {
  ...reasonsOfOne,
  "changed-mind": "দুজনের একজন মত বদলেছেন",
  "no-answer": "দুজনের একজন সাড়া দিচ্ছেন না",
}
