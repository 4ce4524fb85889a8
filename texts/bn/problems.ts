import type { ProblemCode } from "../../contract/problem.ts"
import * as format from "./format.ts"
import * as dates from "./dates.ts"

export const titles: Record<ProblemCode, string> = {
  unreadable: "রিকোয়েস্টটি পড়া যায়নি",
  "not-signed-in": "আগে লগ ইন করুন",
  "auth/wrong-password": "পাসওয়ার্ড ভুল",
  forbidden: "অনুমতি নেই",
  "email-unconfirmed": "আগে ইমেইল নিশ্চিত করুন",
  suspended: "অ্যাকাউন্ট স্থগিত",
  "not-found": "পাওয়া যায়নি",
  "auth/user-not-found": "এই ইমেইলে কোনো অ্যাকাউন্ট নেই!",
  "method-not-allowed": "এই ঠিকানায় এই মেথড চলে না",
  "already-booked": "আগেই বুক করা হয়েছে",
  "already-sold": "আগেই বিক্রি হয়ে গেছে",
  "no-longer-available": "আর পাওয়া যাচ্ছে না",
  "price-changed": "দাম বদলে গেছে",
  "payment-incomplete": "কার্ডের পেমেন্ট শেষ হয়নি",
  "payment-mismatch": "পেমেন্টটি এই বুকিংয়ের নয়",
  "payment-refused": "পেমেন্ট গেটওয়ে এই পেমেন্ট নিচ্ছে না",
  "payment-under-way": "একটি পেমেন্ট চলছে",
  "auth/email-already-in-use": "এই ইমেইল দিয়ে আগেই অ্যাকাউন্ট খোলা হয়েছে।",
  "photo-limit": "আর ছবি দেওয়া যাবে না",
  "search-limit": "আর সার্চ সেভ করা যাবে না",
  "last-admin": "শেষ অ্যাডমিনকে সরানো যাবে না",
  "link-expired": "এই লিংক আর কাজ করে না",
  conflict: "এরই মধ্যে অন্য কেউ বদলেছেন",
  "wrong-state": "এরই মধ্যে বদলে গেছে",
  reserved: "অন্য ক্রেতার জন্য রাখা আছে",
  "deal-under-way": "একটি লেনদেন চলছে",
  "offers-closed": "দরদাম করা যাবে না",
  "offer-limit": "আর দাম বলা যাবে না",
  "offer-over": "এই প্রস্তাব আর খোলা নেই",
  "hold-refused": "আপনার জন্য রাখা যাচ্ছে না",
  "on-hold": "আটকে আছে",
  "code-expired": "এই কোড আর কাজ করে না",
  "window-closed": "সময় পেরিয়ে গেছে",
  "already-published": "আগেই প্রকাশ করা হয়েছে",
  "payout-pending": "টাকা পাঠানো চলছে",
  "balance-open": "দেনা-পাওনা বাকি আছে",
  gone: "এখানে আর নেই",
  "too-large": "বেশি বড়",
  "unsupported-type": "এই ধরনের ফাইল নেওয়া যায় না",
  invalid: "কয়েকটি ঘর ঠিক করতে হবে",
  "card-declined": "কার্ডটি গ্রহণ করা হয়নি",
  "code-wrong": "কোডটি ভুল",
  "amount-out-of-range": "এই পরিমাণ এভাবে দেওয়া যায় না",
  "too-many-requests": "অনেকবার চেষ্টা করা হয়েছে",
  unavailable: "এই মুহূর্তে কাজ করছে না",
  "storage-full": "এটি রাখার জায়গা নেই",
}

// any call

export const otherMistake = () => "এই মানটি গ্রহণ করা যায় না"
export const fullStop = "।"
export const unreadable = "রিকোয়েস্টটি পড়া যায়নি।"
export const unreadableValue = "একটি মান পড়া যায়নি।"
export const unreadableForm = "ফর্মটি পড়া যায়নি।"
export const tooLarge = "রিকোয়েস্টটি বেশি বড়, এত বড় নেওয়া যায় না।"
export const unavailable = "আমাদের এখানে একটা সমস্যা হয়েছে। একটু পরে আবার চেষ্টা করুন।"
export const storageFull = "এটি রাখার মতো জায়গা আর নেই। পরে আবার চেষ্টা করুন।"
export const conflict = "ঠিক একই সময়ে অন্য কেউ এটি করেছেন। আরেকবার দেখে নিন।"
export const tooManyAttempts = "অনেকবার চেষ্টা করা হয়েছে।"
export const wait = (reason: string, seconds: number) =>
  `${reason} ${duration(seconds)} অপেক্ষা করে আবার চেষ্টা করুন।`
