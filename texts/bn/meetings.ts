import { isolate } from "../../contract/isolate.ts"

export const heading = "দেখা করা"
export const none = "কোথায় আর কখন দেখা করবেন, ঠিক করে নিন। দিনের বেলায় লোকজন থাকে এমন জায়গা সবচেয়ে ভালো।"
export const place = "জায়গা"
export const placeHint = "যেমন: বসুন্ধরা সিটি, মেইন গেট"
export const time = "দিন ও সময়"
export const timeHint = "ঢাকার সময়ে, ১৪ দিনের মধ্যে"
export const propose = "প্রস্তাব দিন"
export const proposeOther = "অন্য প্রস্তাব দিন"
export const keepIt = "যা আছে থাক"
export const proposed = "আপনার প্রস্তাব পাঠানো হয়েছে।"
export const agree = "রাজি আছি"
export const agreed = "ঠিক হলো। দেখা হবে!"
export const isAgreed = "আপনারা দুজনেই রাজি হয়েছেন।"
export const waitsForOther = (other: string) => `${isolate(other)} এখনো রাজি হননি।`
export const waitsForYou = (other: string) => `${isolate(other)} এই প্রস্তাব দিয়েছেন।`
export const toHandover = "হাতবদল"
export const readyBuyer = "দেখা হলে পণ্যটি ভালো করে দেখে তারপর কোড দেখান। ইন্টারনেট ছাড়াও চলে।"
export const readySeller = "দেখা হলে ক্রেতার কোড স্ক্যান করুন। ইন্টারনেট ছাড়াও চলে।"
export const didNotCome = "তিনি আসেননি"
export const reportingNoShow = (other: string) => `${isolate(other)} আসেননি বলে জানাতে চান?`
export const noShowMeans = (other: string) =>
  `লেনদেনটি শেষ হয়ে যাবে, আর ${isolate(other)}-এর নামে না আসার কথা লেখা থাকবে। তিনিও আপনার সম্পর্কে একই কথা বললে কারও নামেই থাকবে না।`
export const noShowReported = "লেনদেনটি শেষ হয়েছে।"
export const lowerPrice = "দাম কমান"
export const lowerPriceTitle = "দাম কমান"
export const newPrice = "নতুন দাম"
export const newPriceHint = (price: string) => `এখন ${price}। শুধু কমানো যায়।`
export const lowered = (price: string) => `দাম এখন ${price}।`

// cash

export const inCash = "দেখা করে ক্যাশে দেব"
export const askingForCash = "ক্যাশে দিতে চান?"
export const cashMeans = (seller: string) =>
  `${isolate(seller)} রাজি হলে পণ্যটি ৭ দিন আপনার জন্য রাখা হবে। আপনি দেখা করে, পণ্য দেখে তারপর টাকা দেবেন। না এলে তা আপনার নামে লেখা থাকবে।`
export const askedForCash = "জানানো হয়েছে। বিক্রেতা উত্তর দিলেই খবর পাবেন।"
export const choosingCash = "দেখা করে ক্যাশে দিতে চান?"
export const chosenCashMeans =
  "পণ্যটি ৭ দিন আপনার জন্য রাখা থাকবে। আপনি দেখা করে, পণ্য দেখে তারপর টাকা দেবেন। না এলে তা আপনার নামে লেখা থাকবে।"
export const choseCash = "পণ্যটি আপনার জন্য রাখা আছে। কোথায় আর কখন দেখা করবেন, ঠিক করে নিন।"
export const cashAsked = (seller: string) =>
  `দেখা হলে ক্যাশে নিতে আপনি ${isolate(seller)}-কে অনুরোধ করেছেন। তিনি কী বলেন, জানতে পারবেন। চাইলে এখনো অনলাইনে দিতে পারেন।`
export const cashReserved = (seller: string) =>
  `${isolate(seller)} পণ্যটি আপনার জন্য রেখেছেন, আপনি দেখা করে ক্যাশে টাকা দেবেন। চাইলে এর বদলে অনলাইনে দিতে পারেন।`
export const takeBack = "অনুরোধ ফিরিয়ে নিন"
export const takenBack = "ক্যাশে দেওয়ার অনুরোধ ফিরিয়ে নেওয়া হয়েছে।"
export const notHere = "আমি পাইনি"
export const objecting = "পণ্যটি পাননি বলে জানাতে চান?"
export const objectMeans = "লেনদেনটি শেষ হবে। বিক্রেতা আবার বিক্রিতে না দেওয়া পর্যন্ত পণ্যটি বিক্রির জন্য থাকবে না।"
export const objected = "লেনদেনটি শেষ হয়েছে।"
