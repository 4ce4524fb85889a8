import { isolate } from "../../contract/isolate.ts"

export const heading = "মেসেজ"
export const theMessages = "মেসেজগুলো"
export const none = "এখনো কেউ আমাদের মেসেজ পাঠাননি। “যোগাযোগ করুন” ফর্মে যা লেখা হয়, তা এখানে দেখা যায়।"
export const noneIn = {
  answered: "উত্তর দেওয়া হয়েছে, এমন কোনো খোলা কথোপকথন নেই।",
  closed: "কোনো কথোপকথন বন্ধ করা হয়নি।",
}
export const show = "কোনগুলো দেখবেন"
export const reports = "রিপোর্ট"
export const states = { open: "উত্তর বাকি", answered: "উত্তর দেওয়া", closed: "বন্ধ" }
export const back = "সব মেসেজ"
export const us = "আমরা:"
export const from = (name: string) => `${isolate(name)}-এর সঙ্গে কথোপকথন`
export const answeredBy = (name: string) => `উত্তর দিয়েছেন ${isolate(name)}`
export const member = "সদস্য: উত্তর এখানে ও ইমেইলে পাবেন"
export const visitor = "অ্যাকাউন্ট নেই: উত্তর ইমেইলে পাবেন"
export const formerMember = "আর সদস্য নন: উত্তর কারও কাছে যাবে না"
export const close = "বন্ধ করুন"
export const reopen = "আবার খুলুন"
export const hasBeenClosed = (name: string) => `${isolate(name)}-এর সঙ্গে কথোপকথন বন্ধ করা হয়েছে।`
export const hasBeenReopened = (name: string) => `${isolate(name)}-এর সঙ্গে কথোপকথন আবার খোলা হয়েছে।`
export const removing = (name: string) => `${isolate(name)}-এর সঙ্গে পুরো কথোপকথন মুছে ফেলতে চান?`
export const removed = (name: string) => `${isolate(name)}-এর সঙ্গে কথোপকথন মুছে ফেলা হয়েছে।`
