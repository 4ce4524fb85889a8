import { sql } from "kysely"
import { maxSearchLength } from "../../contract/search-choices.ts"
import type { Db } from "../../db/tables.ts"
import { withEnglishNames } from "./category-names.ts"
import { extractPrice } from "./price-in-words.ts"
import type { PriceRange } from "./product-filter.ts"

const maxWords = 12
const maxWordLength = 40

const fillers = new Set(
  [
    "a an and for from in is of on or the to with এবং ও জন্য এর থেকে একটা একটি সাথে",
    // words that fit every product
    "bangladesh bd buy condition inch price sale secondhand sell taka tk used কিনতে চাই দাম টাকা পুরাতন পুরনো অবস্থা অবস্থার",
    "বিক্রি ব্যবহৃত পুরোনো কম কমদামে দামে দামের সস্তা সস্তায়",
    // words that fit any place and price
    "near nearby around any some best budget cheap cheapest affordable looking need want er kache dam dame kom lagbe chai kinte",
    "কাছে কাছাকাছি আশেপাশে আশপাশে এলাকায় এলাকার লাগবে দরকার খুঁজছি",
  ].flatMap((words) => words.split(" ")),
)

/** The typed text, normalized like the words of products. */
export type Input = {
  words: string[]
  /** A tsquery for each phrase in quotation marks; its words are in `words`, too. */
  phrases: string[]
  /** The typed price, in poisha. */
  price: PriceRange
  priceWords: string
  /** The text without the price. */
  rest: string
}

export function inputOf(words: string[]): Input {
  return { words, phrases: [], price: {}, priceWords: "", rest: words.join(" ") }
}

// not the inch sign, as in 14" snare
const inQuotationMarks = /(?<!\S)["“”„«]([^"“”„«»]{1,200})["“”»](?!\S)/g

export async function readInput(db: Db, typed: string): Promise<Input> {
  const [input = inputOf([])] = await readInputs(db, [typed])
  return input
}

export async function readInputs(db: Db, typed: string[]): Promise<Input[]> {
  const beginnings = typed.map((each) => each.toWellFormed().replaceAll("\0", " ").slice(0, maxSearchLength))
  const quoted = beginnings.map((each) => Array.from(each.matchAll(inQuotationMarks), ([, phrase]) => phrase))
  const { rows } = await sql<{ plain: string; phrases: string[] }>`
    select search.plain(beginning) as plain, array(
      select query::text from jsonb_array_elements_text(quoted) as phrase,
        phraseto_tsquery('simple', search.words(phrase)) as query
      where numnode(query) > 0) as phrases
    from unnest(${beginnings}::text[], ${quoted.map((each) => JSON.stringify(each))}::jsonb[])
      with ordinality as typed(beginning, quoted, place) order by place`.execute(db)
  return rows.map(({ plain, phrases }) => {
    const { rest, words: priceWords, ...price } = extractPrice(plain)
    return { words: splitWords(withEnglishNames(rest)), phrases, price, priceWords, rest }
  })
}

const secondHand = /\bsecond[- ]hand\b|সেকেন্ড[- ]?হ্যান্ড(?:ের)?/g

/** Drops filler words, unless there are no others. */
function splitWords(plain: string) {
  const typed = plain.replaceAll("'", "").replaceAll(secondHand, "secondhand")
  const words = typed.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  const telling = words.filter((word) => !fillers.has(word))
  return (telling.length > 0 ? telling : words).slice(0, maxWords).map((word) => word.slice(0, maxWordLength))
}

/** From this length on, a Bangla word also matches longer words that begin with it. */
export const minBanglaLength = 4

/** Whether two words may form a model name, as "sm" and "58" form "sm58". */
export function isModel(letters: string, digits: string) {
  return /^[a-z]{1,5}$/.test(letters) && /^[a-z]?\d{1,4}[a-z]{0,4}$/.test(digits)
}

/** Returns the singular or plural of an English word, or a Bangla word without its suffixes. */
export function formsOf(word: string) {
  if (isBangla(word))
    return banglaEndings.filter((end) => isEnding(word, end)).map((end) => word.slice(0, -end.length))
  if (!/^[a-z]{3,}$/.test(word)) return []
  return word.endsWith("s") ? [word.slice(0, -1)] : [`${word}s`]
}

/** Suffixes for case, article and plural. */
const banglaEndings = "গুলোর গুলো গুলি টির টার ের টি টা তে কে রা য় র ে".normalize("NFC").split(" ")

function isEnding(word: string, end: string) {
  return word.endsWith(end) && word.length >= end.length + 3
}

export function isBangla(word: string) {
  return /^\p{Script=Bengali}/u.test(word)
}
