import type { RefusalReason } from "../../contract/mails.ts"
import * as format from "./format.ts"

export const unconfirmed =
  "আপনার ইমেইল এখনো নিশ্চিত করা হয়নি। আমাদের পাঠানো ইমেইলের লিংকে না যাওয়া পর্যন্ত বুকিংয়ের খবর আমরা ইমেইলে জানাব না।"
export const sendLinkAgain = "লিংকটি আবার পাঠান"
export const confirmationSent = "আমরা আপনাকে লিংকটি আবার পাঠিয়েছি।"
export const alreadyConfirmed = "আপনার ইমেইল নিশ্চিত করা হয়েছে।"
export const held = (count: number) =>
  count === 1
    ? "এক ঘণ্টায় আপনাকে অনেক ইমেইল পাঠানো হয়েছে, তাই ১টি ইমেইল আটকে আছে। এটি পাবেন:"
    : `এক ঘণ্টায় আপনাকে অনেক ইমেইল পাঠানো হয়েছে, তাই ${format.number(count)}টি ইমেইল আটকে আছে। সব একসঙ্গে পাবেন:`

export const refused = (count: number) =>
  `${format.number(count)}টি ইমেইল আটকে আছে, মেইল সার্ভার ${count === 1 ? "এটি" : "এগুলো"} নিচ্ছে না।`
export const remedies: Record<RefusalReason, string> = {
  login: "সার্ভার আমাদের লগ ইন মানছে না: SMTP_URL-এর ইউজার ও পাসওয়ার্ড মিলিয়ে দেখুন।",
  sender:
    "সার্ভার আমাদের প্রেরকের ঠিকানা মানছে না: MAIL_FROM মিলিয়ে দেখুন, আর এই লগ ইন দিয়ে ওই ঠিকানা থেকে পাঠানো যায় কি না, দেখুন।",
  content: "ইমেইলে যা লেখা আছে, সার্ভার তা নিচ্ছে না: যিনি মেইল সার্ভার চালান, তাঁকে কারণ জিজ্ঞেস করুন।",
  unreachable:
    "এক দিনের বেশি হলো সার্ভার সাড়া দিচ্ছে না, বা অপেক্ষা করতে বলছে: SMTP_URL মিলিয়ে দেখুন, আর সার্ভার চালু আছে কি না, দেখুন।",
}
export const sendAgain = "আবার পাঠান"
export const retried = (count: number) => `${format.number(count)}টি ইমেইল আবার পাঠানোর চেষ্টা চলছে।`
