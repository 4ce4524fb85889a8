import type { Product } from "../../contract/products.ts"

export const advertisement = "বিজ্ঞাপন"
export const soldMark = "বিক্রি হয়েছে"
export const reservedMark = "রাখা আছে"
export const reservedUntil = (time: string) => `একজন ক্রেতার জন্য ${time} পর্যন্ত রাখা আছে`
export const byCourier = (price: string | undefined) => (price ? `কুরিয়ারে ${price}` : "কুরিয়ারে বিনা খরচে")
export const onlineOnly = "শুধু অনলাইনে পেমেন্ট"
export const verifiedSeller = "যাচাইকৃত বিক্রেতা"
export const boughtFor = "কেনা হয়েছিল "
export const conditions: Record<Product["productCondition"], string> = {
  Excellent: "চমৎকার",
  Good: "ভালো",
  Fair: "মোটামুটি",
}
export const used = { before: "", after: " ব্যবহৃত" }