export const severalHosts = "রিকোয়েস্টে একাধিক হোস্টের নাম আছে।"
export const longAddress = "ঠিকানাটি বেশি লম্বা, এত লম্বা নেওয়া যায় না।"
export const repeatedQuery = "ঠিকানায় একই কথা দুবার আছে।"
export const deepBody = "বডির ভেতরে স্তর অনেক বেশি।"
export const reservedName = (name: string) => `বডির কোনো কিছুর নাম ${name} হতে পারে না।`
export const sendJson = "Content-Type application/json দিয়ে JSON পাঠান।"
export const nothingHere = "এই ঠিকানায় কিছু নেই।"
export const unknownCall = "এমন কোনো API কল নেই।"
export const otherMethods = (methods: string[]) => `এই ঠিকানায় চলে: ${methods.join(", ")}।`
export const otherSite = "রিকোয়েস্টটি অন্য সাইট থেকে এসেছে।"
export const badIdempotencyKey = "Idempotency-Key ১ থেকে ২৫৫টি ছাপার যোগ্য অক্ষরের হতে হবে"
export const badPushAddress = "পুশ সার্ভিসের ঠিকানা https দিয়ে শুরু হতে হবে এবং নামটি সবার জন্য উন্মুক্ত হতে হবে।"
export const badPushKeys = "এগুলো কোনো পুশ সাবস্ক্রিপশনের কি (key) নয়।"
export const usedIdempotencyKey = "এই Idempotency-Key আগে অন্য বডির সঙ্গে এসেছে।"
export const unknownCursor = "এটি এই তালিকার দেওয়া নয়।"

function duration(seconds: number) {
  if (seconds < 120) return `${format.number(seconds)} সেকেন্ড`
  if (seconds < 7200) return `${format.number(Math.ceil(seconds / 60))} মিনিট`
  return `${format.number(Math.ceil(seconds / 3600))} ঘণ্টা`
}

// who may

export const logIn = "আগে লগ ইন করুন।"
export const onlyRoles = (roles: readonly string[]) =>
  `এটি শুধু ${roles.map((role) => rolesInBangla[role] ?? role).join(" বা ")} জন্য।`
const rolesInBangla: Record<string, string> = { Seller: "বিক্রেতাদের", Buyer: "ক্রেতাদের", admin: "অ্যাডমিনদের" }
export const onlyItsSeller = "এই তালিকা শুধু এর বিক্রেতার জন্য।"
export const onlyItsBuyer = "এই তালিকা শুধু এর ক্রেতার জন্য।"
export const onlyOwnToken = "অ্যাক্সেস টোকেন শুধু নিজের ইমেইলের জন্য নেওয়া যায়।"
export const onlyOwnRecord = "রেকর্ড শুধু নিজের ইমেইলের জন্য তৈরি করা যায়।"
export const unconfirmed =
  "আগে আপনার ইমেইল নিশ্চিত করুন: আমাদের পাঠানো ইমেইলের লিংকে যান। আপনার অ্যাকাউন্ট পেজ থেকে আরেকটি লিংক নেওয়া যায়।"

// identity

export const unknownEmail = "এই ইমেইলে কোনো অ্যাকাউন্ট নেই!"
export const wrongPassword = "পাসওয়ার্ড ভুল"
export const emailInUse = "এই ইমেইল দিয়ে আগেই অ্যাকাউন্ট খোলা হয়েছে।"
export const wrongCurrentPassword =
  "পাসওয়ার্ড ভুল। আপনি যদি সব সময় শুধু Google দিয়েই লগ ইন করে থাকেন, তাহলে আগে লগ আউট করে “পাসওয়ার্ড ভুলে গেছেন?” চাপুন।"
export const commonPassword = "এই পাসওয়ার্ড অন্যরা শুরুতেই আন্দাজ করে ফেলবে। অন্য একটি পাসওয়ার্ড দিন।"
export const passwordJustChanged = "পাসওয়ার্ডটি এইমাত্র বদলানো হয়েছে। আবার চেষ্টা করুন।"
export const busyLogins = "এই মুহূর্তে অনেকে লগ ইন করছেন। আবার চেষ্টা করুন।"
export const demoAddress = "এই ইমেইলটি ডেমোর, আর ডেমো এখানে বন্ধ। নিজের ইমেইল দিন।"
export const unfinishedAccount = "এই অ্যাকাউন্ট খোলা শেষ হয়নি: আগে নাম দিন, আর বিক্রেতা না ক্রেতা, তা বেছে নিন।"
export const unknownSession = "আপনার এমন কোনো সেশন নেই।"
export const expiredLink = "এই লিংক আর কাজ করে না।"
export const expiredInvitation = "এই লিংক আর কাজ করে না। নতুন একটি লিংক চেয়ে নিন।"
export const expiredReset = "এই লিংক আগেই ব্যবহার করা হয়েছে, অথবা ৩০ মিনিট পার হয়ে গেছে। নতুন একটি লিংক চেয়ে নিন।"
export const confirmHere =
  "আপনি অন্য ব্রাউজার থেকে অ্যাকাউন্ট খুলেছিলেন। তখন যে পাসওয়ার্ড দিয়েছিলেন, সেটি দিয়ে এখানে লগ ইন করে আবার নিশ্চিত করুন। অ্যাকাউন্টটি আপনি না খুলে থাকলে নতুন পাসওয়ার্ড দিন: তাহলে এটি শুধু আপনারই হবে।"
