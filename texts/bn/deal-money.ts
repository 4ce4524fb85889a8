import { isolate } from "../../contract/isolate.ts"
import type { Names } from "./deals.ts"
import { names } from "./gateways.ts"

export const chargebacks = {
  open: (price: string) =>
    `ক্রেতার ব্যাংক ${price} ফেরত চেয়েছে, এখনো সিদ্ধান্ত দেয়নি। পণ্যটি হাতে দেওয়ার প্রমাণ রেখে দিন।`,
  won: (price: string, isWithdrawn: boolean) =>
    `ক্রেতার ব্যাংক ${price} ফেরত চেয়েছিল, তবে সিদ্ধান্ত আপনার পক্ষে: বিক্রি বহাল আছে।${isWithdrawn ? " যা কাটা হয়েছিল তা আপনার ব্যালেন্সে ফিরে আসবে।" : ""}`,
  lost: (price: string) =>
    `ক্রেতার ব্যাংক ${price} ফেরত চেয়েছিল, আর সিদ্ধান্ত ক্রেতার পক্ষে। যা কাটা হয়েছে তা আর ফেরত পাবেন না।`,
}

export const askedByBank = (price: string, isWithdrawn: boolean) =>
  `ক্রেতার ব্যাংক ${price} ফেরত চেয়েছে, এখনো সিদ্ধান্ত দেয়নি।${isWithdrawn ? " ততক্ষণ টাকা ব্যাংকের কাছে থাকবে।" : ""}`
export const givenBackByBank = (price: string) =>
  `ক্রেতার ব্যাংক ক্রেতাকে ${price} ফেরত দিয়ে দিয়েছে। বিক্রেতা এই টাকা পাবেন না।`
export const endsWithBank = {
  buyer: (price: string) => `আপনি পুরো টাকা ফেরত পাবেন, এর মধ্যে ${price} আপনার ব্যাংক থেকে। লেনদেনটি শেষ হবে।`,
  seller: (price: string) =>
    `ক্রেতা পুরো টাকা ফেরত পাবেন, এর মধ্যে ${price} তাঁর ব্যাংক থেকে। লেনদেনটি শেষ হবে। আবার বিক্রিতে না দেওয়া পর্যন্ত পণ্যটি বিক্রির জন্য থাকবে না।`,
  admin: (price: string) => `ক্রেতা পুরো টাকা ফেরত পাবেন, এর মধ্যে ${price} তাঁর ব্যাংক থেকে। লেনদেনটি শেষ হবে।`,
}
export const receivedUnpaid = "লেনদেনটি সম্পন্ন হবে। এরপর আর বদলানো যাবে না।"

type Back = Names & { price: string }
const toBuyer = ({ buyer, price }: Back) =>
  price
    ? `${isolate(buyer)} পুরো টাকা ফেরত পাচ্ছেন, এর মধ্যে ${price} তাঁর ব্যাংক থেকে।`
    : `${isolate(buyer)} পুরো টাকা ফেরত পেয়েছেন, তবে যেভাবে এসেছিল সেভাবে নয়।`
const toYou = ({ price }: Back) =>
  price
    ? `আপনি পুরো টাকা ফেরত পাচ্ছেন, এর মধ্যে ${price} আপনার ব্যাংক থেকে।`
    : "আপনি পুরো টাকা ফেরত পেয়েছেন, তবে যেভাবে দিয়েছিলেন সেভাবে নয়।"
export const otherWay = {
  buyer: {
    refunded: toYou,
    returned: (of: Back) =>
      `${toYou(of)} ${isolate(of.seller)}-এর সঙ্গে ঠিক করে ${of.returnBy}-এর মধ্যে পণ্যটি ফেরত দিন; ফেরতের খরচ তাঁর।`,
  },
  seller: {
    refunded: (of: Back) => `${toBuyer(of)} আবার বিক্রিতে না দেওয়া পর্যন্ত পণ্যটি বিক্রির জন্য থাকবে না।`,
    returned: (of: Back) =>
      `${toBuyer(of)} তিনি ${of.returnBy}-এর মধ্যে পণ্যটি ফেরত দেবেন। কীভাবে দেবেন ঠিক করে নিন; ফেরতের খরচ আপনার। আবার বিক্রিতে না দেওয়া পর্যন্ত পণ্যটি বিক্রির জন্য থাকবে না।`,
  },
  admin: {
    refunded: (of: Back) =>
      `${toBuyer(of)} ${isolate(of.seller)} আবার বিক্রিতে না দেওয়া পর্যন্ত পণ্যটি বিক্রির জন্য থাকবে না।`,
    returned: (of: Back) =>
      `${toBuyer(of)} ${of.returnBy}-এর মধ্যে পণ্যটি ${isolate(of.seller)}-এর কাছে ফেরত যাবে; ফেরতের খরচ তাঁর।`,
  },
}
export const takenByBank = "ক্রেতার ব্যাংক ফেরত নিয়েছে"

export const reference = (reference: string) => `রেফারেন্স: ${reference}`
export const providers: Record<string, string> = { card: "কার্ড", ...names }
