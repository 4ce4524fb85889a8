import { isolate } from "../../contract/isolate.ts"
import type { ReviewTag } from "../../contract/reviews.ts"
import * as format from "./format.ts"

export const heading = "রিভিউ"
export const reviewOf = (name: string) => `${isolate(name)}-এর সঙ্গে লেনদেন কেমন হলো?`
export const blind = (date: string) =>
  `দুজনেই না লেখা পর্যন্ত, অথবা ${date} পর্যন্ত, আপনার লেখা কেউ দেখবেন না। তত দিন চাইলে বদলাতে পারবেন।`
export const otherWrote = (name: string) =>
  `${isolate(name)} রিভিউ লিখেছেন। আপনি নিজেরটি লিখলে সেটি দেখতে পাবেন।`
export const stars = "তারা"
export const starsOf = (stars: number) => `${format.number(stars)} তারা`
export const tags = "কোনটি মেলে (না দিলেও চলে)"
export const tag: Record<ReviewTag, string> = {
  "as-agreed": "কথামতো",
  friendly: "আন্তরিক",
  "on-time": "সময়মতো",
  "quick-answers": "দ্রুত উত্তর দেন",
  "not-as-agreed": "কথামতো নয়",
  late: "দেরি করেছেন",
  "slow-answers": "দেরিতে উত্তর দেন",
}
export const words = "নিজের ভাষায় লিখুন (না দিলেও চলে)"
export const write = "রিভিউ পাঠান"
export const change = "রিভিউ বদলান"
export const written = "রিভিউ দেওয়ার জন্য ধন্যবাদ।"
export const none = "কেউ রিভিউ দেননি।"
export const noneYet = "এই বিক্রেতাকে এখনো কেউ রিভিউ দেননি।"
export const by = { buyer: "ক্রেতা", seller: "বিক্রেতা" }
export const reply = "উত্তর"
export const replyOnce = "একবারই উত্তর দিতে পারবেন। সবাই সেটি দেখবেন।"
export const sendReply = "উত্তর দিন"
export const replied = "আপনার উত্তর প্রকাশিত হয়েছে।"
export const repliedBy = "যাঁকে নিয়ে রিভিউ, তাঁর উত্তর"
export const report = "রিপোর্ট করুন"
export const reportedReview = (author: string) => `${author}-এর রিভিউ`
export const reportOf = (author: string) => `রিপোর্ট করুন: ${isolate(author)}-এর রিভিউ`
export const takeDown = "সরিয়ে দিন"
export const takeDownOf = (author: string) => `সরিয়ে দিন: ${isolate(author)}-এর রিভিউ`
export const takingDown = (author: string) => `${isolate(author)}-এর রিভিউটি সরিয়ে দেবেন?`
export const takeDownMeans = "যিনি লিখেছেন, তিনি ছাড়া আর কেউ এটি দেখবেন না, গড় তারাতেও গোনা হবে না।"
export const takenDown = "রিভিউটি সরানো হয়েছে।"
