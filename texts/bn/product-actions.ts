import { isolate } from "../../contract/isolate.ts"

export const showNumber = "নম্বর দেখুন"
export const bookNow = "এখনই বুক করুন"
export const addToWishlist = "পছন্দের তালিকায় রাখুন"
export const addedToWishlist = (product: string) => `“${isolate(product)}” পছন্দের তালিকায় রাখা হয়েছে!`
export const onlyBuyersWish = "পছন্দের তালিকা শুধু ক্রেতাদের থাকে। পণ্যটি রাখতে ক্রেতা হিসেবে অ্যাকাউন্ট খুলুন।"
