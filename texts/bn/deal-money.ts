import { names } from "./gateways.ts"

export const chargebacks = {
  open: (price: string) =>
    `ক্রেতার ব্যাংক ${price} ফেরত চেয়েছে, এখনো সিদ্ধান্ত দেয়নি। পণ্যটি হাতে দেওয়ার প্রমাণ রেখে দিন।`,
  won: (price: string, isWithdrawn: boolean) =>
    `ক্রেতার ব্যাংক ${price} ফেরত চেয়েছিল, তবে সিদ্ধান্ত আপনার পক্ষে: বিক্রি বহাল আছে।${isWithdrawn ? " যা কাটা হয়েছিল তা আপনার ব্যালেন্সে ফিরে আসবে।" : ""}`,
  lost: (price: string) =>
    `ক্রেতার ব্যাংক ${price} ফেরত চেয়েছিল, আর সিদ্ধান্ত ক্রেতার পক্ষে। যা কাটা হয়েছে তা আর ফেরত পাবেন না।`,
}

export const givenBackByBank = (price: string) =>
  `ক্রেতার ব্যাংক ক্রেতাকে ${price} ফেরত দিয়ে দিয়েছে। বিক্রেতা এই টাকা পাবেন না।`
export const endsUnpaid = "লেনদেনটি শেষ হবে। ক্রেতা ব্যাংকের কাছ থেকে টাকা ফেরত পেয়ে গেছেন।"
export const receivedUnpaid = "লেনদেনটি সম্পন্ন হবে। এরপর আর বদলানো যাবে না।"

export const reference = (reference: string) => `রেফারেন্স: ${reference}`
export const providers: Record<string, string> = { card: "কার্ড", ...names }
