import * as english from "../en/dates.ts"
import { banglaDigits } from "./numerals.ts"

// Not by Intl in bn-BD: comma and sign differ between versions of browser and server, and hydration would fail.
const months: Record<string, string> = {
  January: "জানুয়ারি",
  February: "ফেব্রুয়ারি",
  March: "মার্চ",
  April: "এপ্রিল",
  May: "মে",
  June: "জুন",
  July: "জুলাই",
  August: "আগস্ট",
  September: "সেপ্টেম্বর",
  October: "অক্টোবর",
  November: "নভেম্বর",
  December: "ডিসেম্বর",
}

/** "২০ নভেম্বর ২০২৬", in Asia/Dhaka. */
export const day = (moment: Date) => inBangla(english.day(moment))

/** "২০ নভেম্বর ২০২৬, ১৪:০৫", in Asia/Dhaka. */
export const dayTime = (moment: Date) => inBangla(english.dayTime(moment))

/** "১৪:০৫", in Asia/Dhaka. */
export const time = (moment: Date) => banglaDigits(english.time(moment))

/** "নভেম্বর ২০২৬", in Asia/Dhaka. */
export const month = (moment: Date) => inBangla(english.month(moment))

export const year = (year: number) => banglaDigits(english.year(year))

function inBangla(words: string) {
  return banglaDigits(words.replace(/[A-Z][a-z]+/, (month) => months[month] ?? month))
}
