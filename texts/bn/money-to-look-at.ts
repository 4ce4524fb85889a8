export const onHold = "আটকে থাকা লেনদেন"
export const onHoldMeans =
  "আপনি গেটওয়েতে পেমেন্টটি দেখে না নেওয়া পর্যন্ত পণ্য হাতে দেওয়া বা লেনদেন সম্পন্ন করা বন্ধ। ঠিক থাকলে চলতে দিন, না হলে টাকা ফেরত দিন।"
export const theHolds = "আটকে থাকা লেনদেন"
export const columns = {
  product: "পণ্য",
  amount: "টাকা",
  people: "ক্রেতা ও বিক্রেতা",
  since: "কখন থেকে",
  transaction: "ট্রানজ্যাকশন",
  action: "অ্যাকশন",
}
export const fromTo = (buyer: string, seller: string) => `ক্রেতা ${buyer}, বিক্রেতা ${seller}`

export const clear = "চলতে দিন"
export const clearing = (product: string) => `${product} পণ্যটির লেনদেন চলতে দেবেন?`
export const clearingMeans =
  "আগে গেটওয়েতে পেমেন্টটি দেখে নিন। লেনদেন বহাল থাকবে, ক্রেতাকে জানানো হবে; লেনদেন সম্পন্ন না হয়ে থাকলে বিক্রেতাকেও। ক্রেতার ব্যাংক যা রেখে দেবে, বিক্রেতা তা পাবেন না।"
export const cleared = "লেনদেন বহাল আছে।"
export const refund = "টাকা ফেরত দিন"
export const refunding = (product: string) => `${product} পণ্যটির পুরো টাকা ফেরত দেবেন?`
export const refundingMeans =
  "ক্রেতা যেভাবে দিয়েছেন সেভাবেই পুরো টাকা ফেরত পাবেন, লেনদেন শেষ হবে। পণ্য বিক্রেতার কাছেই থাকবে।"
export const refunded = "টাকা ফেরত পাঠানো শুরু হলো।"

export const stuckRefunds = "যে ফেরতের টাকা পৌঁছায়নি"
export const stuckRefundsMean = "এ টাকা ক্রেতার। আবার পাঠান, নইলে অন্যভাবে দিয়ে রেফারেন্স লিখুন। আইনে সময় দশ দিন।"
export const theRefunds = "যে ফেরতের টাকা পৌঁছায়নি"
export const refundColumns = {
  buyer: "ক্রেতা",
  why: "কী হয়েছে",
}
export const whys = {
  refused: "গেটওয়ে এটি পাঠাতে রাজি হয়নি।",
  unknown: "টাকা গেছে কি না জানা যায়নি। আবার পাঠানোর আগে গেটওয়ের পোর্টালে দেখে নিন।",
  "other-account":
    "কার্ডের টাকা আগের এপিআই কি-এর অ্যাকাউন্টে নেওয়া হয়েছিল। সেই অ্যাকাউন্টের পোর্টাল থেকে ফেরত দিন, তারপর “অন্যভাবে দিয়েছি” চাপুন।",
  returned:
    "ব্যাংক ক্রেতাকে এ টাকা দিয়েছিল, পরে সিদ্ধান্ত আপনার পক্ষে দিয়েছে: এখন টাকাটি আপনাকেই দিতে হবে। পাঠানোর আগে গেটওয়ের পোর্টালে দেখে নিন।",
  late: "তিন দিনের বেশি গেটওয়ের কাছে আছে। তাদের পোর্টালে দেখুন।",
}
export const takenByBank =
  "ক্রেতার ব্যাংক নিজেই এই টাকা ফেরত নিয়েছে: দ্বিতীয়বার দেবেন না। “ব্যাংক দিয়েছে” চাপুন। এরপর সিদ্ধান্ত আপনার পক্ষে হলে এটি আবার এই তালিকায় আসবে।"
export const partlyTakenByBank = (bank: string, rest: string) =>
  `এর মধ্যে ${bank} ক্রেতার ব্যাংক নিয়েছে: নিজে শুধু বাকি ${rest} ফেরত দিয়ে “অন্যভাবে দিয়েছি” চাপুন। এরপর সিদ্ধান্ত আপনার পক্ষে হলে ওই ${bank} আবার এই তালিকায় আসবে।`
export const retry = "আবার পাঠান"
export const retrying = (amount: string, buyer: string) => `${buyer}-কে ${amount} আবার পাঠাবেন?`
export const retryingMeans = "আগে গেটওয়ের পোর্টালে নিশ্চিত হোন যে টাকা যায়নি। দুবার পাঠালে ক্রেতা দুবার পাবেন।"
export const retried = "আবার পাঠানো হলো।"
export const byHand = "অন্যভাবে দিয়েছি"
export const byHandTitle = (amount: string, buyer: string) => `${buyer}-কে ${amount} ফেরত দিয়েছেন`
export const byBank = "ব্যাংক দিয়েছে"
export const givingByBank = (amount: string, buyer: string) =>
  `জানাবেন যে ${buyer} তাঁর ব্যাংক থেকে ${amount} পেয়েছেন?`
