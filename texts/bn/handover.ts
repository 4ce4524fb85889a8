import { isolate } from "../../contract/isolate.ts"

export const heading = "পণ্য হাতবদল"
export const toDeal = "লেনদেন দেখুন"
export const backToDeal = "লেনদেন"
export const thisHandover = "এই হাতবদল"
export const noSuchDeal = "আপনার এমন কোনো লেনদেন নেই।"
export const notNow = "এই মুহূর্তে হাতবদলের কিছু নেই। এরপর কী হবে, তা লেনদেনের পেজে আছে।"
export const keptHere = "ইন্টারনেট নেই। যা দেখছেন, তা এই ফোনে রাখা ছিল।"

// the buyer

export const buyFrom = (product: string, seller: string) => `“${isolate(product)}”, বিক্রেতা ${isolate(seller)}`
export const checkFirst = "আগে দেখে নিন, তারপর কোড দেখান"
export const checks = {
  described: "পণ্যটি দেখেছি, যেমন লেখা ছিল তেমনই",
  works: "ব্যবহার করে দেখেছি, ঠিকমতো কাজ করে",
  complete: "সঙ্গে যা যা থাকার কথা, সব আছে",
}
export const paidCash = (amount: string, seller: string) => `${isolate(seller)}-কে ${amount} দিয়েছি`
export const tickAll = "দেখা হলে প্রতিটি ঘরে টিক দিন।"
export const showCode = "কোড দেখান"
export const preparing =
  "যেখানে দেখা করবেন, সেখানে নেটওয়ার্ক নেই? রওনা হওয়ার আগে “কোড দেখান” চেপে তারপর “লুকান” চাপুন: কোডটি এই ফোনে থেকে যাবে।"
export const whatItMeans = "এই কোড দেখানো মানে: পণ্যটি আমি নিলাম। পণ্য হাতে পাওয়ার পরই শুধু দেখান।"
export const whatItMeansPaid = "কোনো সমস্যা থাকলে এরপর ৭২ ঘণ্টার মধ্যে জানাতে পারবেন।"
export const code = "আপনার কোড"
export const qrCode = "এই হাতবদলের QR কোড"
export const orDigits = "অথবা এই ৮ ডিজিট"
export const validUntil = (time: string) => `${time} পর্যন্ত চলবে`
export const showSeller = (seller: string) => `${isolate(seller)}-কে স্ক্যান করতে দিন। ইন্টারনেট ছাড়াও চলে।`
export const amount = "টাকার পরিমাণ"
export const alreadyPaid = "আগেই অনলাইনে দেওয়া হয়েছে"
export const hide = "লুকান"
export const showAgain = "আবার কোড দেখান"
export const newCode = "নতুন কোড নিন"
export const doneForBuyer = (product: string) => `“${isolate(product)}” এখন আপনার। আনন্দে বাজান!`

// the seller

export const handTo = (product: string, buyer: string) => `“${isolate(product)}”, ক্রেতা ${isolate(buyer)}`
export const takeCash = (amount: string, buyer: string) =>
  `${isolate(buyer)}-এর কাছ থেকে ${amount} গুনে নিন, তারপর ক্রেতার ফোনের কোডটি স্ক্যান করুন।`
export const takeNothing = (buyer: string) =>
  `টাকা অনলাইনে দেওয়া হয়েছে: ক্যাশ নেবেন না। পণ্য দেওয়ার আগে ${isolate(buyer)}-এর ফোনের কোডটি স্ক্যান করুন।`
export const scan = "কোড স্ক্যান করুন"
export const stopScanning = "থামান"
export const camera = "ক্যামেরায় যা দেখা যাচ্ছে"
export const pointCamera = "QR কোডের ওপর ক্যামেরা ধরুন।"
export const noCamera = "ক্যামেরা চালু করা যাচ্ছে না। ব্রাউজারে অনুমতি দিন, অথবা ডিজিটগুলো লিখুন।"
export const typeDigits = "অথবা ৮ ডিজিটের কোড লিখুন"
export const digitsLabel = "কোডের ৮ ডিজিট"
export const digitsHint = "এর জন্য ইন্টারনেট লাগবে"
export const send = "নিশ্চিত করুন"
export const eightDigits = "কোডটি ৮ ডিজিটের"
export const verdicts = {
  "not-genuine": "এটি Backline-এর কোড নয়। এখনই পণ্য দেবেন না।",
  "other-deal": "এই কোড অন্য একটি পণ্যের। এখনই পণ্য দেবেন না।",
  "other-amount": "এই কোডে টাকার পরিমাণ মেলে না। ক্রেতাকে “নতুন কোড নিন” চাপতে বলুন।",
  expired: "কোডের মেয়াদ শেষ। ক্রেতাকে “নতুন কোড নিন” চাপতে বলুন।",
}
export const genuine = "কোডটি আসল।"
export const handOverNow = "এখন পণ্যটি দিতে পারেন।"
export const notYet = "এখনই পণ্য দেবেন না।"
export const checking = "কোডটি যাচাই করা হচ্ছে।"
export const checkedOnceOnline = "ইন্টারনেট ছাড়া এই ফোনে কোডটি যাচাই করা যাচ্ছে না। ইন্টারনেট এলেই যাচাই হবে।"
export const sending = "পাঠানো হচ্ছে।"
export const keptUntilOnline = "এই ফোনে রাখা আছে, ইন্টারনেট এলেই পাঠানো হবে।"
export const scanAgain = "আবার স্ক্যান করুন"
export const doneForSeller = (product: string) => `“${isolate(product)}” হাতবদল হয়েছে। ধন্যবাদ!`
export const payoutNext = "ক্রেতা ৭২ ঘণ্টার মধ্যে কোনো সমস্যা না জানালে টাকাটা আপনার।"
