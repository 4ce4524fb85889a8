import { isolate } from "../../contract/isolate.ts"
import type { SaleStatus } from "../../contract/products.ts"
import { number } from "./format.ts"

export const title = (name: string) => `${isolate(name)}, বিক্রেতা`
export const description = (name: string, forSale: number) =>
  `${isolate(name)} Backline-এ সেকেন্ড হ্যান্ড বাদ্যযন্ত্র ও সরঞ্জাম বিক্রি করেন। এখন বিক্রির জন্য আছে ${number(forSale)}টি পণ্য।`
export const products = "পণ্য"
export const forSale = (count: number) => `পণ্য (${number(count)})`
export const sold = (count: number) => `বিক্রি হয়েছে (${number(count)})`
export const reviews = (count: number) => `রিভিউ (${number(count)})`
export const nothing: Record<SaleStatus, string> = {
  AVAILABLE: "এখানে এই মুহূর্তে বিক্রির জন্য কিছু নেই।",
  SOLD: "এখানে এখনো কিছু বিক্রি হয়নি।",
}
export const explore = "অন্য পণ্য দেখুন"
export const firstPage = "প্রথম পাতা"
export const nextPage = "পরের পাতা"