export const googleOff = "এখানে Google দিয়ে লগ ইন চালু নেই।"
export const googleAway = "এই মুহূর্তে Google-এর সঙ্গে যোগাযোগ করা যাচ্ছে না। আবার চেষ্টা করুন, অথবা পাসওয়ার্ড দিয়ে লগ ইন করুন।"
export const demoOff = "ডেমো বন্ধ আছে।"

// users

export const accountEnded = "এই অ্যাকাউন্ট বন্ধ হয়ে গেছে।"
export const accountRemoved = "এই অ্যাকাউন্ট মুছে ফেলা হয়েছে, অথবা এর ধরন বদলে গেছে।"
export const unknownUser = "এমন কোনো ইউজার নেই।"
export const unknownOf = { Seller: "এমন কোনো বিক্রেতা নেই।", Buyer: "এমন কোনো ক্রেতা নেই।" }
export const unknownAdmin = "এমন কোনো অ্যাডমিন নেই।"
export const lastAdmin = "ইনিই শেষ অ্যাডমিন। আগে অন্য কাউকে অ্যাডমিন করুন।"
export const userIsPaying = "এই ইউজারের একটি পেমেন্ট এখন চলছে। এক মিনিট পরে আবার চেষ্টা করুন।"
export const suspended = (until: Date | undefined) =>
  `আপনার অ্যাকাউন্ট${until ? ` ${dates.dayTime(until)} পর্যন্ত` : ""} স্থগিত আছে, তাই নতুন কিছু শুরু করা যাবে না। যা চলছে তা চলবে। কারণটি ড্যাশবোর্ডে দেখুন।`
export const otherSuspended =
  "অন্য পক্ষ এখন নতুন কোনো লেনদেনে রাজি হতে পারছেন না। অপেক্ষা করতে পারেন, কিংবা অন্য কাউকে বেছে নিন।"
export const sellerSuspended = (until: Date | undefined) =>
  `এই বিক্রেতার অ্যাকাউন্ট${until ? ` ${dates.dayTime(until)} পর্যন্ত` : ""} স্থগিত আছে। অ্যাকাউন্ট আবার চালু হলে টাকা পাঠানো যাবে।`
export const liftFirst = "এই অ্যাকাউন্ট স্থগিত আছে। আগে অ্যাকাউন্টটি আবার চালু করুন।"
export const unknownMessage = "এমন কোনো মেসেজ নেই।"
export const unknownSupport = "এমন কোনো কথোপকথন নেই।"
export const supportWrittenMeanwhile = "এরই মধ্যে এখানে নতুন মেসেজ এসেছে। সেটি পড়ে তারপর উত্তর পাঠান।"
export const expiredSupportLink = "এই লিংক আর কাজ করে না। “যোগাযোগ করুন” ফর্মে আমাদের আবার লিখুন।"

// products and their photos

export const unknownCategory = "এমন কোনো ক্যাটাগরি নেই।"
export const unknownProduct = "এমন কোনো পণ্য নেই।"
export const productGone = "পণ্যটি আর তালিকায় নেই।"
export const unknownSeller = "এমন কোনো বিক্রেতা নেই।"
export const notYourProduct = "আপনার পণ্যের মধ্যে এটি নেই।"
export const changedMeanwhile =
  "এরই মধ্যে পণ্যটি বদলানো হয়েছে, হয়তো অন্য উইন্ডোতে। আবার লোড করে কী বদলেছে দেখে নিন, তারপর আপনার বদলগুলো করুন।"
