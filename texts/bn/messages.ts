import { isolate } from "../../contract/isolate.ts"
import { banglaDigits } from "./numerals.ts"

export const heading = "আমার মেসেজ"
export const yourConversations = "আপনার মেসেজগুলো"
export const none = "এখনো কোনো মেসেজ নেই"
export const noneAboutProducts = "পণ্য নিয়ে এখনো কোনো মেসেজ নেই"
export const noneAbout = "এই পণ্য নিয়ে এখনো কেউ মেসেজ দেননি"
export const explore = "পণ্য দেখুন"
export const choose = "পড়তে একটি কথোপকথন বেছে নিন।"
export const ofOneProduct = "একটি পণ্য নিয়ে"
export const showAll = "সব দেখুন"
export const back = "সব মেসেজ"
export const unread = (count: number) => `${banglaDigits(String(count))}টি পড়া হয়নি`
export const you = "আপনি:"
export const photo = "ছবি"
export const noPhoto = "ছবিটি লোড করা যায়নি।"
export const photoOf = (name: string) => `${isolate(name)}-এর ছবি`
export const yourPhoto = "আপনার ছবি"
export const enlarge = (photo: string) => `বড় করে দেখুন: ${photo}`
export const erased = "অ্যাকাউন্টের সঙ্গে মুছে গেছে"

export const conversationWith = (name: string) => `${isolate(name)}-এর সঙ্গে কথোপকথন`
export const thisConversation = "কথোপকথনটি"
export const theMessages = "মেসেজগুলো"
export const theProduct = "পণ্যটি"
export const states = {
  available: "পাওয়া যাচ্ছে",
  reserved: "রাখা আছে",
  sold: "বিক্রি হয়ে গেছে",
  withdrawn: "আর পাওয়া যাচ্ছে না",
}
export const bought = "এখানেই বিক্রি হয়েছে"
export const arrived = "নতুন আসা মেসেজ"
export const newMessage = (name: string, text: string) => `${name}: ${text}`
export const newerBelow = "নিচে নতুন মেসেজ"
export const caution = "এই মেসেজে ফোন নম্বর, লিংক বা ইমেইল আছে। পণ্য দেখার আগে কখনো টাকা দেবেন না।"
export const read = "পড়া হয়েছে"
export const sent = "পাঠানো হয়েছে"
export const notSent = "এখনো যায়নি"
export const wasNotSent = "যায়নি"
export const begun = "শুরু করা কথোপকথন"
export const delayed = (reason: string) => `${notSent}। ${reason}`
export const refused = (reason: string) => `${wasNotSent}। ${reason}`
export const sendAgain = "আবার পাঠান"
export const discard = "মুছে ফেলুন"

export const message = "মেসেজ"
export const send = "পাঠান"
export const addPhoto = "ছবি দিন"
export const photoChosen = (name: string) => `ছবি: ${name}`
export const removePhoto = "ছবিটি বাদ দিন"
export const tooLong = "একটি মেসেজে ২,০০০ অক্ষর পর্যন্ত লেখা যায়।"
export const quickReplies = "ঝটপট মেসেজ"
export const quickOfBuyer = ["এটা কি এখনো আছে?", "কাল কি দেখা করা যাবে?", "শেষ দাম কত?"]
export const quickOfSeller = ["জি, এখনো আছে।", "কাল কি দেখা করা যাবে?", "দুঃখিত, একদাম।"]

export const ended = {
  "blocked-by-you": "আপনি তাঁকে ব্লক করেছেন। আপনারা কেউ কাউকে মেসেজ দিতে পারবেন না।",
  blocked: "আপনি তাঁকে মেসেজ দিতে পারবেন না।",
  sold: "পণ্যটি অন্য কারও কাছে বিক্রি হয়ে গেছে। আগের মেসেজ পড়া যাবে।",
  withdrawn: "বিক্রেতা পণ্যটি সরিয়ে নিয়েছেন। আগের মেসেজ পড়া যাবে।",
  removed: "তিনি আর সদস্য নন। আগের মেসেজ পড়া যাবে।",
}
export const block = "ব্লক করুন"
export const blocking = (name: string) => `${isolate(name)}-কে ব্লক করতে চান?`
export const blockMeans =
  "ব্লক করলে আপনারা কেউ কাউকে মেসেজ দিতে পারবেন না। আপনি বিক্রেতা হলে তিনি আর আপনার পণ্য বুক করতে, দাম বলতে বা ক্যাশে কেনার অনুরোধ করতে পারবেন না। আগের মেসেজ থাকবে।"
export const hasBeenBlocked = (name: string) => `${isolate(name)}-কে ব্লক করা হয়েছে।`
export const unblock = "আনব্লক করুন"
export const hasBeenUnblocked = (name: string) => `${isolate(name)}-কে আনব্লক করা হয়েছে।`
export const report = "রিপোর্ট করুন"
export const isReported = "রিপোর্ট করা হয়েছে"

export const write = "মেসেজ লিখুন"
export const writeTo = (name: string) => `${isolate(name)}-কে লিখুন`
