import { isolate } from "../../contract/isolate.ts"

export const heading = "মেসেজ"
export const theMessages = "মেসেজগুলো"
export const none = "এখনো কেউ আমাদের লেখেননি। “যোগাযোগ করুন” ফর্মে যা লেখা হয়, তা এখানে দেখা যায়।"
export const seeHome = "হোম পেজ দেখুন"
export const from = (name: string) => `প্রেরক: ${isolate(name)}`
export const reply = "উত্তর দিন"
export const removing = (name: string) => `“${isolate(name)}”-এর মেসেজটি মুছে ফেলতে চান?`
export const removed = (name: string) => `“${isolate(name)}”-এর মেসেজটি মুছে ফেলা হয়েছে।`
