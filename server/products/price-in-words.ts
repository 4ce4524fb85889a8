import { toPoisha } from "../../contract/poisha.ts"
import { highestPoisha, type PriceRange } from "./product-filter.ts"

const thousand = "k|thousand|hajar|hazar|হাজার"
const lakh = "lakhs?|lacs?|lak|লাখ|লক্ষ"
const taka = String.raw`(?:takar|taka|tk\.?|rs\.?|bdt|টাকার|টাকা)`
const numbers = [
  "এক 1, দেড় 1.5, দুই 2, আড়াই 2.5, তিন 3, চার 4, পাঁচ 5, ছয় 6, সাত 7, আট 8, নয় 9, দশ 10, বারো 12, পনেরো 15, পনের 15",
  "বিশ 20, কুড়ি 20, পঁচিশ 25, ত্রিশ 30, তিরিশ 30, চল্লিশ 40, পঞ্চাশ 50, ষাট 60, সত্তর 70, আশি 80, নব্বই 90",
  "ek 1, dui 2, tin 3, char 4, pach 5, panch 5, dosh 10, bish 20",
]
const numbersInWords = new Map(
  numbers
    .join(", ")
    .split(", ")
    .map((each): [string, number] => {
      const [word = "", number] = each.split(" ")
      return [word, Number(number)]
    }),
)
const otherUnits = [
  "%|w|watts?|v|volts?|hz|khz|k?ohms?|mah|db|mm|cm|km|m|met(?:er|re)s?|miles?|inch|inches|ft|feet|foot|kg|g|grams?|gb|mb",
  "keys?|songs?|sounds?|tones?|voices?|presets?|polyphony|pcs|pieces?|hours?|days?|weeks?|months?|years?|দিন|মাস|বছর|ওয়াট",
].join("|")

const letter = String.raw`[\p{L}\p{M}\p{N}]`
const begin = `(?<!${letter})`
const beginOfAmount = String.raw`${begin}(?<!${letter}[-/.]|\d,)`
const end = String.raw`(?!${letter})(?![-/.,]\d)(?!\s?(?:${otherUnits})(?!${letter}))`
const genitive = String.raw`(?<=(?:র|[ae]r)\s)(?:(?:theke|cheye|থেকে|চেয়ে)\s)?`
const noMore = String.raw`\s(?:na|না|নয়)`

const below =
  "under|below|within|upto|up to|at most|maximum|max|budget of|budget is|less than|no more than|not more than|সর্বোচ্চ"
const above = "above|over|more than|at least|minimum|min|starting at|starting from|কমপক্ষে|অন্তত|সর্বনিম্ন"
const within = "moddhe|modhe|vitore|মধ্যে|ভেতরে|ভিতরে"
const upTo = "range|porjonto|পর্যন্ত"
const budget = "budget|বাজেট|বাজেটে|বাজেটের"
const orLess = `${within}|${upTo}|niche|নিচে|নীচে|নিচের|নীচের|কমে|max|maximum|or less|${genitive}(?:kom|কম|(?:beshi|বেশি)${noMore})`
const orMore = [
  `upore|opore|উপরে|ওপরে|উপরের|ওপরের|or more|${genitive}(?:beshi|বেশি)(?!${noMore}${end})`,
  String.raw`(?<=(?:${thousand}|${lakh}|${taka})\s?)\+`,
].join("|")

/** Excludes model names, as in "ds 1 - 5k". */
const notOfModel = String.raw`(?<!${begin}(?!in|is|of)[a-z]{1,2}\s(?=\d{1,3}\s-\s))`

const highestPrices = [
  before(below),
  before(`(?<budget>${budget})`),
  behind(orLess),
  behind(`(?<budget>${budget})`),
].map(toPattern)
const lowestPrices = [before(above), behind(orMore)].map(toPattern)
const ranges = [
  String.raw`${begin}(?<bound>between)\s${amount("a")}(?:\s?[-~&]\s?|\s(?:and|to)\s)${amount("b")}${end}`,
  String.raw`${amountAfter(`from|range|${below}|${budget}`, "a")}(?:\s?[-~]\s?|\s(?:to|upto|up to|theke|থেকে)\s)${amount("b")}(?:${genitiveSuffix()}(?:(?<bound>${within})|${upTo}|${budget}))?${end}`,
  String.raw`${beginOfAmount}${amount("a")}\s(?:o|ar|ও|এবং|আর)\s${amount("b")}${genitiveSuffix()}(?<bound>${within})${end}`,
].map(toPattern)

function before(words: string) {
  return String.raw`${begin}(?:${words})[\s:]\s?${amount("a")}${end}`
}

function behind(words: string) {
  return `${beginOfAmount}${amount("a")}${genitiveSuffix()}(?:${words})${end}`
}

function amountAfter(words: string, name: string) {
  return String.raw`(?:${begin}(?:${words})[\s:]\s?|${notOfModel})${beginOfAmount}${amount(name)}`
}

