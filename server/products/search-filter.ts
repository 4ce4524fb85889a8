import { NIL, v7 as uuidv7 } from "uuid"
import { conditions } from "../../contract/products.ts"
import { highestPrice } from "../../contract/fields.ts"
import { toPoisha } from "../../contract/poisha.ts"
import type { SearchFilter } from "../../contract/search.ts"
import type { Db } from "../../db/tables.ts"
import { day } from "../process/durations.ts"
import { lookUp } from "./known-words.ts"
import { lookupOf, type Ending, queryOf, quoted } from "./search-query.ts"
import { type Input, inputOf, readInput } from "./search-words.ts"

export type Search = {
  /** A tsquery of what was typed and of the filters that are lexemes; empty where there is neither. */
  query: string
  /** Tsqueries of what was typed: with what products may say instead, and exactly. */
  typed: string
  exact: string
  input: Input
  /** Nothing but signs was typed. */
  findsNothing: boolean
  /** How many products it finds at most, as far as words and filters are counted. */
  atMost: number
  category: string | undefined
  /** In poisha. */
  min: number
  max: number
  /** The smallest id of a product that is new enough. */
  oldestId: string
  /** Of both kinds the sold ones come last. */
  available: boolean[]
}

const times = { day, week: 7 * day, month: 30 * day }

/** `input` is what the filter's `q` says, where that is known. */
export async function toSearch(
  db: Db,
  { q = "", ...filter }: SearchFilter,
  { input, ending = "whole" }: { input?: Input; ending?: Ending } = {},
): Promise<Search> {
  const typed = input ?? (q === "" ? inputOf([]) : await readInput(db, q))
  const { words, phrases } = typed
  const max = lowest(typed.max, filter.max)
  const lexemes = filterLexemes({ ...filter, max })
  const lookup = lookupOf(words, ending)
  // an index has the rows of a category, however many they are
  const isCounted = words.length > 0 || lexemes.length > (filter.category === undefined ? 0 : 1)
  const known = await lookUp(db, {
    ...lookup,
    exact: isCounted ? [...lookup.exact, ...lexemes.flat()] : [],
  })
  const term = queryOf(known, words, ending)
  const counts = lexemes.map((same) => same.reduce((sum, lexeme) => sum + known.countOf(lexeme), 0))
  const parts = lexemes.map((same) => `(${same.map(quoted).join(" | ")})`)
  const { min = 0, category, posted, available } = filter
  return {
    query: [term.query, ...phrases.map((phrase) => `(${phrase})`), ...parts].filter(Boolean).join(" & "),
    typed: term.query,
    exact: words.map(quoted).join(" | "),
    input: typed,
    findsNothing: q.trim() !== "" && words.length === 0 && typed.max === undefined,
    atMost: Math.min(term.atMost, ...counts),
    category,
    min: toPoisha(min),
    max: toPoisha(max ?? highestPrice),
    oldestId: posted
      ? uuidv7({ msecs: Date.now() - times[posted], random: new Uint8Array(16), seq: 0 })
      : NIL,
    available: available === "all" ? [true, false] : [true],
  }
}

function lowest(one = highestPrice, other = highestPrice) {
  const max = Math.min(one, other)
  return max < highestPrice ? max : undefined
}

/** Whether no more than a category narrows it, apart from time: an index has its rows. */
export function isIndexed({ query, category }: Search) {
  return query === (category === undefined ? "" : `(${quoted(categoryLexeme(category))})`)
}

/** What search.facts (db/migrations/0021-search.ts) writes into a product's words; of each list one has to be there. */
function filterLexemes({ category, condition, district, min, max, verified, negotiable }: SearchFilter) {
  const chosen = condition && [...new Set(condition)]
  return [
    ...(category ? [[categoryLexeme(category)]] : []),
    ...(chosen && chosen.length < conditions.length ? [chosen.map((name) => `#k${name}`)] : []),
    ...(district ? [[`#d${district}`]] : []),
    ...(min !== undefined || max !== undefined ? [priceLexemes(min, max)] : []),
    ...(verified ? [["#v"]] : []),
    ...(negotiable ? [["#n"]] : []),
  ]
}

function categoryLexeme(category: string) {
  return `#c${category.slice(-12)}`
}

function priceLexemes(min = 0, max = highestPrice) {
  const [first, last] = [priceBucketOf(toPoisha(min)), priceBucketOf(toPoisha(max))]
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, at) => priceLexeme(first + at))
}

export function priceLexeme(bucket: number) {
  return `#p${bucket}`
}

/** Each bucket of prices ends 28 % above its beginning. */
export function priceBucketOf(price: number) {
  return Math.floor(4 * Math.log(Math.max(price, 1)))
}
