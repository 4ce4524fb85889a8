import { isolate } from "../../contract/isolate.ts"

export const heading = "সব লেনদেন"
export const theDeals = "লেনদেনগুলো"
export const none = "এখনো কেউ কিছু বুক করেননি।"
export const noneFound = "কোনো লেনদেন পাওয়া যায়নি।"
export const showAll = "সব দেখুন"
export const search = "পণ্য, নাম, ইমেইল বা ট্রানজ্যাকশন আইডি"
export const show = "কোনগুলো"
export const all = "সব"
export const groups = { notEnded: "শেষ হয়নি", withDeadline: "সময়সীমা আছে" }
export const columns = {
  product: "পণ্য",
  price: "টাকা",
  people: "ক্রেতা ও বিক্রেতা",
  state: "অবস্থা",
  since: "বুকিংয়ের তারিখ",
  transaction: "ট্রানজ্যাকশন",
}
export const between = (buyer: string, seller: string) => `ক্রেতা ${isolate(buyer)}, বিক্রেতা ${isolate(seller)}`
export const onHold = "আটকে আছে"
export const until = (time: string) => `${time} পর্যন্ত`
