import * as english from "../en/format.ts"
import { banglaDigits } from "./numerals.ts"

/** 125000 → "১,২৫,০০০". */
export const number = (count: number) => banglaDigits(english.number(count))

/** Of BDT: "৳১,২৫,০০০". */
export const price = (amount: number) => `৳${banglaDigits(english.price(amount)).replace(" BDT", "")}`
export const balance = (amount: number) => `${amount < 0 ? "−" : ""}${price(Math.abs(amount))}`

const units = new Map([
  ["day", "দিন"],
  ["week", "সপ্তাহ"],
  ["month", "মাস"],
  ["year", "বছর"],
])

/** "2 years" → "২ বছর"; other words of the seller stay. */
export function timeUsed(time: string) {
  const [, amount = "", word = ""] = /^(\d+(?:\.\d+)?) ?([a-z]+?)s?$/.exec(time.toLowerCase()) ?? []
  const unit = units.get(word)
  return unit ? `${banglaDigits(amount)} ${unit}` : time
}

export const digits = (typed: string) => banglaDigits(typed)