export const withdrawnByYou = "আপনি পণ্যটি তুলে নিয়েছেন। আগে আবার বিক্রিতে দিন।"
export const noPhoneNumber = "এই পণ্যে বিক্রেতা ফোন নম্বর দেখাচ্ছেন না।"
export const soldAlready = "পণ্যটি আগেই বিক্রি হয়ে গেছে।"
export const beingPaid = "এই মুহূর্তে কেউ পণ্যটির পেমেন্ট করছেন। এক মিনিট পরে আবার চেষ্টা করুন।"
export const tooManyListed = (most: number) =>
  `এক ঘণ্টার মধ্যে আপনি ${format.number(most)}টি পণ্য দিয়েছেন, আপনার অ্যাকাউন্ট থেকে আপাতত এর বেশি দেওয়া যায় না।`
export const samePhoto = "এই ছবি দিয়ে আপনার একটি পণ্য আগেই আছে। এই পণ্যের আলাদা ছবি তুলুন।"
export const sameText =
  "এই নাম আর বিবরণ দিয়ে আপনার একটি পণ্য আগেই আছে। এটি আলাদা পণ্য হলে আগেরটির সঙ্গে তফাত কী, তা লিখুন।"
export const photoTooManyPixels = "ছবিটি ৪০ মেগাপিক্সেলের চেয়ে বড়। একটু ছোট ছবি বেছে নিন।"
export const photoTooSlow = "ছবিটি খুলতে বেশি সময় লাগছে। একটু ছোট ছবি বেছে নিন, অথবা এটি JPEG হিসেবে সেভ করে দিন।"
export const photoCut = "ছবিটি পুরো আসেনি, শেষের অংশ নেই। আবার বেছে নিন।"
export const tooManyPhotos = "একজন বিক্রেতা যত ছবি রাখতে পারেন, আপনার ততগুলোই আছে। জায়গা করতে একটি পণ্য মুছে ফেলুন।"
export const busyBodies = "এই মুহূর্তে অনেক তথ্য পাঠানো হচ্ছে। আবার চেষ্টা করুন।"
export const busyUploads = "এই মুহূর্তে অনেক ছবি আপলোড হচ্ছে। আবার চেষ্টা করুন।"
export const sendPhoto = "ছবিটি multipart/form-data হিসেবে image নামের ঘরে পাঠান।"
export const photoNotStored = "ছবিটি সেভ করা যায়নি। একটু পরে আবার চেষ্টা করুন।"

// bookings and wishes

export const bookedAlready = "এই পণ্য আপনি আগেই বুক করেছেন।"
export const productPriceChanged = "পণ্যটির দাম বদলে গেছে। আরেকবার দেখে নিন।"
export const unknownBooking = "আপনার এমন কোনো বুকিং নেই।"
export const notWished = "এটি আপনার পছন্দের তালিকায় নেই।"

// messages

export const unknownConversation = "আপনার এমন কোনো কথোপকথন নেই।"
export const unknownBuyer = "এই পণ্যের এমন কোনো ক্রেতা নেই।"
export const unknownPhoto = "এমন কোনো ছবি নেই।"
export const onlyBuyersAsk = "পণ্যের বিক্রেতাকে শুধু ক্রেতারা মেসেজ দিতে পারেন।"
export const blockedByYou = "আপনি তাঁকে ব্লক করেছেন। মেসেজ দিতে আনব্লক করুন।"
export const blockedBySeller = "এই বিক্রেতা আপনার কাছ থেকে বুকিং বা দামের প্রস্তাব নিচ্ছেন না।"
export const blockedByOther = "আপনি তাঁকে মেসেজ দিতে পারবেন না।"
export const notBlocked = "আপনি তাঁকে ব্লক করেননি।"
export const talkEndsSold = "পণ্যটি অন্য কারও কাছে বিক্রি হয়ে গেছে, তাই এখানে আর মেসেজ দেওয়া যাবে না।"
export const talkEndsWithdrawn = "বিক্রেতা পণ্যটি সরিয়ে নিয়েছেন, তাই এখন মেসেজ দেওয়া যাবে না।"
export const talkEndsRemoved = "তিনি আর সদস্য নন।"
export const tooManyConversations = (most: number) =>
  `এক দিনে আপনি ${format.number(most)} জনের সঙ্গে কথা শুরু করেছেন। আপাতত আর নতুন কথা শুরু করা যাবে না।`
export const tooManyMessages = "আপনি খুব তাড়াতাড়ি মেসেজ দিচ্ছেন।"
export const sameMessage = "একই মেসেজ আপনি কয়েকজনকে পাঠিয়েছেন।"

// payments

