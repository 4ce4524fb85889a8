import * as format from "./format.ts"

export const heading = "টাকাপয়সা"

export const balances = "যাঁদের টাকা দিতে হবে"
export const theBalances = "বিক্রেতাদের ব্যালেন্স"
export const nobodyWaits = "কারও টাকা বাকি নেই। বিক্রি সম্পন্ন হলে বিক্রেতার নাম এখানে আসে।"
export const columns = {
  seller: "বিক্রেতা",
  email: "ইমেইল",
  balance: "ব্যালেন্স",
  due: "শেষ দিন",
  inEscrow: "আপাতত জমা",
  account: "অ্যাকাউন্ট",
  action: "অ্যাকশন",
}
export const noAccount = "এখনো অ্যাকাউন্ট দেননি"
export const underWay = "পথে আছে।"
export const dueBy = "শেষ দিন"
export const late = "দেরি হয়েছে"

export const payOut = "টাকা পাঠান"
export const payingOut = (amount: string, name: string) => `${name}-কে ${amount} পাঠাবেন?`
export const payingOutMeans = "আপনার ব্যাংক বা ওয়ালেট থেকে পুরো টাকা এই অ্যাকাউন্টে পাঠান। তারপর পৌঁছেছে কি না এখানে জানান।"
export const write = "বিক্রেতাকে লিখুন"
export const askForAccount =
  "এই বিক্রেতা কোনো অ্যাকাউন্ট দেননি। আগে তাঁকে লিখে জেনে নিন কীভাবে টাকা নেবেন। সেখানে পুরো টাকা পাঠান, তারপর পৌঁছেছে কি না এখানে জানান।"
export const removed = (day: string) => `${day}-এ মুছে ফেলা হয়েছে, অ্যাকাউন্টের তথ্যও নেই।`
export const removedAndPaid = (day: string, reference: string) =>
  `${day}-এ মুছে ফেলা হয়েছে, অ্যাকাউন্টের তথ্যও নেই। শেষ টাকা পাঠানোর রেফারেন্স ${reference}।`
export const payRemoved =
  "এই বিক্রেতাকে মুছে ফেলার পর ব্যাংক তাঁর পাওনা ফিরিয়ে দিয়েছে। শেষবার কোথায় টাকা পাঠিয়েছিলেন, আপনার ব্যাংক বা ওয়ালেটে দেখে নিন। সেখানে পুরো টাকা পাঠান, তারপর পৌঁছেছে কি না এখানে জানান। তাঁকে না পেলে টাকা এখানেই থাক, এটি তাঁরই।"
export const suspended = (until: string | undefined) =>
  `${until ? `${until} পর্যন্ত ` : ""}স্থগিত আছে। অ্যাকাউন্ট আবার চালু হলে টাকা পাঠানো যাবে।`
export const begun = "টাকা পাঠানো শুরু হলো। পৌঁছালে এখানে জানান।"
export const arrived = "পৌঁছেছে"
export const arrivedTitle = (amount: string, name: string) => `${amount} ${name}-এর কাছে পৌঁছেছে`
export const keepPaid = "সেভ করুন"
export const paid = (name: string) => `টাকা পৌঁছানোর খবর ${name}-কে জানানো হলো।`
export const failed = "ফিরে এসেছে"
export const failing = (amount: string, name: string) => `${amount} ${name}-এর কাছে পৌঁছায়নি বলে জানাবেন?`
export const failedMeans = "টাকা আবার বিক্রেতার ব্যালেন্সে যোগ হবে, নতুন করে পাঠানো যাবে।"
export const cameBack = "টাকা আবার বিক্রেতার ব্যালেন্সে যোগ হয়েছে।"

export const writeOff = "দেনা মওকুফ করুন"
export const writingOff = (amount: string, name: string) => `${name}-এর ${amount} দেনা মওকুফ করবেন?`
export const writingOffMeans = "এই টাকার লোকসান আপনার: ব্যালেন্স শূন্য হবে, অ্যাকাউন্টটি মুছে ফেলা যাবে। এটি আর ফেরানো যাবে না।"
export const writtenOff = "দেনা মওকুফ করা হলো।"

export const ledger = "খাতা"
export const theLedger = "খাতা"
export const ledgerMeans =
  "আপনার কাছে যা আছে তা শূন্যের ওপরে, আর অন্যদের পাওনা ও আপনার আয় শূন্যের নিচে। সব মিলিয়ে সব সময় শূন্য।"
export const sum = "সব মিলিয়ে"
export const doesNotAddUp = "সব মিলিয়ে: হিসাব মিলছে না। docs/money.md দেখুন।"
export const through = (account: string, provider: string) => `${account}: ${provider}`

export const toPay = (count: number) => `${format.number(count)} জন বিক্রেতাকে টাকা পাঠাতে হবে`
export const payNext = "টাকা পাঠান"
