import { districts } from "../../contract/districts.ts"
import { isolate } from "../../contract/isolate.ts"
import type { Inclusion, PhoneVisibility } from "../../contract/product-facts.ts"
import { number } from "./format.ts"

export const heading = "পণ্য যোগ করুন"
export const theCategories = "ক্যাটাগরির তালিকা"

export const draftKept = "আগে এখানে যা লিখছিলেন, তা রেখে দেওয়া হয়েছে।"
export const startAfresh = "নতুন করে শুরু করুন"
export const draftCleared = "আপনার খসড়া মুছে ফেলা হয়েছে।"
export const undo = "ফিরিয়ে আনুন"

export const productName = "পণ্যের নাম"
export const productPhoto = "পণ্যের ছবি"
export const addPhotos = "ছবি যোগ করুন"
export const takePhoto = "ছবি তুলুন"
export const photoHint = "সর্বোচ্চ ১০টি ছবি দিতে পারবেন। তালিকায় প্রথম ছবিটি দেখা যাবে।"
export const photosFull = "১০টি ছবি হয়ে গেছে। একটি পণ্যে এর বেশি ছবি দেওয়া যায় না।"
export const fileRefused = (file: string, sentence: string) => `${isolate(file)}: ${sentence}`
export const tooLargeToSend =
  "ছবিটি ১০ এমবির চেয়ে বড়, আর এই ব্রাউজার এটি ছোট করতে পারছে না। এর চেয়ে ছোট একটি ছবি দিন।"
export const photoComes = "আপনার ছবি এখানে দেখা যাবে"
export const dropHere = "ছবি এখানে ছেড়ে দিন"
export const photoUnreadable = "এই ব্রাউজারে ছবিটি দেখানো যাচ্ছে না"
export const photoPreview = "ক্রেতারা যা দেখবেন"
export const firstPhoto = "মূল ছবি"
export const photoOf = (place: number, count: number) => `${number(count)}টির মধ্যে ${number(place)} নম্বর ছবি`
export const notSent = (photo: string) => `${photo}, পাঠানো হয়নি`
export const removePhoto = "ছবি সরান"
export const moveEarlier = "আগে আনুন"
export const moveLater = "পরে নিন"

export const orderable = "সাজানো যায় এমন ছবি"
export const orderInstructions = "ছবি ধরতে স্পেস চাপুন, সরাতে তীর চিহ্নের কি, রাখতে আবার স্পেস, বাতিল করতে এসকেপ।"
export const pickedUp = (place: string) => `ধরা হয়েছে: ${place}।`
export const movedOver = (place: string) => `এখন এই জায়গায়: ${place}।`
export const dropped = (place: string) => `রাখা হয়েছে: ${place}।`
export const orderKept = (place: string) => `আগের জায়গাতেই আছে: ${place}।`

export const photoSent = "ছবি পাঠানো"
export const steps = {
  preparing: "ছোট করা হচ্ছে…",
  waiting: "অপেক্ষায় আছে…",
  sending: "পাঠানো হচ্ছে…",
}
export const stopSending = "থামান"
export const sendAgain = "আবার পাঠান"
export const photoMissing = "একটি ছবি পাঠানো যায়নি। কারণটি ছবির ওপরেই লেখা আছে।"
export const sendingStopped = "এই ছবিটি পাঠানো হয়নি।"

export const productCategory = "পণ্যের ক্যাটাগরি"
export const productCondition = "পণ্যের অবস্থা"
export const chooseOne = "একটি বেছে নিন"
export const sellingPrice = "বিক্রির দাম"
export const buyingPrice = "কেনা দাম"
export const currency = "টাকা"
export const timeUsed = "কত দিন ব্যবহৃত"
export const timeUsedExample = "দিন/সপ্তাহ/মাস/বছর"
export const location = "এলাকা"
export const productDescription = "পণ্যের বিবরণ"

export const placeAndPhone = "এলাকা, আর নম্বর কারা দেখবেন"
export const placeAndPhoneHint = (district: string | undefined, who: string) =>
  `${district ? `জেলা: ${inBangla(district)}` : "জেলা আর পাড়া বা মহল্লা"}। আপনার নম্বর কারা দেখবেন: ${who}`
