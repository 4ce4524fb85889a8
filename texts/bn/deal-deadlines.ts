import type { Delivery } from "../../contract/bookings.ts"
import type { DealState } from "../../contract/deal-states.ts"
import type { DealParty } from "../../contract/deals.ts"

/** What the clock does, and when. */
export const until: Record<Exclude<DealState, "paid" | "disputed">, (time: string) => string> = {
  booked: (time) => `${time} পর্যন্ত`,
  requested: (time) => `${time}-এর মধ্যে উত্তর না এলে অনুরোধটি শেষ হয়ে যাবে।`,
  reserved: (time) => `${time} পর্যন্ত রাখা থাকবে`,
  paying: (time) => `বড়জোর ${time} পর্যন্ত`,
  sent: (time) => `${time} থেকে হাতে দেওয়া হয়েছে বলে ধরা হবে`,
  delivered: (time) => `${time}-এ নিজে থেকেই সম্পন্ন হবে`,
  completed: (time) => `${time} পর্যন্ত`,
  refunded: (time) => `${time} পর্যন্ত`,
  cancelled: (time) => `${time} পর্যন্ত`,
}

export const untilHandedOver: Record<DealParty, Record<Delivery, (time: string) => string>> = {
  buyer: {
    meet: (time) => `${time}-এর মধ্যে হাতে না পেলে আপনি টাকা ফেরত পাবেন।`,
    courier: (time) => `${time}-এর মধ্যে পাঠানো না হলে আপনি টাকা ফেরত পাবেন।`,
  },
  seller: {
    meet: (time) => `${time}-এর মধ্যে হাতে দিন, না হলে ক্রেতা টাকা ফেরত পাবেন।`,
    courier: (time) => `${time}-এর মধ্যে পাঠিয়ে দিন, না হলে ক্রেতা টাকা ফেরত পাবেন।`,
  },
  admin: {
    meet: (time) => `${time}-এর মধ্যে হাতে না দিলে ক্রেতা টাকা ফেরত পাবেন।`,
    courier: (time) => `${time}-এর মধ্যে পাঠানো না হলে ক্রেতা টাকা ফেরত পাবেন।`,
  },
}
export const untilDecided: Record<DealParty, (time: string) => string> = {
  buyer: (time) => `${time}-এর মধ্যে Backline সিদ্ধান্ত না দিলে আপনি টাকা ফেরত পাবেন।`,
  seller: (time) => `${time}-এর মধ্যে Backline সিদ্ধান্ত না দিলে ক্রেতা টাকা ফেরত পাবেন।`,
  admin: (time) => `${time}-এর মধ্যে সিদ্ধান্ত দিন, না হলে ক্রেতা টাকা ফেরত পাবেন।`,
}
