// Normalises what people type or paste. What cannot be parsed is returned unchanged, for the contract to refuse.

import { cleanWord, withAsciiDigits } from "../../contract/text.ts"

const grouped = /^-?\d{1,3}(?:[,\s]\d{2,3})*[,\s]\d{3}(?:\.\d+)?$/
const plain = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/

/** Parses the amount in "৳ 12,500", "12 500", "১২৫০০" or "12500/-". */
export function parseAmount(input: string | number | undefined) {
  const text = withoutMarks(input)
    .replaceAll(/৳|টাকা|BDT|Taka|Tk\.?|\/[-=]$/gi, "")
    .trim()
  if (text === "") return undefined
  const digits = grouped.test(text) ? text.replaceAll(/[,\s]/g, "") : text
  return plain.test(digits) ? Number(digits) : text
}

/** Parses the phone number in "+880 1712-345678", "(02) 5861 0000" or "০১৭১২৩৪৫৬৭৮". */
export function parsePhone(input: string | number | undefined) {
  const text = withoutMarks(input)
  // "+44 (0)20…": the zero is not dialled after a country code
  const number = text
    .replace(/^tel:\s*/i, "")
    .replace(/^(\+\d+)\s*\(0\)/, "$1")
    .replaceAll(/[\s()./\-‐-―]/g, "")
  return /^\+?\d+$/.test(number) ? number : text
}

export function parseYear(input: string | number | undefined | null) {
  const text = withoutMarks(input ?? "").trim()
  if (text === "") return undefined
  return /^\d+$/.test(text) ? Number(text) : text
}

/** Returns ASCII digits, without the invisible marks that text copied from contacts and chats contains. */
function withoutMarks(input: string | number | undefined) {
  return withAsciiDigits(cleanWord(String(input ?? "")))
}
