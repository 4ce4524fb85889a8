import { nameOf } from "./categories.ts"

export const title = "পণ্য দেখুন"
export const description =
  "সেকেন্ড হ্যান্ড বাদ্যযন্ত্র ও সরঞ্জাম, ক্যাটাগরি ধরে সাজানো। একটি বেছে নিয়ে দেখুন কী কী বিক্রি হচ্ছে।"
export const pickOne = "কী কী বিক্রি হচ্ছে দেখতে একটি ক্যাটাগরি বেছে নিন।"
export const seeAll = "সব পণ্য দেখুন"

export const categoryDescription = (category: string) =>
  `সেকেন্ড হ্যান্ড ${nameOf(category)}: ছবি, অবস্থা আর টাকায় দামসহ।`
export const allCategories = "সব ক্যাটাগরি"
export const firstPage = "প্রথম পাতা"
export const nextPage = "পরের পাতা"
export const none = "এই ক্যাটাগরিতে এখন কোনো পণ্য নেই"
export const exploreOthers = "অন্য ক্যাটাগরি দেখুন"
