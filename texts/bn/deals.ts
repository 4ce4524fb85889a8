import type { DealAct, DealRole } from "../../contract/deal-moves.ts"
import type { DealState } from "../../contract/deal-states.ts"
import type { EndReason } from "../../contract/deals.ts"
import { isolate } from "../../contract/isolate.ts"

export const heading = "লেনদেন"
export const thisDeal = "এই লেনদেন"
export const sellerIs = (name: string) => `বিক্রেতা: ${isolate(name)}`
export const buyerIs = (name: string) => `ক্রেতা: ${isolate(name)}`
export const seeDeal = "লেনদেন দেখুন"
export const writeReview = "রিভিউ লিখুন"

export const states: Record<DealState, string> = {
  booked: "বুক করা",
  requested: "ক্যাশে কিনতে চাওয়া হয়েছে",
  reserved: "রাখা আছে",
  paying: "পেমেন্ট চলছে",
  paid: "পেমেন্ট হয়েছে",
  sent: "পথে আছে",
  delivered: "হাতে দেওয়া হয়েছে",
  disputed: "অভিযোগ চলছে",
  completed: "সম্পন্ন",
  refunded: "টাকা ফেরত",
  cancelled: "বাতিল",
}

export type Names = {
  buyer: string
  seller: string
  returnBy: string
  isOtherWay: boolean
  paymentWaits: boolean
}

export const cannotBePaid = "এখন পেমেন্ট করা যাচ্ছে না।"

