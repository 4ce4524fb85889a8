import { isolate } from "../../contract/isolate.ts"
import { number } from "./format.ts"

export const sold = "বিক্রি হয়ে গেছে"
export const readMore = "আরও পড়ুন"
export const details = "বিস্তারিত"
export const marks = { booked: "আপনি বুক করেছেন", wished: "পছন্দের তালিকায়" }
export const howMany = (count: number) => `${number(count)}টি পণ্য`
export const facts = {
  price: "দাম",
  bought: "কেনা দাম",
  condition: "অবস্থা",
  timeUsed: "কত দিন ব্যবহৃত",
  seller: "বিক্রেতা",
  phone: "ফোন",
  location: "এলাকা",
  posted: "প্রকাশের তারিখ",
  category: "ক্যাটাগরি",
  delivery: "ডেলিভারি ও পেমেন্ট",
}
export const showNumber = "নম্বর দেখুন"
export const bookNow = "এখনই বুক করুন"
export const addToWishlist = "পছন্দের তালিকায় রাখুন"
export const addedToWishlist = (product: string) => `“${isolate(product)}” পছন্দের তালিকায় রাখা হয়েছে!`
export const onlyBuyersWish = "পছন্দের তালিকা শুধু ক্রেতাদের থাকে। পণ্যটি রাখতে ক্রেতা হিসেবে অ্যাকাউন্ট খুলুন।"
export const remove = "মুছে ফেলুন"
export const removing = (product: string) => `“${isolate(product)}” মুছে ফেলতে চান?`
export const takenDown = (product: string) => `“${isolate(product)}” সরিয়ে দেওয়া হয়েছে।`
