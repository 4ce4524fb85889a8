import { cleanLine, withAsciiDigits } from "./text.ts"

/** Converts free text such as "2 yrs", "১৮ মাস" or "1.5 years" to whole months; undefined if not understood. */
export function monthsIn(timeUsed: string) {
  const words = wordsOf(timeUsed)
  const amounts = words.flatMap((word, index) => amountOf(word, words[index - 1]) ?? [])
  if (amounts.length === 0) return unused.test(words.join(" ")) ? 0 : undefined
  const months = Math.round(amounts.reduce((total, amount) => total + amount, 0))
  return months <= maxMonths ? months : undefined
}

const maxMonths = 100 * 12

const unused = /^(?:brand )?new(?: |$)|^(?:unused|never used|not used|নতুন|একদম নতুন|অব্যবহৃত)/u

/** Spellings of numbers and fractions, in the order of their replacement. */
const amounts: [RegExp, string][] = [
  [/(\d) ?½/g, "$1.5"],
  [/½/g, "0.5"],
  [/(\d),(\d)/g, "$1.$2"],
  [/(\d) and (?:a )?half/g, "$1.5"],
  [/half (?:an? )?/g, "0.5 "],
  [/couple of /g, "couple "],
]

const numbers = new Map(
  [
    ["a", "an", "one", "ek", "এক"],
    ["two", "couple", "দুই"],
    ["three", "তিন"],
    ["four", "চার"],
    ["five", "পাঁচ"],
    ["six", "ছয়"],
    ["seven", "সাত"],
    ["eight", "আট"],
    ["nine", "নয়"],
    ["ten", "দশ"],
    ["eleven", "এগারো"],
    ["twelve", "বারো"],
  ].flatMap((words, index) => words.map((word) => [word.normalize("NFC"), index + 1] as const)),
)
numbers.set("দেড়".normalize("NFC"), 1.5).set("আড়াই".normalize("NFC"), 2.5)

const unitsInMonths: [RegExp, number][] = [
  [/^(?:years?|yrs?|y|bochh?or|বছর|বৎসর)(?:ের)?$/u, 12],
  [/^(?:months?|mths?|mons?|mos?|m|mash?|মাস)(?:ের)?$/u, 1],
  [/^(?:weeks?|wks?|w|সপ্তাহ)(?:ের)?$/u, 12 / 52],
  [/^(?:days?|d|din|দিন)(?:ের)?$/u, 12 / 365],
]

function amountOf(word: string, before = "") {
  const [, months] = unitsInMonths.find(([unit]) => unit.test(word)) ?? []
  const number = numbers.get(before) ?? (before ? Number(before) : Number.NaN)
  return months === undefined || Number.isNaN(number) ? undefined : number * months
}

function wordsOf(text: string) {
  let plain = withAsciiDigits(cleanLine(text).toLowerCase())
  for (const [written, meant] of amounts) plain = plain.replaceAll(written, meant)
  return plain.match(/\d+(?:\.\d+)?|[a-z]+|\p{Script=Bengali}+/gu) ?? []
}