export const alreadyPaid = "এই পণ্যের পেমেন্ট আপনি আগেই করেছেন।"
export const soldToOther = "পণ্যটি অন্য একজনের কাছে বিক্রি হয়ে গেছে।"
export const withdrawnBySeller = "বিক্রেতা পণ্যটি সরিয়ে নিয়েছেন।"
export const notForSaleNow = "পণ্যটি এখন বিক্রির জন্য নেই।"
export const bookingPriceChanged = "দাম বদলে গেছে। আপনার বুকিংটি আরেকবার দেখে নিন।"
export const bookingBeingPaid = "এই বুকিংয়ের পেমেন্ট এখন চলছে। এক মিনিট পরে আবার চেষ্টা করুন।"
export const notCharged = {
  sold: "পণ্যটি এইমাত্র অন্য একজনের কাছে বিক্রি হয়ে গেছে। আপনার কার্ড থেকে কোনো টাকা কাটা হয়নি।",
  withdrawnBySeller: "বিক্রেতা পণ্যটি সরিয়ে নিয়েছেন। আপনার কার্ড থেকে কোনো টাকা কাটা হয়নি।",
  notForSaleNow: "পণ্যটি এখন বিক্রির জন্য নেই। আপনার কার্ড থেকে কোনো টাকা কাটা হয়নি।",
  suspended: (until: Date | undefined) => `${suspended(until)} আপনার কার্ড থেকে কোনো টাকা কাটা হয়নি।`,
  bookingRemoved: "এই বুকিং বাতিল করা হয়েছে। আপনার কার্ড থেকে কোনো টাকা কাটা হয়নি।",
  ended: "লেনদেনটি এরই মধ্যে শেষ হয়ে গেছে। আপনার কার্ড থেকে কোনো টাকা কাটা হয়নি।",
  reserved: (until: Date) =>
    `পণ্যটি ${dates.dayTime(until)} পর্যন্ত অন্য একজন ক্রেতার জন্য রাখা আছে। আপনার কার্ড থেকে কোনো টাকা কাটা হয়নি।`,
  priceChanged: "এরই মধ্যে বিক্রেতা দাম বদলেছেন। আপনার কার্ড থেকে কোনো টাকা কাটা হয়নি।",
  incomplete: "কার্ডের পেমেন্ট শেষ হয়নি। আপনার কার্ড থেকে কোনো টাকা কাটা হয়নি।",
}
export const unknownTransaction = "আপনার এমন কোনো ট্রানজ্যাকশন নেই।"
export const otherBooking = "এই পেমেন্ট এই বুকিংয়ের নয়।"
export const wrongSignature = "এই ইভেন্টের সিগনেচার ভুল।"
export const outsideCardLimits = (limits: { lowest: number; highest: number }) =>
  `এই দাম কার্ডে দেওয়া যায় না। কার্ডে একবারে ${format.price(limits.lowest)} থেকে ${format.price(limits.highest)} পর্যন্ত দেওয়া যায়।`
export const providerAway = "এই মুহূর্তে পেমেন্ট গেটওয়ের সঙ্গে যোগাযোগ করা যাচ্ছে না। আবার চেষ্টা করুন।"
export const providerBusy = "পেমেন্ট গেটওয়েতে এই মুহূর্তে চাপ খুব বেশি।"
export const noCards = "এখানে কার্ড নেওয়া হয় না। টাকা দেওয়ার অন্য উপায় বেছে নিন।"

export const providerRefused = {
  amount: "পেমেন্ট গেটওয়ে এই পরিমাণ টাকা নিচ্ছে না। বিক্রেতাকে জানান।",
  currency:
    "পেমেন্ট গেটওয়ে Backline-এর জন্য টাকায় (BDT) পেমেন্ট নিচ্ছে না। আপনার কার্ডে কোনো সমস্যা নেই; আমাদের লিখে জানান।",
  capture:
    "পেমেন্ট গেটওয়ে এখনো আপনার পেমেন্ট শেষ করতে দিচ্ছে না। আবার পেমেন্ট করবেন না: আমরা এটি শেষ করব, না হয় আপনার কার্ডে আটকে থাকা টাকা ছেড়ে দেব। কোনটি হলো, “আমার অর্ডার”-এ দেখতে পাবেন।",
  account: "Backline-এর এখনকার সেটিংয়ে পেমেন্ট গেটওয়ে পেমেন্ট নিচ্ছে না। আপনার কার্ডে কোনো সমস্যা নেই; আমাদের লিখে জানান।",
}

// saved searches

export const emptySearch = "কী খুঁজছেন, তা লিখুন বা ফিল্টার বেছে নিন।"
export const tooManySearches = (most: number) =>
  `সর্বোচ্চ ${format.number(most)}টি সার্চ সেভ করা যায়। আগে একটি মুছে ফেলুন।`
export const unknownSearch = "এমন কোনো সেভ করা সার্চ আপনার নেই।"
