import type { PayoutMethod } from "../../contract/payouts.ts"
import * as format from "./format.ts"

export const heading = "টাকার হিসাব"
export const yourBalance = "আপনার ব্যালেন্স"

export const available = "আপনাকে পাঠানোর জন্য তৈরি"
export const owed = "Backline আপনার কাছে পাবে"
export const owedMeans =
  "আপনাকে টাকা পাঠানোর পর একটি বিক্রির টাকা ক্রেতার কাছে ফেরত গেছে, অথবা ক্যাশে বিক্রির কমিশন বাকি। আপনার পরের বিক্রি থেকে এটি কেটে নেওয়া হবে।"
export const paidWithin = (days: number) => `পণ্য হাতে দেওয়ার ${format.number(days)} দিনের মধ্যে আমরা টাকা পাঠাই।`
export const noAccountYet = "অ্যাকাউন্ট দিন, তাহলেই টাকা পাঠিয়ে দেব।"
export const onItsWay = "আপনার টাকা পাঠানো হয়েছে, পথে আছে।"
export const afterSales = (days: number) =>
  `ক্রেতা পণ্য হাতে পেলে টাকা আপনার। ${format.number(days)} দিনের মধ্যে আমরা তা পাঠিয়ে দিই।`
export const inEscrow = "আপাতত জমা"
export const inEscrowMeans = "ক্রেতারা পণ্য হাতে না পাওয়া পর্যন্ত"
export const inTransit = "পথে আছে"
export const paidOut = "এ পর্যন্ত আপনাকে পাঠানো হয়েছে"

export const account = "কোথায় টাকা পাবেন"
export const noAccount = "বিকাশ, নগদ, রকেট বা ব্যাংক অ্যাকাউন্ট: অ্যাকাউন্টটি আপনার নিজের হতে হবে।"
export const addAccount = "অ্যাকাউন্ট দিন"
export const change = "বদলান"
export const notWhileOnItsWay = "টাকা পথে থাকা অবস্থায় এটি বদলানো যায় না।"
export const changeMeans = (hours: number) =>
  `আপনার পাসওয়ার্ড লাগবে, আর বদলের খবর আপনাকে ইমেইলে জানাব। এরপর ${format.number(hours)} ঘণ্টা কোনো টাকা পাঠানো হবে না, যাতে অন্য কেউ আপনার টাকা নিতে না পারে।`
export const coolingOffUntil = "নতুন অ্যাকাউন্ট, টাকা পাঠানো শুরু হবে:"
export const method = "কীভাবে টাকা পাবেন"
export const methods: Record<PayoutMethod, string> = {
  bkash: "বিকাশ",
  nagad: "নগদ",
  rocket: "রকেট",
  bank: "ব্যাংক অ্যাকাউন্ট",
}
export const number = "অ্যাকাউন্ট নম্বর"
export const numberHint = "১১ ডিজিট, যেমন 01712345678"
export const holder = "অ্যাকাউন্টধারীর নাম"
export const bank = "ব্যাংক ও শাখা"
export const routing = "রাউটিং নম্বর"
export const keepAccount = "সেভ করুন"
export const changed = "সেভ হয়েছে। ইমেইলেও জানিয়েছি।"

export const statements = "মাসের হিসাব"
export const theStatement = "মাসের হিসাব"
export const month = "মাস"
export const download = "CSV ডাউনলোড করুন"
export const opening = "শুরুতে:"
export const closing = "শেষে:"
export const nothingThen = "এই মাসে কিছু বদলায়নি।"

export const waitsForYou = (amount: string) => `আপনার ${amount} পড়ে আছে`
export const waitsForYouMeans = "কোথায় টাকা পাঠাব, আমরা এখনো জানি না।"
