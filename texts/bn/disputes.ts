import type { DisputeOutcome } from "../../contract/dispute-choices.ts"
import type { DisputeReason } from "../../contract/disputes.ts"
import { isolate } from "../../contract/isolate.ts"
import * as format from "./format.ts"

export const heading = "অভিযোগ"
export const reasons: Record<DisputeReason, string> = {
  "not-received": "পণ্যটি পাইনি",
  "not-as-described": "বিবরণের সঙ্গে মেলে না",
  damaged: "পণ্যটি নষ্ট বা ভাঙা",
  counterfeit: "পণ্যটি নকল",
  other: "অন্য কিছু",
}

// the buyer opens one

export const open = "সমস্যা আছে"
export const openTitle = "কী সমস্যা?"
export const openMeans = (seller: string) =>
  `${isolate(seller)} এটি পড়বেন, উত্তর দিতে ৪৮ ঘণ্টা সময় পাবেন। এরপর টাকা কে পাবেন, Backline ঠিক করবে। ততক্ষণ টাকা আমাদের কাছেই থাকবে।`
export const reason = "কারণ"
export const chooseReason = "বেছে নিন"
export const statement = "আপনার কথা"
export const statementHint = "কী পাওয়ার কথা ছিল, আর কী পেয়েছেন"
export const send = "Backline-কে জানান"
export const opened = "পাঠানো হয়েছে। বিক্রেতাকেও জানানো হয়েছে।"

// photos

export const photos = "ছবি"
export const photosHint = (count: number) =>
  `${count === 1 ? "আরও ১টি" : `সর্বোচ্চ ${format.number(count)}টি`} ছবি দেখাতে পারেন। শুধু আপনারা দুজন ও Backline দেখতে পাবেন।`
export const photosFull = "আর ছবি দেওয়া যাবে না।"
export const addPhotos = "ছবি দিন"
export const photoOf = (number: number, name: string) => `${isolate(name)}-এর ছবি ${format.number(number)}`
export const yourPhoto = (number: number) => `আপনার ছবি ${format.number(number)}`
export const removePhoto = (number: number) => `আপনার ছবি ${format.number(number)} বাদ দিন`
export const sendingPhotos = "ছবি পাঠানো হচ্ছে।"
export const noPhoto = "ছবিটি লোড করা যায়নি।"

// while it is open

export const about = (reason: string) => `অভিযোগ: ${reason}`
export const sellerAnswers = (seller: string, time: string) =>
  `${isolate(seller)} ${time} পর্যন্ত উত্তর দিতে পারেন। এরপর Backline সিদ্ধান্ত নেবে।`
export const youAnswer = (time: string) =>
  `${time}-এর মধ্যে উত্তর দিন। এরপর উত্তর থাকুক বা না থাকুক, Backline সিদ্ধান্ত নেবে।`
export const backlineDecides = "দুজনের কথা পড়ে Backline সিদ্ধান্ত নেবে। চাইলে আরও কিছু লিখতে পারেন।"
export const adminWaits = (seller: string, time: string) =>
  `${isolate(seller)} ${time} পর্যন্ত উত্তর দিতে পারেন। এরপর, অথবা উত্তর এলে সিদ্ধান্ত দিন।`
export const adminDecides = "আপনার সিদ্ধান্ত বাকি।"
export const by = { buyer: "ক্রেতা", seller: "বিক্রেতা" }
export const answer = "আপনার উত্তর"
export const answerHint = "এ নিয়ে কী জানেন, আর কী সমাধান দিতে চান"
export const sendAnswer = "উত্তর পাঠান"
export const more = "আরও কিছু বলার থাকলে"
export const sendMore = "পাঠান"
export const said = "পাঠানো হয়েছে। Backline ও অন্য পক্ষ এখন পড়তে পারবেন।"
export const withdraw = "সমস্যা মিটে গেছে"
export const withdrawing = "অভিযোগ তুলে নেবেন?"
export const withdrawMeans = (seller: string) =>
  `অভিযোগ শেষ হবে, পুরো টাকা ${isolate(seller)} পাবেন। আবার অভিযোগ করা যাবে না।`
export const withdrawn = "অভিযোগ শেষ। আনন্দে বাজান!"
export const concede = "পুরো টাকা ফেরত দিন"
export const conceding = "পুরো টাকা ফেরত দেবেন?"
export const concedeMeans = (buyer: string, price: string) =>
  `${isolate(buyer)} ${price} ফেরত পাবেন, লেনদেনটি শেষ হবে। পণ্যটি কীভাবে ফেরত আসবে, তাঁর সঙ্গে ঠিক করে নিন; ফেরতের খরচ আপনার।`
export const conceded = "টাকা ফেরত যাচ্ছে।"

// what was agreed

