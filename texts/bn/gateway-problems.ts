import * as dates from "./dates.ts"
import * as format from "./format.ts"

export const unknownGateway = "এভাবে এখানে টাকা দেওয়া যায় না। অন্য উপায় বেছে নিন।"
export const gatewayAway = "এখনো কোনো টাকা কাটা হয়নি। আবার চেষ্টা করুন।"
export const gatewayRefused = "গেটওয়ে এই পেমেন্ট নিচ্ছে না। কোনো টাকা কাটা হয়নি; টাকা দেওয়ার অন্য উপায় বেছে নিন।"
export const payingElsewhere = (until: Date) =>
  `এর জন্য একটি পেমেন্ট এরই মধ্যে চলছে, ${dates.dayTime(until)} পর্যন্ত। সেখানেই শেষ করুন, না হয় ততক্ষণ অপেক্ষা করুন।`
export const outOfRange = (limits: { lowest: number; highest: number }) =>
  `এই গেটওয়ে একবারে ${format.price(limits.lowest)} থেকে ${format.price(limits.highest)} পর্যন্ত নেয়। টাকা দেওয়ার অন্য উপায় বেছে নিন।`
export const tooManyCheckouts =
  "আপনি কয়েকটি পেমেন্ট শুরু করে শেষ করেননি, আর প্রতিটির জন্য একটি পণ্য অন্যরা কিনতে পারছেন না।"
export const notOpened = {
  sold: "পণ্যটি এইমাত্র অন্য একজনের কাছে বিক্রি হয়ে গেছে। কোনো টাকা কাটা হয়নি।",
  withdrawnBySeller: "বিক্রেতা পণ্যটি সরিয়ে নিয়েছেন। কোনো টাকা কাটা হয়নি।",
  notForSaleNow: "পণ্যটি এখন বিক্রির জন্য নেই। কোনো টাকা কাটা হয়নি।",
  bookingRemoved: "এই বুকিং বাতিল করা হয়েছে। কোনো টাকা কাটা হয়নি।",
}

// the sandbox

export const noSandbox = "এখানে স্যান্ডবক্স নেই।"
export const unknownPayment = "এমন কোনো পেমেন্ট নেই।"
export const declined = {
  declined: "আপনার কার্ডটি গ্রহণ করা হয়নি।",
  insufficientFunds: "আপনার কার্ডে যথেষ্ট টাকা নেই।",
  expired: "আপনার কার্ডের মেয়াদ শেষ।",
  wrongSecurityCode: "আপনার কার্ডের সিকিউরিটি কোড ভুল।",
  incompleteExpiry: "আপনার কার্ডের মেয়াদ শেষের তারিখ পুরো দেওয়া হয়নি।",
  invalidNumber: "আপনার কার্ড নম্বর ভুল।",
  notApproved: "আপনার ব্যাংক এই পেমেন্ট অনুমোদন করেনি। অন্য কার্ড দিয়ে চেষ্টা করুন।",
  notATestCard: "আপনার কার্ডটি গ্রহণ করা হয়নি। টেস্ট মোডে শুধু টেস্ট কার্ড চলে।",
}
