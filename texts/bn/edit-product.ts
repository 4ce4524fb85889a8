import { isolate } from "../../contract/isolate.ts"
import * as form from "./add-product.ts"
import { phoneNumber } from "./forms.ts"

export const heading = "পণ্য এডিট করুন"
export const theProduct = "পণ্যটি"
export const noSuchProduct = "আপনার পণ্যের মধ্যে এমন কোনো পণ্য নেই।"
export const myProducts = "আমার পণ্য"
export const isSold = "এই পণ্যটি বিক্রি হয়ে গেছে। এর তথ্য আর বদলানো যাবে না।"

export const draftKept = "আপনার পরিবর্তনগুলো রেখে দেওয়া হয়েছে, তবে এখনো সেভ করা হয়নি।"
export const discard = "পরিবর্তন বাদ দিন"
export const discarded = "আপনার পরিবর্তনগুলো বাদ দেওয়া হয়েছে।"

export const save = "পরিবর্তন সেভ করুন"
export const saving = "আপনার পরিবর্তন সেভ করা হচ্ছে…"
export const saved = (product: string) => `“${isolate(product)}” সেভ করা হয়েছে।`
export const priceIsTold =
  "যাঁরা এটি বুক করেছেন, তাঁদের কাছে নতুন দাম জানিয়ে ইমেইল যাবে। পেমেন্টের আগে তাঁদের এই দামে রাজি হতে হবে।"

export const changedMeanwhile = (fields: string[]) =>
  `এরই মধ্যে অন্য উইন্ডোতে বদলানো হয়েছে: ${fields.join(", ")}।`
export const mineStay = "আপনার বাকি পরিবর্তনগুলো থাকছে।"
export const loadThem = "এই পরিবর্তনগুলো নিন"
export const saveMine = "আমারগুলোই সেভ করুন"
export const fields = {
  productName: form.productName,
  photos: form.productPhoto,
  categoryId: form.productCategory,
  productCondition: form.productCondition,
  sellingPrice: form.sellingPrice,
  buyingPrice: form.buyingPrice,
  timeUsed: form.timeUsed,
  phoneNumber,
  location: form.location,
  productDescription: form.productDescription,
  brand: form.brand,
  model: form.model,
  year: form.year,
  negotiable: form.negotiable,
  included: form.included,
  faults: form.faults,
  district: form.district,
  area: form.area,
  phoneVisibility: form.phoneVisibility,
  courierFee: form.courierFee,
  acceptsCash: form.acceptsCash,
  acceptsOffers: form.acceptsOffers,
  offerFloor: form.offerFloor,
}

export const seePage = "পণ্যের পেজ দেখুন"
export const sellOneMore = "এমন আরেকটি বিক্রি করুন"
export const filledFrom = (product: string) => `“${isolate(product)}” থেকে তথ্য নেওয়া হয়েছে।`
export const filledFromForSale = (product: string) =>
  `“${isolate(product)}” থেকে তথ্য নেওয়া হয়েছে। ওই পণ্যটি এখনো বিক্রির জন্য আছে, তাই এটির নতুন ছবি দিন, আর কোথায় আলাদা তা বিবরণে লিখুন।`
export const withdraw = "তুলে নিন"
export const withdrawn = (product: string) => `“${isolate(product)}” তুলে নেওয়া হয়েছে।`
export const isWithdrawn =
  "পণ্যটি আপনি তুলে নিয়েছেন, তাই শুধু আপনিই এটি দেখতে পাচ্ছেন। কেউ এটি বুক করতে বা এর পেমেন্ট করতে পারবেন না।"
export const listAgain = "আবার বিক্রিতে দিন"
export const listedAgain = (product: string) => `“${isolate(product)}” আবার বিক্রিতে দেওয়া হয়েছে।`
