import { toPoisha } from "../../contract/poisha.ts"
import { highestPoisha } from "./product-filter.ts"

const thousands = "k|thousand|hajar|hazar|হাজার"
const lakhs = "lakhs?|lacs?|lak|লাখ|লক্ষ"
const amount = String.raw`(\d[\d,]{0,12}(?:\.\d{1,2})?)\s?(?:(${thousands})|(${lakhs}))?(?:ের)?`
const taka = String.raw`(?:tk|takar|taka|bdt|টাকার|টাকা)`
const [begin, end] = [String.raw`(?<![\p{L}\p{M}\p{N}])`, String.raw`(?![\p{L}\p{M}\p{N}])`]

const limits = [
  String.raw`(?:under|below|within|upto|up to|at most|maximum|budget|less than)\s(?:${taka}\s?)?${amount}(?:\s?${taka})?`,
  String.raw`${amount}[\s-]?(?:${taka}\s?)?(?:er\s|এর\s)?(?:moddhe|modhe|vitore|niche|মধ্যে|ভেতরে|ভিতরে|নিচে|নীচে|কমে)`,
].map((limit) => new RegExp(begin + limit + end, "u"))

/** In BDT; smaller numbers are others, as in "used under 2 years". */
const leastPrice = 100

/** A highest price, in poisha, that is typed among the words, as in "under 5,000", and what else was typed. */
export function takePrice(plain: string) {
  const typed = plain.replaceAll(/\s+/g, " ")
  for (const limit of limits) {
    const [found, digits = "", isThousands, isLakhs] = limit.exec(typed) ?? []
    if (found === undefined) continue
    const price = Number(digits.replaceAll(",", "")) * (isLakhs ? 100_000 : isThousands ? 1_000 : 1)
    if (price < leastPrice) continue
    return { max: Math.min(toPoisha(price), highestPoisha), rest: typed.replace(found, " ") }
  }
  return { max: undefined, rest: typed }
}
