import { isolate } from "../../contract/isolate.ts"

export const reasons = {
  fraud: "প্রতারণা, বা Backline-এর বাইরে টাকা চাওয়া",
  abuse: "গালাগালি বা হুমকি",
  harassment: "হয়রানি",
  spam: "বিজ্ঞাপন বা স্প্যাম",
  other: "অন্য কিছু",
}

// one of the two reports

export const title = (name: string) => `রিপোর্ট করুন: ${isolate(name)}`
export const means = (name: string) =>
  `রিপোর্ট করলে এই কথোপকথনে এখন পর্যন্ত যা আছে, ছবিসহ, Backline-এর অ্যাডমিনরা তা দেখতে পারবেন। রিপোর্ট বন্ধ হলে আর পারবেন না। তাঁদের সিদ্ধান্ত আপনাকে জানানো হবে। কে রিপোর্ট করেছেন, ${isolate(name)}-কে তা জানানো হবে না।`
export const reason = "কারণ"
export const chooseReason = "বেছে নিন"
export const statement = "কী হয়েছে (না লিখলেও চলবে)"
export const statementHint = "১,০০০ অক্ষর পর্যন্ত।"
export const send = "রিপোর্ট পাঠান"
export const sent = "পাঠানো হয়েছে। আমরা দেখে আপনাকে জানাব।"

// the admins' list

export const heading = "রিপোর্ট"
export const theReports = "রিপোর্টগুলো"
export const which = "কোন রিপোর্ট"
export const tabs = { open: "খোলা", closed: "বন্ধ" }
export const none = {
  open: "কোনো রিপোর্ট বাকি নেই।",
  closed: "এখনো কোনো রিপোর্ট বন্ধ করা হয়নি।",
}
export const between = (reporter: string, reported: string) =>
  `${isolate(reported)}-এর বিরুদ্ধে ${isolate(reporter)}-এর রিপোর্ট`
export const about = (product: string) => `“${isolate(product)}” নিয়ে`
export const see = "রিপোর্ট দেখুন"
export const seeOf = (reporter: string, reported: string) => `রিপোর্ট দেখুন: ${between(reporter, reported)}`

// one of them

export const back = "সব রিপোর্ট"
export const thisReport = "রিপোর্টটি"
export const theMessages = "মেসেজগুলো"
export const reportedAt = (time: string) => `রিপোর্ট করা হয়েছে ${time}`
export const closedAt = (time: string) => `বন্ধ করা হয়েছে ${time}`
export const earlier = (outcome: string, day: string) => `একই জনের আগের রিপোর্ট: ${outcome} (${day})`
export const says = (name: string) => `${isolate(name)} লিখেছেন:`
export const reading =
  "রিপোর্ট করার আগে যা লেখা হয়েছিল, এখানে শুধু তা-ই আছে। আপনি যে পড়েছেন, অডিট লগে তা থাকে। রিপোর্ট বন্ধ হলে কোনো অ্যাডমিন আর পড়তে পারবেন না।"
export const outcome = "আপনার সিদ্ধান্ত"
export const outcomes = {
  unfounded: "কোনো সমস্যা নেই",
  warned: "সতর্ক করা হয়েছে",
  suspended: "স্থগিত করা হয়েছে",
}
export const choices = {
  unfounded: () => "কোনো সমস্যা নেই",
  warned: (reported: string) => `${isolate(reported)}-কে সতর্ক করুন`,
  suspended: (reported: string) => `${isolate(reported)}-এর অ্যাকাউন্ট স্থগিত করা হয়েছে`,
}
export const whoIsTold = "যিনি রিপোর্ট করেছেন, তাঁকে ফল জানানো হবে। পরে আর বদলানো যাবে না।"
export const close = "রিপোর্ট বন্ধ করুন"
export const closed = "রিপোর্টটি বন্ধ করা হয়েছে।"