export const terms = "যা ঠিক হয়েছিল"
export const termsOf = "পেমেন্টের সময় পণ্যের পেজে যা লেখা ছিল"
export const price = "দাম"
export const condition = "অবস্থা"
export const timeUsed = "কত দিন ব্যবহৃত"
export const brand = "ব্র্যান্ড"
export const model = "মডেল"
export const year = "তৈরির সাল"
export const included = "সঙ্গে যা আছে"
export const faults = "খুঁত"
export const place = "এলাকা"
export const delivery = "ডেলিভারি"
export const deliveries = { meet: "হাতে হাতে", courier: "কুরিয়ারে" }
export const productPhoto = (number: number) => `পণ্যের ছবি ${format.number(number)}`

// the decision

export const decide = "আপনার সিদ্ধান্ত"
export const outcome = "টাকা কে পাবেন"
export const toSeller = (seller: string) => `পুরোটা ${isolate(seller)} পাবেন`
export const toBuyer = (buyer: string) => `পুরোটা ${isolate(buyer)} ফেরত পাবেন`
export const toBoth = "দুজনেই কিছু পাবেন"
export const refundAmount = (buyer: string) => `${isolate(buyer)} পাবেন`
export const ofPaid = (price: string) => `${price}-এর মধ্যে`
export const restIs = (seller: string, rest: string) => `${rest} ${isolate(seller)}-এর`
export const why = "কেন"
export const whyHint = "দুজনেই এটি পড়বেন"
export const decideNow = "সিদ্ধান্ত দিন"
export const deciding = "এই সিদ্ধান্ত দেবেন?"
export const isFinal = "পরে আর বদলানো যাবে না।"
export const decided = "সিদ্ধান্ত হয়েছে। দুজনকেই জানানো হয়েছে।"

type Names = { buyer: string; seller: string; back: string; rest: string }

export const results: Record<DisputeOutcome, (of: Names) => string> = {
  release: ({ seller }) => `Backline-এর সিদ্ধান্ত: পুরো টাকা ${isolate(seller)} পাবেন।`,
  refund: ({ buyer }) => `Backline-এর সিদ্ধান্ত: ${isolate(buyer)} পুরো টাকা ফেরত পাবেন।`,
  split: ({ buyer, seller, back, rest }) =>
    `Backline-এর সিদ্ধান্ত: ${isolate(buyer)} ${back} ফেরত পাবেন, বাকি ${rest} ${isolate(seller)}-এর।`,
  withdrawn: ({ buyer, seller }) => `${isolate(buyer)} অভিযোগ তুলে নিয়েছেন। টাকা ${isolate(seller)} পাবেন।`,
  conceded: ({ buyer, seller }) => `${isolate(seller)} পুরো টাকা ${isolate(buyer)}-কে ফেরত দিচ্ছেন।`,
  lapsed: ({ buyer }) => `সময়মতো সিদ্ধান্ত হয়নি। ${isolate(buyer)} পুরো টাকা ফেরত পাবেন।`,
}

/** What is decided, before it is. */
export const means = {
  release: ({ seller }: Names) => `পুরো টাকা ${isolate(seller)} পাবেন।`,
  refund: ({ buyer }: Names) => `${isolate(buyer)} পুরো টাকা ফেরত পাবেন।`,
  split: ({ buyer, seller, back, rest }: Names) =>
    `${isolate(buyer)} ${back} ফেরত পাবেন, বাকি ${rest} ${isolate(seller)}-এর।`,
}
export const bothSaid = "দুজনে যা বলেছেন"

// the admin's list

export const theDisputes = "অভিযোগগুলো"
export const which = "কোন অভিযোগ"
export const tabs = { undecided: "সিদ্ধান্ত বাকি", decided: "সিদ্ধান্ত হয়েছে" }
export const none = {
  undecided: "কোনো অভিযোগে সিদ্ধান্ত বাকি নেই।",
  decided: "এখনো কোনো অভিযোগে সিদ্ধান্ত হয়নি।",
}
export const see = "অভিযোগ দেখুন"
export const seeOf = (product: string, buyer: string) => `অভিযোগ দেখুন: ${isolate(product)}, ${isolate(buyer)}`
export const between = (buyer: string, seller: string) =>
  `${isolate(buyer)} কিনেছেন ${isolate(seller)}-এর কাছ থেকে`
export const openedAt = (time: string) => `অভিযোগ: ${time}`
export const waitsUntil = (time: string) => `বিক্রেতা ${time} পর্যন্ত উত্তর দিতে পারেন`
export const hasAnswered = (time: string) => `বিক্রেতার উত্তর: ${time}`
export const hasNotAnswered = "বিক্রেতা উত্তর দেননি"
export const due = (time: string) => `${time}-এর মধ্যে সিদ্ধান্ত দিন, না হলে পুরো টাকা ক্রেতা ফেরত পাবেন`
export const decidedAt = (time: string) => `শেষ: ${time}`
