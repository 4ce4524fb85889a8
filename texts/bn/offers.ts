import { isolate } from "../../contract/isolate.ts"
import type { OfferState } from "../../contract/offers.ts"
import { banglaDigits } from "./numerals.ts"

export const heading = "দরদাম"
export const yourOffers = "আপনার দরদাম"
export const none = "এখনো কোনো দরদাম হয়নি"
export const explore = "পণ্য দেখুন"
export const toProducts = "আমার পণ্য দেখুন"
export const open = "উত্তর বাকি"
export const openOrAnswered = "উত্তর বাকি, বা এইমাত্র দেওয়া হয়েছে"
export const answered = "উত্তর দেওয়া হয়েছে"

export const make = "আপনার দাম বলুন"
export const amount = "আপনার দাম"
export const unit = "টাকা"
export const priceIs = (price: string) => `এখনকার দাম ${price}`
export const whatItMeans =
  "বিক্রেতা ৪৮ ঘণ্টার মধ্যে উত্তর দেবেন। দুজনে রাজি হলে পণ্যটি এই দামে ৩ দিন আপনার জন্য রাখা থাকবে। তার আগে যিনি কিনবেন, তিনিই পাবেন।"
export const alsoBooks = "দাম বললে পণ্যটি বুকও হবে, যাতে বিক্রেতা আপনাকে ফোন করতে পারেন।"
export const send = "দাম পাঠান"
export const sent = (price: string) => `আপনি ${price} বলেছেন। বিক্রেতার উত্তর পেলে জানাব।`

export const says = {
  buyerToYou: (name: string, price: string) => `${isolate(name)} ${price} বলেছেন`,
  yourOffer: (price: string) => `আপনি ${price} বলেছেন`,
  sellerToYou: (name: string, price: string) => `${isolate(name)} ${price} চান`,
  yourPrice: (price: string) => `আপনি ${price} চেয়েছেন`,
}
export const insteadOf = (price: string) => `এখনকার দাম ${price}`
export const hoursLeft = (hours: number) =>
  hours < 1 ? "এক ঘণ্টারও কম বাকি" : `${banglaDigits(String(hours))} ঘণ্টা বাকি`

export const states: Record<Exclude<OfferState, "open">, string> = {
  accepted: "দাম ঠিক হয়েছে",
  declined: "রাজি নন",
  countered: "অন্য দাম বলা হয়েছে",
  withdrawn: "ফিরিয়ে নেওয়া হয়েছে",
  expired: "সময়মতো উত্তর আসেনি",
  void: "শেষ: অন্য কারও জন্য রাখা হয়েছে, বিক্রি হয়ে গেছে, অথবা দাম বদলেছে",
}
export const paid = "দাম ঠিক হয়েছে, টাকা দেওয়া হয়েছে"
export const agreedOver = "দাম ঠিক হয়েছিল, কিন্তু সময়মতো কেনা হয়নি"
export const paymentWaits = "দাম ঠিক হয়েছে, কিন্তু এখন পেমেন্ট করা যাচ্ছে না"
export const suspended = {
  you: "আপনার অ্যাকাউন্ট স্থগিত আছে, তাই এখন নতুন কোনো দামে রাজি হওয়া যাবে না। কারণটি ড্যাশবোর্ডে দেখুন।",
  other: "অন্য পক্ষ এখন নতুন কোনো দামে রাজি হতে পারছেন না। অপেক্ষা করতে পারেন, কিংবা অন্য কাউকে বেছে নিন।",
}
export const pay = "পেমেন্ট করুন"
export const seeDeal = "লেনদেন দেখুন"

export const acts = {
  accept: "রাজি আছি",
  decline: "রাজি নই",
  withdraw: "ফিরিয়ে নিন",
  counter: "অন্য দাম বলুন",
}
export const asking = {
  accept: (price: string) => `${price} দামে রাজি?`,
  decline: (price: string) => `${price} দামে রাজি নন?`,
  withdraw: (price: string) => `আপনার বলা ${price} ফিরিয়ে নেবেন?`,
}
export const means = {
  accept: {
    buyer: "পণ্যটি ৩ দিন আপনার জন্য রাখা থাকবে। এর মধ্যে পেমেন্ট করুন বা বিক্রেতার সঙ্গে দেখা করুন।",
    seller: "পণ্যটি ৩ দিন এই ক্রেতার জন্য রাখা থাকবে। অন্য সবার দরদাম শেষ হয়ে যাবে।",
  },
  decline: {
    buyer: "এই দরদাম শেষ হবে। পুরো দামে এখনো কিনতে পারবেন।",
    seller: "এই দরদাম শেষ হবে।",
  },
  withdraw: { buyer: "এই দরদাম শেষ হবে। আপনার বুকিং থাকবে।", seller: "এই দরদাম শেষ হবে।" },
}
export const done = {
  accept: "দাম ঠিক হয়েছে।",
  decline: "জানিয়ে দেওয়া হয়েছে।",
  withdraw: "ফিরিয়ে নেওয়া হয়েছে।",
}
export const counterTitle = "অন্য দাম"
export const counterHint = {
  buyer: (price: string) => `${price}-এর কম`,
  seller: (price: string) => `${price}-এর বেশি`,
}
export const countered = (price: string) => `আপনার দাম ${price} পাঠানো হয়েছে।`
