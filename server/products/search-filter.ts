import { NIL, v7 as uuidv7 } from "uuid"
import { conditions } from "../../contract/products.ts"
import { highestPrice } from "../../contract/fields.ts"
import { toPoisha } from "../../contract/poisha.ts"
import type { SearchFilter } from "../../contract/search.ts"
import type { Db } from "../../db/tables.ts"
import { day } from "../process/durations.ts"
import { lookUp } from "./known-words.ts"
import { askedOf, type Ending, queryOf, quoted } from "./search-query.ts"
import { wordsOf } from "./search-words.ts"

/** A search as its statements take it. */
export type Search = {
  /** A tsquery of what was typed and of the filters that stand for words; empty where there is neither. */
  query: string
  /** The part of it that was typed, in every way, and exactly. */
  typed: string
  exact: string
  words: string[]
  /** Nothing but signs was typed. */
  findsNothing: boolean
  /** How many products it finds at most, as far as words and filters are counted. */
  atMost: number
  category: string | undefined
  /** In poisha. */
  from: number
  to: number
  /** The smallest id of a product that is new enough. */
  since: string
  /** Of both kinds the sold ones come last. */
  available: boolean[]
}

const times = { day, week: 7 * day, month: 30 * day }

/** What a filter asks for. `words` are those of its `q`, or some of them. */
export async function toSearch(
  db: Db,
  filter: SearchFilter,
  { words, ending = "whole" }: { words?: string[]; ending?: Ending } = {},
): Promise<Search> {
  const typed = words ?? (filter.q === undefined ? [] : await wordsOf(db, filter.q))
  const facts = factsOf(filter)
  const asked = askedOf(typed, ending)
  const known = await lookUp(db, { ...asked, exact: [...asked.exact, ...facts.flat()] })
  const way = queryOf(known, typed, ending)
  const counts = facts.map((same) => same.reduce((sum, fact) => sum + known.countOf(fact), 0))
  const parts = facts.map((same) => `(${same.map(quoted).join(" | ")})`)
  const { min = 0, max = highestPrice, category, posted, available } = filter
  return {
    query: [way.query, ...parts].filter(Boolean).join(" & "),
    typed: way.query,
    exact: typed.map(quoted).join(" | "),
    words: typed,
    findsNothing: words === undefined && typed.length === 0 && (filter.q ?? "").trim() !== "",
    atMost: Math.min(way.atMost, ...counts),
    category,
    from: toPoisha(min),
    to: toPoisha(max),
    since: posted ? uuidv7({ msecs: Date.now() - times[posted], random: new Uint8Array(16), seq: 0 }) : NIL,
    available: available === "all" ? [true, false] : [true],
  }
}

/** Whether no more than a category narrows it, apart from time: an index has its rows. */
export function isIndexed({ query, category }: Search) {
  return query === (category === undefined ? "" : `(${quoted(categoryFact(category))})`)
}

/** The words that search.facts (db/migrations/0021-search.ts) gives products; of those in one list, one has to be there. */
function factsOf({ category, condition, district, min, max, verified, negotiable }: SearchFilter) {
  const chosen = condition && [...new Set(condition)]
  return [
    ...(category ? [[categoryFact(category)]] : []),
    ...(chosen && chosen.length < conditions.length ? [chosen.map((name) => `#k${name}`)] : []),
    ...(district ? [[`#d${district}`]] : []),
    ...(min !== undefined || max !== undefined ? [priceFacts(min, max)] : []),
    ...(verified ? [["#v"]] : []),
    ...(negotiable ? [["#n"]] : []),
  ]
}

function categoryFact(category: string) {
  return `#c${category.slice(-12)}`
}

function priceFacts(min = 0, max = highestPrice) {
  const [first, last] = [stepOf(toPoisha(min)), stepOf(toPoisha(max))]
  return Array.from({ length: last - first + 1 }, (_, at) => priceFact(first + at))
}

export function priceFact(step: number) {
  return `#p${step}`
}

/** Prices are grouped by steps of 28 %. */
export function stepOf(price: number) {
  return Math.floor(4 * Math.log(Math.max(price, 1)))
}
