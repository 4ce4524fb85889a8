import * as dates from "./dates.ts"
import * as format from "./format.ts"

export const unknownDeal = "আপনার এমন কোনো লেনদেন নেই।"
export const onlyOtherSide = "এটি শুধু লেনদেনের অন্য পক্ষ করতে পারেন।"
export const otherParcel = "এই ট্র্যাকিং কোড অন্য একটি পার্সেলের।"
export const dealMovedOn = "এরই মধ্যে বদলে গেছে। এখন কী অবস্থা, দেখে নিন।"
export const reservedUntil = (until: Date) =>
  `${dates.dayTime(until)} পর্যন্ত অন্য একজন ক্রেতার জন্য রাখা আছে। আবার পাওয়া গেলে আপনাকে জানাব।`
export const reservedForBuyer = "পণ্যটি একজন ক্রেতার জন্য রাখা আছে। আগে সেই লেনদেন শেষ বা বাতিল করুন।"
export const dealsOfUser = "এই ইউজারের একটি লেনদেন চলছে। আগে সেটি শেষ করতে বা টাকা ফেরত দিতে হবে।"
export const dealOnHold = "আমরা যাচাই না করা পর্যন্ত এই লেনদেন আটকে থাকবে।"
export const notToSend = "পণ্যটি হাতে হাতে দেওয়া হবে, কুরিয়ারে নয়।"
export const toBeSent = "পণ্যটি কুরিয়ারে যাবে। পাঠিয়ে ট্র্যাকিং কোড জানান।"
export const callBackFrom = (from: Date) =>
  `এর মধ্যে কিছু পাঠানো না হলে ${dates.dayTime(from)} থেকে টাকা ফেরত চাইতে পারবেন।`
export const notPaidOnline = "এই লেনদেনের কোনো টাকা Backline-এ দেওয়া হয়নি।"
export const notSent = "বিক্রেতা এই পণ্যটি কুরিয়ারে পাঠান না।"
export const unknownPayment = "এমন কোনো পেমেন্ট নেই।"
export const unknownRefund = "এমন কোনো টাকা ফেরতের হিসাব নেই।"

// disputes

export const windowForDisputeIsOver = "সমস্যা জানানোর সময় শেষ।"
export const sellerMayAnswerUntil = (until: Date) =>
  `বিক্রেতা ${dates.dayTime(until)} পর্যন্ত উত্তর দিতে পারেন। তিনি উত্তর দিলে, অথবা এই সময়ের পরে সিদ্ধান্ত দিন।`
export const enoughStatements = (most: number) =>
  `প্রত্যেকে সর্বোচ্চ ${format.number(most)} বার লিখতে পারেন। আমরা সবই পড়েছি।`
export const notYourEvidence = "একটি ছবি আর নেই। ছবিটি আবার বেছে নিন।"
export const noMoreEvidence = (most: number) => `প্রত্যেকে সর্বোচ্চ ${format.number(most)}টি ছবি দেখাতে পারেন।`
export const unknownEvidence = "এমন কোনো ছবি নেই।"
export const refundOnItsWay = "এই লেনদেনের টাকা ফেরত যাচ্ছে। পৌঁছানো পর্যন্ত অপেক্ষা করুন।"
export const splitBelowPaid = "ক্রেতাকে কিছু টাকা দিন, তবে যা দেওয়া হয়েছে তার চেয়ে কম। না হলে অন্য সিদ্ধান্ত বেছে নিন।"

// reviews

export const unknownReview = "আপনাকে নিয়ে এমন কোনো রিভিউ নেই।"
export const repliedAlready = "আপনি এই রিভিউর উত্তর আগেই দিয়েছেন।"
export const reviewsArePublished = "দুজনের রিভিউই প্রকাশিত হয়েছে। এগুলো আর বদলানো যায় না।"
export const reviewsAreClosed = "এই লেনদেনের রিভিউ দেওয়ার সময় শেষ।"
