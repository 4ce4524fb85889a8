import type { Booking } from "../../contract/bookings.ts"
import { isolate } from "../../contract/isolate.ts"

export const heading = "পেমেন্ট"
export const myOrders = "আমার অর্ডার"
export const noSuchBooking = "আপনার এমন কোনো বুকিং নেই।"
export const yourBooking = "আপনার বুকিং"
export const whyGone: Record<Exclude<Booking["availability"], "AVAILABLE">, string> = {
  RESERVED: "পণ্যটি অন্য একজন ক্রেতার জন্য রাখা আছে। আবার পাওয়া গেলে আপনাকে জানাব।",
  SOLD: "এই পণ্যটি অন্য একজনের কাছে বিক্রি হয়ে গেছে।",
  GONE: "এই পণ্যটি আর পাওয়া যাচ্ছে না।",
}
export const explore = "পণ্য দেখুন"
export const toPay = (product: string) => ({
  before: `“${isolate(product)}” কিনতে আপনাকে `,
  after: " দিতে হবে।",
})

export const withDelivery = (fee: string) => `এর মধ্যে কুরিয়ার খরচ ${fee}`
export const whatHappensNext = "এরপর যা হবে"
const isYours = "পণ্যটি আপনার হয়ে যাবে, আর কেউ কিনতে পারবেন না।"
export const afterPaying = {
  meet: (seller: string) => [
    isYours,
    `বিক্রেতা “${isolate(seller)}” ইমেইলে আপনার নাম, ফোন নম্বর ও এলাকা পাবেন।`,
    "এখানে বিক্রেতার ফোন নম্বর দেখতে পাবেন। ফোন করে ঠিক করে নেবেন, পণ্যটি কীভাবে নেবেন।",
  ],
  courier: (seller: string) => [
    isYours,
    `বিক্রেতা “${isolate(seller)}” ৫ দিনের মধ্যে আপনার ঠিকানায় পাঠাবেন, না হলে আপনি টাকা ফেরত পাবেন।`,
    "পাঠানো হলে লেনদেনের পেজে ট্র্যাকিং কোড দেখতে পাবেন।",
  ],
}

export const otherPrice = (before: string, today: string) =>
  `আপনি বুক করার পর বিক্রেতা দাম বদলেছেন: আগে ছিল ${before}, এখন ${today}।`

export const thePayment = "পেমেন্ট"
export const card = "কার্ড"
export const cardNumber = "কার্ড নম্বর"
export const expiryDate = "মেয়াদ শেষের তারিখ"
export const expiryHint = "মাস/বছর, যেমন 09/30"
export const securityCode = "সিকিউরিটি কোড"
export const securityCodeHint = "৩ বা ৪ ডিজিট"
export const testMode = "টেস্ট মোড: কোনো টাকা কাটা হয় না"
export const testCard = (number: string) => `টেস্ট কার্ড: ${number}`
export const confirm = "পেমেন্ট নিশ্চিত করুন"
export const beingPrepared = "একটু অপেক্ষা করুন, পেমেন্টের প্রস্তুতি চলছে।"
export const paying = "পেমেন্ট হচ্ছে। এই পেজেই থাকুন।"
const wrongNumber = "আপনার কার্ড নম্বর ভুল।"
const wrongExpiry = "আপনার কার্ডের মেয়াদ শেষের তারিখ ভুল।"
const wrongSecurityCode = "আপনার কার্ডের সিকিউরিটি কোড ভুল।"
const notApproved = "আপনার ব্যাংক এই পেমেন্ট অনুমোদন করেনি। অন্য কার্ড দিয়ে চেষ্টা করুন।"
const notForThis = "এই কার্ড দিয়ে এ ধরনের পেমেন্ট করা যায় না। অন্য কার্ড দিয়ে চেষ্টা করুন।"
const askBank = "আপনার ব্যাংক কার্ডটি গ্রহণ করেনি। ব্যাংকে যোগাযোগ করুন, অথবা অন্য কার্ড দিয়ে চেষ্টা করুন।"