export const givenByBankMeans =
  "এর কিছুই আপনাকে আর দিতে হবে না। এরপর ব্যাংকের সিদ্ধান্ত আপনার পক্ষে হলে এটি আবার এই তালিকায় আসবে।"
export const givenByBank = "এটি শেষ হলো, ক্রেতা ব্যাংক থেকে টাকা পেয়েছেন।"
export const reference = "রেফারেন্স"
export const referenceHint = "ব্যাংক বা ওয়ালেটের ট্রানজ্যাকশন নম্বর"
export const keepByHand = "সেভ করুন"
export const paidByHand = "টাকা পৌঁছানোর খবর ক্রেতাকে জানানো হলো।"

export const unknownPayments = "টাকা কি দেওয়া হয়েছে?"
export const unknownPaymentsMean =
  "গেটওয়ে জানাচ্ছে না টাকা নিয়েছে কি না, ততক্ষণ পণ্যটি আটকে আছে। তাদের পোর্টালে ট্রানজ্যাকশনটি খুঁজে দেখে এখানে জানান; কার্ডের বেলায় আগের এপিআই কি-এর অ্যাকাউন্টেও দেখুন।"
export const thePayments = "যে পেমেন্টের খবর গেটওয়ে জানায়নি"
export const paid = "দেওয়া হয়েছে"
export const paidTitle = (amount: string, buyer: string) => `${buyer} ${amount} দিয়েছেন`
export const paidHint = "পোর্টালে ট্রানজ্যাকশনের নম্বর, যেমন 8N7A6D5EE"
export const savePaid = "সেভ করুন"
export const nowPaid = "টাকা দেওয়া হয়েছে ধরে লেনদেন চলবে।"
export const notPaid = "দেওয়া হয়নি"
export const notPaidAct = (buyer: string, amount: string) => `জানাবেন যে ${buyer} ${amount} দেননি?`
export const notPaidMeans = "পোর্টালে এমন পেমেন্ট না থাকলেই কেবল। পণ্যটি আবার সবার জন্য খোলা হবে; পরে টাকা এলে ফেরত যাবে।"
export const nowNotPaid = "পণ্যটি আবার সবার জন্য খোলা।"

export const holdWhy = "কারণ"
export const looksRisky = "গেটওয়ের মতে পেমেন্টটি ঝুঁকিপূর্ণ।"
export const chargebacks = {
  open: (amount: string) => `ক্রেতার ব্যাংক ${amount} ফেরত চাইছে। গেটওয়ের পোর্টালে উত্তর দিন।`,
  won: (amount: string) => `${amount} নিয়ে ব্যাংকের সিদ্ধান্ত আপনার পক্ষে: লেনদেন চলতে দিন।`,
  lost: (amount: string) =>
    `ব্যাংক ক্রেতাকে ${amount} চূড়ান্তভাবে দিয়ে দিয়েছে। “টাকা ফেরত দিন” চাপলে লেনদেন শেষ হবে, টাকা দুবার যাবে না।`,
}

export const unknownChargebacks = "ব্যাংকের সিদ্ধান্ত কী?"
export const unknownChargebacksMean =
  "ক্রেতার ব্যাংক এই টাকা ফেরত চেয়েছে, কিন্তু এপিআই কি বদলানোয় গেটওয়ে আর খবর দিচ্ছে না। আগের অ্যাকাউন্টের পোর্টালে দেখে এখানে জানান শেষ পর্যন্ত কী হলো।"
export const theChargebacks = "ব্যাংক যা ফেরত চেয়েছে, অথচ খবর নেই"
export const withTheBank = "টাকা ব্যাংক নিয়ে নিয়েছে।"
export const notTaken = "আমাদের জানামতে ব্যাংক টাকা নেয়নি।"
export const won = "আপনার পক্ষে"
export const wonTitle = (amount: string) => `ব্যাংকের সিদ্ধান্ত আপনার পক্ষে, ${amount} আপনার অ্যাকাউন্টে আছে`
export const lost = "ক্রেতার পক্ষে"
export const lostTitle = (amount: string) => `ব্যাংক ক্রেতাকে ${amount} চূড়ান্তভাবে দিয়ে দিয়েছে`
export const decisionHint = "কোথায় লেখা আছে: অভিযোগের নম্বর, বা ব্যাংকের চিঠির নম্বর"
export const saveDecision = "সেভ করুন"
export const nowWon = "সিদ্ধান্ত জমা হলো, টাকা আগের জায়গায় ফিরেছে।"
export const nowLost = "সিদ্ধান্ত জমা হলো, টাকা ক্রেতার।"