/** What comes next, to each of the two. */
export const next = {
  buyer: {
    booked: () => "এখনো আপনার জন্য রাখা হয়নি। যিনি আগে পেমেন্ট করবেন, পণ্যটি তাঁর।",
    requested: ({ seller }: Names) => `আপনার জন্য রাখা হবে কি না, ${isolate(seller)} জানাবেন।`,
    reservedToMeet: ({ seller }: Names) =>
      `পণ্যটি আপনার জন্য রাখা আছে। কথামতো ${isolate(seller)}-এর সঙ্গে দেখা করুন, ভালো করে দেখে নিয়ে টাকা দিন।`,
    reservedToPay: ({ paymentWaits }: Names) =>
      `দাম ঠিক হয়েছে, পণ্যটি আপনার জন্য রাখা আছে। ${paymentWaits ? cannotBePaid : "সময় শেষ হওয়ার আগে পেমেন্ট করুন।"}`,
    reserved: ({ seller, paymentWaits }: Names) =>
      `পণ্যটি আপনার জন্য রাখা আছে। সময় শেষ হওয়ার আগে ${isolate(seller)}-এর সঙ্গে দেখা করুন${paymentWaits ? "" : " বা পেমেন্ট করুন"}।`,
    paying: () => "আপনার পেমেন্ট চলছে। এর মধ্যে আর কেউ পেমেন্ট করতে পারবেন না।",
    paid: ({ seller }: Names) =>
      `${isolate(seller)}-এর সঙ্গে দেখা করে ভালো করে দেখে নিন। হাতে পেলে তবেই “পেয়েছি” চাপুন: তখন বিক্রেতা টাকা পাবেন।`,
    paidForCourier: ({ seller }: Names) => `${isolate(seller)} কুরিয়ারে পাঠাবেন। ট্র্যাকিং কোড এখানে দেখতে পাবেন।`,
    sent: () =>
      "পণ্যটি কুরিয়ারে আছে। হাতে পেলে ও বিবরণের সঙ্গে মিললে “পেয়েছি” চাপুন। না এলে বা না মিললে “সমস্যা আছে” চাপুন।",
    delivered: () =>
      "ভালো করে দেখে নিন। বিবরণের সঙ্গে মিললে “পেয়েছি” চাপুন। না মিললে সময় শেষ হওয়ার আগে “সমস্যা আছে” চাপুন: ততক্ষণ টাকা Backline-এর কাছে থাকবে।",
    deliveredInCash: ({ seller }: Names) =>
      `${isolate(seller)} জানিয়েছেন, পণ্যটি আপনি পেয়েছেন ও টাকা দিয়েছেন। ঠিক হলে “পেয়েছি” চাপুন, না হলে সময় শেষ হওয়ার আগে “আমি পাইনি” চাপুন।`,
    disputed: () => "দুজনের কথা পড়ে Backline ঠিক করবে টাকা কে পাবেন। ততক্ষণ টাকা আমাদের কাছেই থাকবে।",
    completed: ({ seller }: Names) => `পণ্যটি আপনার হাতে, ${isolate(seller)} টাকা পাচ্ছেন।`,
    split: ({ seller, isOtherWay }: Names) =>
      `টাকার একটা অংশ ${isOtherWay ? "" : "যেভাবে দিয়েছিলেন, সেভাবেই "}ফেরত পাবেন। বাকিটা ${isolate(seller)}-এর।`,
    completedInCash: ({ seller }: Names) => `পণ্যটি আপনার হাতে, ${isolate(seller)}-কে ক্যাশে টাকা দিয়েছেন।`,
    refunded: () => "আপনি পুরো টাকা ফেরত পাচ্ছেন, যেভাবে দিয়েছিলেন সেভাবেই।",
    returned: ({ seller, returnBy }: Names) =>
      `পুরো টাকা যেভাবে দিয়েছিলেন, সেভাবেই ফেরত যাচ্ছে। ${isolate(seller)}-এর সঙ্গে ঠিক করে ${returnBy}-এর মধ্যে পণ্যটি ফেরত দিন; ফেরতের খরচ তাঁর।`,
    cancelled: () => "বিক্রি ছাড়াই শেষ হয়েছে। কোনো টাকা কাটা হয়নি।",
  },
  seller: {
    booked: ({ buyer }: Names) => `${isolate(buyer)} কিনতে চান। কিছু করা জরুরি নয়; একটি মেসেজ দিলে ভালো হয়।`,
    requested: ({ buyer }: Names) => `${isolate(buyer)} দেখা করে ক্যাশে দাম দিতে চান।`,
    reservedToMeet: ({ buyer }: Names) =>
      `পণ্যটি ${isolate(buyer)}-এর জন্য রাখা আছে। কথামতো দেখা করুন, টাকা নিন, তারপর কোডটি স্ক্যান করুন।`,
    reservedToPay: ({ buyer, paymentWaits }: Names) =>
      `দাম ঠিক হয়েছে। পণ্যটি ${isolate(buyer)}-এর জন্য রাখা আছে${paymentWaits ? `। ${cannotBePaid}` : ", তিনি সময় শেষ হওয়ার আগে পেমেন্ট করবেন।"}`,
    reserved: ({ buyer }: Names) => `পণ্যটি ${isolate(buyer)}-এর জন্য রাখা আছে। কোথায় কখন দেখা হবে ঠিক করুন।`,
    paying: ({ buyer }: Names) => `${isolate(buyer)} পেমেন্ট করছেন।`,
    paid: ({ buyer }: Names) =>
      `টাকা আপনার জন্য Backline-এর কাছে জমা আছে। ${isolate(buyer)}-এর সঙ্গে দেখা করে পণ্যটি দিন, তারপর এখানে জানান।`,
    paidForCourier: ({ buyer }: Names) =>
      `টাকা আপনার জন্য Backline-এর কাছে জমা আছে। ${isolate(buyer)}-কে পাঠিয়ে ট্র্যাকিং কোডটি এখানে লিখুন।`,
    sent: () => "পণ্যটি কুরিয়ারে আছে। ক্রেতা হাতে পেলে আপনি টাকা পাবেন।",
    delivered: ({ buyer }: Names) => `কোনো সমস্যা থাকলে ${isolate(buyer)} সময় শেষ হওয়ার আগে Backline-কে জানাবেন।`,
    deliveredInCash: ({ buyer }: Names) => `পণ্যটি না পেয়ে থাকলে ${isolate(buyer)} সময় শেষ হওয়ার আগে জানাবেন।`,
    disputed: () => "দুজনের কথা পড়ে Backline ঠিক করবে টাকা কে পাবেন। ততক্ষণ টাকা আমাদের কাছেই থাকবে।",
    completed: () => "টাকা এখন আপনার: “টাকার হিসাব” পেজে দেখতে পাবেন।",
    split: ({ buyer }: Names) =>
      `টাকার একটা অংশ ${isolate(buyer)} ফেরত পাবেন। বাকিটা আপনার: “টাকার হিসাব” পেজে দেখতে পাবেন।`,
    completedInCash: ({ buyer }: Names) => `পণ্যটি ${isolate(buyer)}-এর হাতে, আপনি ক্যাশে টাকা পেয়েছেন।`,
    refunded: () => "টাকা ক্রেতার কাছে ফেরত গেছে। আবার বিক্রিতে না দেওয়া পর্যন্ত পণ্যটি বিক্রির জন্য থাকবে না।",
    returned: ({ buyer, returnBy }: Names) =>
      `টাকা ${isolate(buyer)}-এর কাছে ফেরত যাচ্ছে, তিনি ${returnBy}-এর মধ্যে পণ্যটি ফেরত দেবেন। কীভাবে দেবেন ঠিক করে নিন; ফেরতের খরচ আপনার। আবার বিক্রিতে না দেওয়া পর্যন্ত পণ্যটি বিক্রির জন্য থাকবে না।`,
    cancelled: () => "বিক্রি ছাড়াই শেষ হয়েছে।",
  },
}

