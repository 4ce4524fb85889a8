import { toPoisha } from "../../contract/poisha.ts"
import { highestPoisha, type PriceRange } from "./product-filter.ts"

const thousand = "k|thousand|hajar|hazar|হাজার"
const lakh = "lakhs?|lacs?|lak|লাখ|লক্ষ"
const taka = String.raw`(?:takar|taka|tk\.?|rs\.?|bdt|টাকার|টাকা)`
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
  "under|below|within|upto|up to|at most|maximum|max|budget(?: of| is)?|less than|no more than|not more than|সর্বোচ্চ|বাজেট"
const above = "above|over|more than|at least|minimum|min|starting at|starting from|কমপক্ষে|অন্তত|সর্বনিম্ন"
const within = "moddhe|modhe|vitore|মধ্যে|ভেতরে|ভিতরে"
const upTo = "range|budget|porjonto|পর্যন্ত|বাজেট|বাজেটে|বাজেটের"
const orLess = `${within}|${upTo}|niche|নিচে|নীচে|নিচের|নীচের|কমে|max|maximum|or less|${genitive}(?:kom|কম|(?:beshi|বেশি)${noMore})`
const orMore = `upore|opore|উপরে|ওপরে|উপরের|ওপরের|or more|${genitive}(?:beshi|বেশি)(?!${noMore}${end})`

const highestPrices = [before(below), behind(orLess)].map(toPattern)
const lowestPrices = [before(above), behind(orMore)].map(toPattern)
const ranges = [
  String.raw`${begin}(?<bound>between)\s${amount("a")}(?:\s?[-~&]\s?|\s(?:and|to)\s)${amount("b")}${end}`,
  String.raw`${amountAfter(`from|range|${below}`, "a")}(?:\s?[-~]\s?|\s(?:to|upto|up to|theke|থেকে)\s)${amount("b")}(?:${ofThat()}(?:(?<bound>${within})|${upTo}))?${end}`,
  String.raw`${beginOfAmount}${amount("a")}\s(?:o|ar|ও|এবং|আর)\s${amount("b")}${ofThat()}(?<bound>${within})${end}`,
].map(toPattern)

function before(words: string) {
  return String.raw`${begin}(?:${words})[\s:]\s?${amount("a")}${end}`
}

function behind(words: string) {
  return `${beginOfAmount}${amount("a")}${ofThat()}(?:${words})${end}`
}

function amountAfter(words: string, name: string) {
  return String.raw`(?:${begin}(?:${words})[\s:]\s?)?${beginOfAmount}${amount(name)}`
}

function ofThat() {
  return String.raw`[\s-]?(?:er\s|এর\s)?`
}

function amount(name: string) {
  const digits = String.raw`(?<${name}>\d[\d,]{0,12}(?:\.\d{1,2})?)`
  const unit = String.raw`(?:\s?(?:(?<${name}Thousand>${thousand})|(?<${name}Lakh>${lakh})))?(?:ের|er)?`
  const more = String.raw`(?:(?<${name}Lakhs>\d{1,2})\s?(?:${lakh})\s)?(?:(?<${name}Thousands>\d{1,2})\s?(?:${thousand})\s)?`
  return String.raw`(?:(?<${name}Begin>${taka})\s?)?${more}${digits}${unit}(?<${name}End>\s?${taka}|/[-=])?`
}

function toPattern(source: string) {
  return new RegExp(source, "gu")
}

/** In BDT; smaller numbers are others, as in "under 20 keys". */
const leastPrice = 100

/** Prices, in poisha, that are typed among the words, as in "under 5,000" or "5k to 20k", and what else was typed. */
export function takePrice(plain: string): PriceRange & { rest: string } {
  const typed = plain.replaceAll(/\s+/g, " ").trim()
  const range = take(typed, ranges, rangeIn)
  if (range.found) return { ...ordered(range.found), rest: range.rest }
  const max = take(typed, highestPrices, priceIn)
  const min = take(max.rest, lowestPrices, priceIn)
  return { ...ordered({ min: min.found, max: max.found }), rest: min.rest }
}

type Groups = Record<string, string | undefined>

function take<Found>(typed: string, patterns: RegExp[], read: (groups: Groups) => Found | undefined) {
  for (const pattern of patterns)
    for (const {
      0: { length },
      index,
      groups = {},
    } of typed.matchAll(pattern)) {
      const found = read(groups)
      if (found === undefined) continue
      const others = [typed.slice(0, index), typed.slice(index + length)]
      return {
        found,
        rest: others
          .map((each) => each.trim())
          .join(" ")
          .trim(),
      }
    }
  return { found: undefined, rest: typed }
}

function priceIn(groups: Groups) {
  const price = priceOf(groups, "a")
  return price < leastPrice || (isYear(price) && !isOfMoney(groups, "a")) ? undefined : poisha(price)
}

/** Two numbers are prices only where something says so, or where both are as long as prices and are no years. */
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
  return Number(digits.replaceAll(",", ""))
}

function poisha(price: number) {
  return Math.min(toPoisha(price), highestPoisha)
}

function ordered({ min, max }: PriceRange): PriceRange {
  return min !== undefined && max !== undefined && min > max ? { min: max, max: min } : { min, max }
}
