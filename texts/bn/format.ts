import * as english from "../en/format.ts"
import { banglaDigits } from "./numerals.ts"

/** 125000 → "১,২৫,০০০". */
export const number = (count: number) => banglaDigits(english.number(count))

/** Of BDT: "৳১,২৫,০০০". */
export const price = (amount: number) => `৳${banglaDigits(english.price(amount)).replace(" BDT", "")}`

export const digits = (typed: string) => banglaDigits(typed)