/** In My Orders: who is to do what, and until when. */
export const ordered = {
  requested: (time: string) => `বিক্রেতা উত্তর দেবেন ${time}-এর মধ্যে`,
  reserved: (time: string) => `আপনার জন্য রাখা থাকবে ${time} পর্যন্ত`,
  paying: (time: string) => `পেমেন্ট চলছে, বড়জোর ${time} পর্যন্ত`,
  toAgree: "বিক্রেতা দেখা করার প্রস্তাব দিয়েছেন। রাজি হোন, অথবা অন্য প্রস্তাব দিন",
  meeting: (time: string) => `বিক্রেতার সঙ্গে দেখা হবে: ${time}`,
  toMeet: (time: string) => `বিক্রেতা হাতে দেবেন ${time}-এর মধ্যে`,
  toSend: (time: string) => `বিক্রেতা পাঠাবেন ${time}-এর মধ্যে`,
  sent: (time: string) => `পথে আছে। পৌঁছানোর কথা ${time}-এর মধ্যে`,
  delivered: (time: string) => `সব ঠিক আছে? জানান ${time}-এর মধ্যে`,
  toAnswer: (time: string) => `অভিযোগ চলছে। বিক্রেতা উত্তর দেবেন ${time}-এর মধ্যে`,
  toDecide: (time: string) => `অভিযোগ চলছে। Backline সিদ্ধান্ত নেবে ${time}-এর মধ্যে`,
  onHold: "Backline পেমেন্টটি দেখছে",
  partBack: (price: string) => `সম্পন্ন। এর মধ্যে ${price} ফেরত পাচ্ছেন`,
}
export const onHold = {
  buyer: "Backline পেমেন্টটি যাচাই করছে। পণ্যটি এখনো না পেয়ে থাকলে ততক্ষণ অপেক্ষা করতে হবে; আপনাকে কিছু করতে হবে না।",
  seller: "Backline পেমেন্টটি যাচাই করছে। পণ্যটি এখনো আপনার কাছে থাকলে ততক্ষণ রেখে দিন।",
  admin: "পেমেন্টটি গেটওয়ের পোর্টালে দেখে নিন। ঠিক থাকলে চলতে দিন, না হলে টাকা ফেরত দিন।",
}

export const pay = "পেমেন্ট করুন"
export const toPayment = "পেমেন্ট দেখুন"
export const toProducts = "আমার পণ্য দেখুন"
export const acts = { delivered: "হাতে দিয়েছি", received: "পেয়েছি" }
export const asking = { delivered: "হাতে দিয়েছেন বলে জানাবেন?", received: "হাতে পেয়েছেন বলে জানাবেন?" }
export const means = {
  delivered: (buyer: string) =>
    `${isolate(buyer)} পণ্যটি হাতে পেলে তবেই জানান। কোনো সমস্যা থাকলে Backline-কে জানানোর জন্য তাঁর ৭২ ঘণ্টা সময় থাকবে।`,
  received: () => "বিক্রেতা টাকা পেয়ে যাবেন। এরপর আর টাকা ফেরত চাইতে পারবেন না।",
}
export const meansInCash = {
  delivered: (buyer: string) =>
    `${isolate(buyer)} পণ্যটি হাতে পেলে আর আপনি টাকা পেলে তবেই জানান। না পেয়ে থাকলে তা জানানোর জন্য তাঁর ৭২ ঘণ্টা সময় থাকবে।`,
  received: () => "পণ্যটি হাতে পেয়ে বিক্রেতাকে টাকা দিলে তবেই জানান। এরপর আর বদলানো যাবে না।",
}
export const done = {
  delivered: "ক্রেতাকে জানানো হয়েছে।",
  received: "সম্পন্ন হয়েছে। আনন্দে বাজান!",
}

export const courier = "কুরিয়ার"
export const courierHint = "একটি বেছে নিন, বা অন্যটির নাম লিখুন"
export const trackingCode = "ট্র্যাকিং কোড"
export const send = "পাঠিয়েছি"
export const sent = "ট্র্যাকিং কোডসহ ক্রেতাকে জানানো হয়েছে।"