function genitiveSuffix() {
  return String.raw`[\s-]?(?:er\s|এর\s)?`
}

function amount(name: string) {
  const inWords = [...numbersInWords.keys()].join("|")
  const number = String.raw`(?<${name}>\d[\d,]{0,12}(?:\.\d{1,2})?|${inWords})`
  const unit = String.raw`(?:\s?(?:(?<${name}Thousand>${thousand})|(?<${name}Lakh>${lakh})))?(?:ের|er)?`
  const more = String.raw`(?:(?<${name}Lakhs>\d{1,2}|${inWords})\s?(?:${lakh})\s)?(?:(?<${name}Thousands>\d{1,2}|${inWords})\s?(?:${thousand})\s)?`
  return String.raw`(?:(?<${name}Begin>${taka})\s?)?${more}${number}${unit}(?<${name}End>\s?${taka}|/[-=])?`
}

function toPattern(source: string) {
  return new RegExp(source, "gu")
}

/** In BDT; smaller numbers are not prices, as in "under 20 keys". */
const leastPrice = 100
/** In BDT, after the word "budget": "budget 808" is a cheap pedal of that model. */
const leastBudget = 1_000

/** Extracts typed prices, in poisha, as in "under 5,000" or "5k to 20k"; also returns their words and the rest. */
export function extractPrice(plain: string): PriceRange & { rest: string; words: string } {
  const typed = plain.replaceAll(/\s+/g, " ").trim()
  const range = extract(typed, ranges, rangeIn)
  if (range.found) return { ...ordered(range.found), rest: range.rest, words: range.words }
  const max = extract(typed, highestPrices, priceIn)
  const min = extract(max.rest, lowestPrices, priceIn)
  const words = `${min.words} ${max.words}`.trim()
  return { ...ordered({ min: min.found, max: max.found }), rest: min.rest, words }
}

type Groups = Record<string, string | undefined>

function extract<Found>(typed: string, patterns: RegExp[], read: (groups: Groups) => Found | undefined) {
  for (const pattern of patterns)
    for (const { 0: words, index, groups = {} } of typed.matchAll(pattern)) {
      const found = read(groups)
      if (found === undefined) continue
      const others = [typed.slice(0, index), typed.slice(index + words.length)]
      return {
        found,
        words: words.trim(),
        rest: others
          .map((each) => each.trim())
          .join(" ")
          .trim(),
      }
    }
  return { found: undefined, words: "", rest: typed }
}

function priceIn(groups: Groups) {
  const price = priceOf(groups, "a")
  if (groups["budget"] && price < leastBudget && !isOfMoney(groups, "a")) return undefined
  return price < leastPrice || (isYear(price) && !isOfMoney(groups, "a")) ? undefined : poisha(price)
}

/** Reads two numbers as prices only if a word or unit says so, or if both are at least 1,000 and not years. */
function rangeIn(groups: Groups): PriceRange | undefined {
  const { a = "", b = "", aThousand, aLakh, bThousand, bLakh } = groups
  const isOfOneUnit = !aThousand && !aLakh && numberOf(a) < numberOf(b)
  const prices = [
    isOfOneUnit ? priceOf({ a, aThousand: bThousand, aLakh: bLakh }, "a") : priceOf(groups, "a"),
    priceOf(groups, "b"),
  ]
  const isClear =
    isOfMoney(groups, "a") ||
    isOfMoney(groups, "b") ||
    ((groups["bound"] !== undefined || prices.every((price) => price >= 1_000)) && !prices.every(isYear))
  const isPhone = [a, b].some((digits) => digits.startsWith("0"))
  if (!isClear || isPhone || Math.min(...prices) < leastPrice) return undefined
  return { min: poisha(Math.min(...prices)), max: poisha(Math.max(...prices)) }
}

function isOfMoney(groups: Groups, name: string) {
  return ["Thousand", "Lakh", "Begin", "End"].some((part) => Boolean(groups[name + part]))
}

function isYear(price: number) {
  return price >= 1900 && price < 2100
}

function priceOf(groups: Groups, name: string) {
  const unit = groups[`${name}Lakh`] ? 100_000 : groups[`${name}Thousand`] ? 1_000 : 1
  const lakhs = numberOf(groups[`${name}Lakhs`] ?? "") * 100_000
  const thousands = numberOf(groups[`${name}Thousands`] ?? "") * 1_000
  return lakhs + thousands + numberOf(groups[name] ?? "") * unit
}

function numberOf(digits: string) {
  return numbersInWords.get(digits) ?? Number(digits.replaceAll(",", ""))
}

function poisha(price: number) {
  return Math.min(toPoisha(price), highestPoisha)
}

function ordered({ min, max }: PriceRange): PriceRange {
  return min !== undefined && max !== undefined && min > max ? { min: max, max: min } : { min, max }
}
