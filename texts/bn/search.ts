import { isolate } from "../../contract/isolate.ts"
import { number } from "./format.ts"
import { banglaDigits } from "./numerals.ts"

export const search = "খুঁজুন"
export const title = "পণ্য"
export const titleFor = (query: string) => `“${query}”`
export const headingFor = (query: string) => `${isolate(`“${query}”`)} খোঁজার ফলাফল`
export const description = "সারা বাংলাদেশের সেকেন্ড হ্যান্ড বাদ্যযন্ত্র ও সরঞ্জাম: নাম, ব্র্যান্ড, দাম, অবস্থা আর এলাকা ধরে খুঁজুন।"
export const within = (category: string) => `ক্যাটাগরি: ${category}`
export const howMany = (count: string) =>
  count.endsWith("+") ? `${banglaDigits(count)} পণ্য` : `${banglaDigits(count)}টি পণ্য`
export const orMore = (count: string) => `${banglaDigits(count)}+`

export const filters = "ফিল্টার"
export const filtersSet = (count: number) => (count > 0 ? `ফিল্টার (${number(count)})` : "ফিল্টার")
export const show = (products: string) => `${products} দেখুন`
export const clearAll = "সব বাদ দিন"
export const words = "যা খুঁজছেন"
export const category = "ক্যাটাগরি"
export const anyCategory = "সব ক্যাটাগরি"
export const condition = "অবস্থা"
export const price = "দাম (টাকায়)"
export const lowest = "সর্বনিম্ন দাম"
export const highest = "সর্বোচ্চ দাম"
export const from = (price: string) => (price ? `${price} থেকে` : "কত থেকে")
export const to = (price: string) => price || "কত পর্যন্ত"
export const swapped = "সর্বনিম্ন দামটি সর্বোচ্চ দামের চেয়ে বেশি ছিল, তাই দুটি অদলবদল করে দিয়েছি।"
export const district = "জেলা"
export const anyDistrict = "সারা বাংলাদেশ"
export const posted = "প্রকাশের তারিখ"
export const anyTime = "যেকোনো সময়"
export const ages = { day: "গত ২৪ ঘণ্টায়", week: "গত এক সপ্তাহে", month: "গত এক মাসে" }
export const verified = "শুধু যাচাইকৃত বিক্রেতা"
export const negotiable = "শুধু দরদাম করা যাবে এমন পণ্য"
export const soldToo = "বিক্রি হয়ে যাওয়া পণ্যও"
export const availableOnly = "শুধু যা পাওয়া যাচ্ছে"
export const counted = (label: string, count: number) => `${label} (${number(count)})`

export const sortBy = "সাজান"
export const sorts = {
  relevance: "সবচেয়ে মেলে যা",
  newest: "নতুন আগে",
  price: "কম দাম আগে",
  "-price": "বেশি দাম আগে",
}

export const chosen = "বেছে নেওয়া ফিল্টার"
export const takeOff = (filter: string) => `বাদ দিন: ${filter}`
export const priceRange = {
  from: (lowest: string) => `${lowest} থেকে`,
  to: (highest: string) => `${highest} পর্যন্ত`,
  between: (lowest: string, highest: string) => `${lowest} থেকে ${highest}`,
}

export const wrongFilters = "যা বুঝতে পারিনি, তা বাদ দিয়ে খুঁজেছি:"
export const unknownChoice = "তালিকায় এমন কিছু নেই"
export const unknownPage = "তালিকায় এমন কোনো পাতা নেই, তাই শুরু থেকে দেখাচ্ছি"

export const didYouMean = "আপনি কি খুঁজছেন:"
export const nothingFound = "সব শর্ত মেলে এমন কোনো পণ্য পাওয়া যায়নি।"
export const loosen = "শর্ত কমালে পাবেন:"
export const loosened = <Products, How>(products: Products, how: How) => [how, " ", products]
export const without: Record<string, string> = {
  words: "এই শব্দগুলো বাদ দিলে",
  category: "সব ক্যাটাগরিতে",
  condition: "যেকোনো অবস্থায়",
  price: "যেকোনো দামে",
  district: "সারা বাংলাদেশে",
  verified: "সব বিক্রেতার পণ্য ধরলে",
  posted: "যেকোনো সময়ে প্রকাশিত",
  negotiable: "একদামের পণ্যও ধরলে",
  available: "বিক্রি হয়ে যাওয়া পণ্যও ধরলে",
  filters: "কোনো ফিল্টার ছাড়া",
}
export const forWords = (query: string) => `${isolate(`“${query}”`)} লিখে খুঁজলে`
export const startAfresh = "সব পণ্য দেখুন"
export const fieldNames: Record<string, string> = {
  q: "যা খুঁজছেন:",
  category: "ক্যাটাগরি:",
  condition: "অবস্থা:",
  min: "দাম:",
  max: "দাম:",
  district: "জেলা:",
  posted: "প্রকাশের তারিখ:",
  verified: "শুধু যাচাইকৃত বিক্রেতা:",
  negotiable: "শুধু দরদাম করা যাবে এমন পণ্য:",
  available: "পাওয়া যাচ্ছে কি না:",
  sort: "সাজান:",
  after: "পাতা:",
}
export const tellMe = "এলে আমাকে জানান"
export const tellMeMore = "নতুন এলে আমাকে জানান"
