import { isolate } from "../../contract/isolate.ts"

export const heading = "পছন্দের তালিকা"
export const caption = "আমার পছন্দের তালিকা"
export const yourWishlist = "আপনার পছন্দের তালিকা"
export const none = "আপনি এখনো পছন্দের তালিকায় কোনো পণ্য রাখেননি।"
export const firstWish = "আপনার প্রথম পছন্দের পণ্যটি তালিকায় রাখা হয়েছে"
export const afterFirstWish =
  "আপনি না সরানো পর্যন্ত এটি এখানেই থাকবে। “পেমেন্ট করুন” চাপলে আগে পণ্যটি বুক হবে, যাতে বিক্রেতা আপনার কথা জানতে পারেন।"
export const explore = "পণ্য দেখুন"
export const columns = { image: "ছবি", name: "নাম", sellingPrice: "বিক্রির দাম", action: "অ্যাকশন" }

export const makePayment = "পেমেন্ট করুন"
export const sold = "বিক্রি হয়েছে"
export const noLongerAvailable = "আর পাওয়া যাচ্ছে না"

export const remove = "সরান"
export const removeFromWishlist = "পছন্দের তালিকা থেকে সরান"
export const removed = (product: string) => `“${isolate(product)}” পছন্দের তালিকা থেকে সরানো হয়েছে।`
export const removedLast = { before: "পছন্দের তালিকা থেকে সরানো হয়েছে: ", after: "" }
export const undo = "ফিরিয়ে আনুন"