export const district = "জেলা"
export const districtHint = "যাঁরা কাছাকাছি কিছু খোঁজেন, তাঁদের জন্য"
export const districtName = (_english: string, bangla: string) => bangla
export const area = "পাড়া বা মহল্লা"
export const areaHint = "চাইলে লিখুন, যেমন মিরপুর ১০"
export const phoneVisibility = "আপনার নম্বর কারা দেখবেন"
export const phoneVisibilities: Record<PhoneVisibility, string> = {
  everyone: "সবাই",
  members: "লগ ইন করে যাঁরা দেখতে চাইবেন",
  nobody: "কেউ না",
}

function inBangla(district: string) {
  return districts.find(({ english }) => english === district)?.bangla ?? district
}

export const terms = "দরদাম, ডেলিভারি ও ক্যাশ"
export const termsHint = (takesOffers: boolean, fee: string | undefined, isCash: boolean) =>
  `${takesOffers ? "দরদাম করা যাবে" : "দরদাম নয়"}। ${fee ? `কুরিয়ারে ${fee}, অথবা হাতে হাতে` : "হাতে হাতে"}। ${isCash ? "ক্যাশেও নেব" : "শুধু অনলাইনে পেমেন্ট"}`
export const acceptsOffers = "ক্রেতা কম দাম বলতে পারবেন"
export const offerFloor = "সর্বনিম্ন দাম"
export const offerFloorHint =
  "ক্রেতারা এটি দেখবেন না। এর কম দাম বললে আমরা নিজেরাই না করে দেব। খালি রাখলে সীমা আপনার দামের অর্ধেক।"
export const firmTakesNone = "আপনার দাম একদাম, তাই কেউ কম বলতে পারবেন না।"
export const courierFee = "কুরিয়ার খরচ"
export const courierFeeHint = "খরচ আপনি দিলে ০ লিখুন। কুরিয়ারে না পাঠালে খালি রাখুন।"
export const acceptsCash = "দেখা হলে ক্যাশেও নেব"

export const moreAboutIt = "পণ্যটি নিয়ে আরও তথ্য"
export const moreHint = "ব্র্যান্ড, মডেল, তৈরির সাল, সঙ্গে কী কী থাকছে, কোনো খুঁত আছে কি না"
export const notSaid = "উল্লেখ নেই"
export const brand = "ব্র্যান্ড"
export const model = "মডেল"
export const year = "তৈরির সাল"
export const thePrice = "দরদাম"
export const negotiable = "দরদাম করা যাবে"
export const firm = "একদাম"
export const included = "সঙ্গে কী কী থাকছে"
export const inclusions: Record<Inclusion, string> = {
  case: "কেস বা ব্যাগ",
  adapter: "পাওয়ার অ্যাডাপ্টার",
  box: "অরিজিনাল বক্স",
  receipt: "রসিদ",
}
export const faults = "খুঁত"
export const faultsIfAny = "কোনো খুঁত থাকলে"
export const faultsHint = "কী নষ্ট, কী নেই বা কী ক্ষয়ে গেছে"

export const whatFollows = "এরপর যা হবে"
export const followingSteps = [
  "খোঁজার ফলাফলে ও এর ক্যাটাগরিতে ক্রেতারা সঙ্গে সঙ্গেই পণ্যটি পাবেন।",
  "কেউ বুক করলে ইমেইলে আপনাকে জানানো হবে।",
  "অনলাইনে দেওয়া টাকা ক্রেতা পণ্য পাওয়ার পর ৭২ ঘণ্টা পার না হওয়া পর্যন্ত আমাদের কাছে থাকবে। এরপর তা আপনাকে পাঠানো হবে।",
  "বিক্রি হওয়ার আগে “আমার পণ্য” থেকে এটি এডিট করতে বা তুলে নিতে পারবেন।",
]

export const addProduct = "পণ্য যোগ করুন"
export const sendingPhoto = "আপনার ছবি পাঠানো হচ্ছে…"
export const addingProduct = "আপনার পণ্য যোগ করা হচ্ছে…"
export const added = (product: string) => `“${isolate(product)}” যোগ করা হয়েছে।`
