import type { AccountType } from "../../contract/identity.ts"
import type { Role } from "../../contract/users.ts"

export const name = "নাম"
export const email = "ইমেইল"
export const password = "পাসওয়ার্ড"
export const forgotPassword = "পাসওয়ার্ড ভুলে গেছেন?"

export const login = "লগ ইন"
export const loginDescription = "বুক করতে, বিক্রি করতে আর পছন্দের তালিকা রাখতে লগ ইন করুন।"
export const logIn = "লগ ইন করুন"
export const loggedIn = "লগ ইন হয়েছে!"
export const newToBackline = "Backline-এ নতুন?"
export const createAccount = "অ্যাকাউন্ট খুলুন"
export const sessionEnded = "আপনার সেশন শেষ হয়ে গেছে। আবার লগ ইন করুন।"
/** The name of whoever is logged in stands after `before`. */
export const otherAccount = {
  before: "আপনি এখন “",
  between: "” নামে লগ ইন করে আছেন, কিন্তু ওই পেজটি অন্য ধরনের অ্যাকাউন্টের জন্য। অন্য অ্যাকাউন্টে লগ ইন করুন, অথবা ",
  link: "আপনার ড্যাশবোর্ডে",
  after: " যান।",
}
export const demoAccounts = "ডেমো অ্যাকাউন্ট"
export const thisIsADemo = "এটি একটি ডেমো"
export const demoRoles: Record<Role, string> = { Seller: "বিক্রেতা", Buyer: "ক্রেতা", admin: "অ্যাডমিন" }
export const demoPassword = "নিচের যেকোনো একজনের অ্যাকাউন্টে লগ ইন করুন। সবার পাসওয়ার্ড: "

export const loginWithGoogle = "Google দিয়ে লগ ইন করুন"
export const standIn = "এই ডেমোতে আসল Google-এর বদলে একটি নমুনা Google কাজ করে।"
export const googleNotSetUp = "এখানে Google দিয়ে লগ ইন চালু নেই।"
export const googleCancelled = "Google দিয়ে লগ ইন বাতিল করা হয়েছে।"
export const googleUnreachable =
  "এই মুহূর্তে Google-এর সঙ্গে যোগাযোগ করা যাচ্ছে না। আবার চেষ্টা করুন, অথবা পাসওয়ার্ড দিয়ে লগ ইন করুন।"
export const googleNotLinked = "এই ইমেইলে এখানে পাসওয়ার্ড দেওয়া অ্যাকাউন্ট আছে। পাসওয়ার্ড দিয়েই লগ ইন করুন।"
export const googleNotVerified = "এই ইমেইল Google-এ যাচাই করা নেই। আগে সেখানে যাচাই করে নিন।"
export const googleDidNotWork = "Google দিয়ে লগ ইন করা যায়নি। আবার চেষ্টা করুন।"

export const signUpTitle = "অ্যাকাউন্ট খুলুন"
export const signUpDescription = "ক্রেতা বা বিক্রেতা হিসেবে যোগ দিন, সেকেন্ড হ্যান্ড বাদ্যযন্ত্র ও সরঞ্জাম কেনাবেচা করুন।"
export const alreadyMember = "আগে থেকেই অ্যাকাউন্ট আছে?"
export const signUp = "অ্যাকাউন্ট খুলুন"
export const signedUp = "আপনার অ্যাকাউন্ট খোলা হয়েছে!"
export const accountType = "অ্যাকাউন্টের ধরন"
export const accountTypes: Record<AccountType, { name: string; hint: string }> = {
  Seller: { name: "বিক্রেতা", hint: "আমি বাদ্যযন্ত্র বা সরঞ্জাম বিক্রি করব" },
  Buyer: { name: "ক্রেতা", hint: "আমি বাদ্যযন্ত্র বা সরঞ্জাম খুঁজছি" },
}
export const oneMoreQuestion = "আরেকটি প্রশ্ন"
export const finishAccount = "অ্যাকাউন্ট খোলা শেষ করুন"
export const whatName = "আপনার অ্যাকাউন্ট প্রায় তৈরি। আপনার নাম কী?"
export const whichUse = "আপনার অ্যাকাউন্ট প্রায় তৈরি। Backline-এ আপনি কিনবেন, না বিক্রি করবেন?"
export const finishSignUp = "অ্যাকাউন্ট খোলা শেষ করুন"