/** Names of the quiet buttons, by who presses them. */
export const ends = {
  refund: { buyer: "টাকা ফেরত চাই", seller: "টাকা ফেরত দিন", admin: "টাকা ফেরত দিন" },
  cancel: { buyer: "আর কিনতে চাই না", seller: "ক্রেতার জন্য আর রাখব না", admin: "বাতিল করুন" },
}
export const ending = { refund: "পুরো টাকা ফেরত নিশ্চিত করবেন?", cancel: "এই লেনদেন শেষ করবেন?" }
export const endMeans = {
  refund: {
    buyer: "পুরো টাকা যেভাবে দিয়েছিলেন, সেভাবেই ১০ দিনের মধ্যে ফেরত পাবেন, আর লেনদেনটি শেষ হবে।",
    seller: "ক্রেতা পুরো টাকা ফেরত পাবেন, আর লেনদেনটি শেষ হবে। আবার বিক্রিতে না দেওয়া পর্যন্ত পণ্যটি বিক্রির জন্য থাকবে না।",
    admin: "ক্রেতা পুরো টাকা ফেরত পাবেন, আর লেনদেনটি শেষ হবে।",
  },
  cancel: {
    buyer: "পণ্যটি আবার অন্যদের জন্য খোলা থাকবে।",
    seller: "পণ্যটি আবার অন্যদের জন্য খোলা থাকবে, আর ক্রেতাকে জানানো হবে।",
    admin: "পণ্যটি আবার অন্যদের জন্য খোলা থাকবে।",
  },
}
export const ended = { refund: "টাকা ফেরত যাচ্ছে।", cancel: "লেনদেনটি শেষ হয়েছে।" }
export const reason = "কারণ"
export const reasons: Record<EndReason, string> = {
  "changed-mind": "মত বদলেছি",
  "no-answer": "অন্য পক্ষ সাড়া দিচ্ছেন না",
  "not-available": "পণ্যটি আর নেই",
  "came-back": "পার্সেল ফেরত এসেছে",
  other: "অন্য কিছু",
}

export const sellerPhone = "বিক্রেতার ফোন"
export const buyerPhone = "ক্রেতার ফোন"
export const place = "বিক্রেতার এলাকা"
export const address = "যেখানে যাবে"
export const parcel = "পার্সেল"

export const money = "টাকা"
export const price = "দাম"
export const deliveryFee = "ডেলিভারি"
export const together = "মোট"
export const transactionId = "ট্রানজ্যাকশন আইডি:"
export const refund = {
  requested: "টাকা ফেরত যাচ্ছে",
  sent: "টাকা ফেরত যাচ্ছে",
  done: "টাকা ফেরত দেওয়া হয়েছে",
  failed: "টাকা ফেরত, Backline দেখছে",
  byHand: "টাকা ফেরত দেওয়া হয়েছে",
  byBank: "ব্যাংক ফেরত দিয়েছে",
}
export const strayRefund = {
  requested: "বাড়তি পেমেন্ট, ফেরত যাচ্ছে",
  sent: "বাড়তি পেমেন্ট, ফেরত যাচ্ছে",
  done: "বাড়তি পেমেন্ট, ফেরত দেওয়া হয়েছে",
  failed: "বাড়তি পেমেন্ট, Backline দেখছে",
  byHand: "বাড়তি পেমেন্ট, ফেরত দেওয়া হয়েছে",
  byBank: "বাড়তি পেমেন্ট, ব্যাংক ফেরত দিয়েছে",
}

export const timeline = "যা যা হয়েছে"
export const booked = "বুক করা হয়েছে"
export const happened: Record<DealAct, string> = {
  cash: "ক্যাশে কিনতে চেয়েছেন",
  "take-back": "অনুরোধ ফিরিয়ে নিয়েছেন",
  accept: "রাজি হয়েছেন",
  decline: "রাজি হননি",
  agree: "দাম ঠিক হয়েছে",
  claim: "পেমেন্ট শুরু হয়েছে",
  capture: "পেমেন্ট হয়েছে",
  "give-up": "পেমেন্ট হয়নি",
  send: "কুরিয়ারে পাঠানো হয়েছে",
  handover: "হাতে দেওয়া হয়েছে",
  delivered: "হাতে দেওয়া হয়েছে",
  assume: "হাতে দেওয়া হয়েছে বলে ধরা হয়েছে",
  received: "হাতে পেয়েছেন",
  complete: "সম্পন্ন হয়েছে",
  object: "হাতে পাননি বলে জানিয়েছেন",
  dispute: "অভিযোগ করা হয়েছে",
  "withdraw-dispute": "অভিযোগ তুলে নেওয়া হয়েছে",
  concede: "টাকা ফেরত দিতে রাজি হয়েছেন",
  decide: "অভিযোগের সিদ্ধান্ত হয়েছে",
  refund: "টাকা ফেরত দেওয়া হয়েছে",
  lapse: "সময় শেষে টাকা ফেরত দেওয়া হয়েছে",
  cancel: "বাতিল হয়েছে",
  "no-show": "অন্য পক্ষ আসেননি",
  expire: "সময় শেষ হয়েছে",
}
export const choseCash = "দেখা করে ক্যাশে দেবেন"
export const by: Record<Exclude<DealRole, "provider">, string> = {
  buyer: "ক্রেতা",
  seller: "বিক্রেতা",
  admin: "Backline",
  clock: "নিজে থেকে",
}