// https://docs.stripe.com/declines/codes, https://docs.stripe.com/error-codes
export const declines: Record<string, string> = {
  card_declined: "আপনার কার্ডটি গ্রহণ করা হয়নি।",
  insufficient_funds: "আপনার কার্ডে যথেষ্ট টাকা নেই।",
  expired_card: "আপনার কার্ডের মেয়াদ শেষ।",
  incorrect_cvc: wrongSecurityCode,
  invalid_cvc: wrongSecurityCode,
  incomplete_cvc: "আপনার কার্ডের সিকিউরিটি কোড পুরো দেওয়া হয়নি।",
  incorrect_number: wrongNumber,
  invalid_number: wrongNumber,
  incomplete_number: "আপনার কার্ড নম্বর পুরো দেওয়া হয়নি।",
  invalid_expiry_month: wrongExpiry,
  invalid_expiry_year: wrongExpiry,
  invalid_expiry_month_past: "আপনার কার্ডের মেয়াদ শেষ।",
  invalid_expiry_year_past: "আপনার কার্ডের মেয়াদ শেষ।",
  incomplete_expiry: "আপনার কার্ডের মেয়াদ শেষের তারিখ পুরো দেওয়া হয়নি।",
  processing_error: "কার্ডটি নিয়ে কাজ করার সময় সমস্যা হয়েছে। একটু পরে আবার চেষ্টা করুন।",
  try_again_later: "কার্ডটি এখন গ্রহণ করা যায়নি। একটু পরে আবার চেষ্টা করুন।",
  issuer_not_available: "আপনার ব্যাংকের সঙ্গে এখন যোগাযোগ করা যাচ্ছে না। একটু পরে আবার চেষ্টা করুন।",
  authentication_required: notApproved,
  payment_intent_authentication_failure: notApproved,
  approve_with_id: notApproved,
  call_issuer: askBank,
  do_not_honor: askBank,
  restricted_card: askBank,
  card_velocity_exceeded: "আপনার কার্ডের লেনদেনের সীমা পার হয়ে গেছে। অন্য কার্ড দিয়ে চেষ্টা করুন।",
  withdrawal_count_limit_exceeded: "আপনার কার্ডের লেনদেনের সীমা পার হয়ে গেছে। অন্য কার্ড দিয়ে চেষ্টা করুন।",
  card_not_supported: notForThis,
  currency_not_supported: "এই কার্ডে টাকায় (BDT) পেমেন্ট করা যায় না। অন্য কার্ড দিয়ে চেষ্টা করুন।",
  transaction_not_allowed: notForThis,
  testmode_decline: "টেস্ট মোডে শুধু টেস্ট কার্ড চলে।",
  live_mode_test_card: "এটি টেস্ট কার্ড। আসল কার্ড দিয়ে চেষ্টা করুন।",
}
export const notAccepted = "আপনার কার্ডটি গ্রহণ করা হয়নি।"

export const bankAsks = "আপনার ব্যাংক জানতে চাইছে"
export const bankQuestion = "আপনি কি এই পেমেন্টের অনুমতি দিচ্ছেন? টেস্ট মোডে কোনো টাকা কাটা হয় না।"
export const approve = "অনুমতি দিন"
export const refuse = "বাতিল করুন"

export const paid = (product: string) => `“${isolate(product)}” পণ্যটির পেমেন্ট সফল হয়েছে!`
export const purchased = (product: string) => `আপনি “${isolate(product)}” কিনেছেন!`
export const receiptMailed = "এসব তথ্য আপনাকে ইমেইলেও পাঠিয়েছি।"
export const removedByYou = "এই বুকিংটি আপনি অর্ডারের তালিকা থেকে সরিয়েছেন।"
export const transactionId = "ট্রানজ্যাকশন আইডি:"
