import { NIL, v7 as uuidv7 } from "uuid"
import { conditions } from "../../contract/products.ts"
import type { Db } from "../../db/tables.ts"
import { day } from "../process/durations.ts"
import { type KnownWords, lookUp } from "./known-words.ts"
import { highestPoisha, type PriceRange, type ProductFilter } from "./product-filter.ts"
import { anyCondition, type FactLexemes, factLexemes, narrow } from "./search-facts.ts"
import { lookupOf, type Ending, queryOf, quoted } from "./search-query.ts"
import { type Input, inputOf, readInput } from "./search-words.ts"

export type Search = ReturnType<typeof filterOf> & {
  /** Tsquery of the typed text and of the filters that are lexemes; empty without either. */
  query: string
  /** Tsquery of the typed text, phrases included. */
  words: string
  /** Tsqueries of the words: with synonyms and other forms, and exactly. */
  typed: string
  exact: string
  input: Input
  /** The price filter, else the typed price. */
  price: PriceRange
  known: KnownWords
  facts: FactLexemes
  /** Only punctuation was typed. */
  findsNothing: boolean
  /** Upper bound of the results, by the counts of words and filters. */
  atMost: number
  /** Number of products in the category or, without one, of all products. */
  among: number
  /** At most a category and a date narrow the search, so that an index has its rows. */
  isIndexed: boolean
}

const times = { day, week: 7 * day, month: 30 * day }

/** A price filter replaces a typed price. `read` has what the caller has already read of `q`. */
export async function toSearch(
  db: Db,
  { q = "", price, ...others }: ProductFilter,
  read: { input?: Input; known?: KnownWords; ending?: Ending } = {},
): Promise<Search> {
  const { input: typed = q === "" ? inputOf([]) : await readInput(db, q), ending = "whole" } = read
  const input = price ? { ...typed, price: {} } : typed
  const { words } = input
  const filter = { ...others, price: price ?? input.price }
  const facts = factLexemes(filter)
  const lexemes = [...facts.others, facts.prices].flat()
  const isIndexed = words.length === 0 && lexemes.length === (filter.category === undefined ? 0 : 1)
  const { exact, ...lookup } = lookupOf(words, ending)
  const asked = isIndexed ? exact : [...exact, ...lexemes, ...anyCondition]
  const known = read.known ?? (await lookUp(db, { ...lookup, exact: asked }))
  return {
    ...filterOf(filter),
    ...queriesOf(input, ending, facts, known),
    input,
    price: filter.price,
    known,
    facts,
    findsNothing: q.trim() !== "" && words.length === 0 && input.priceWords === "",
    isIndexed,
  }
}

function queriesOf({ words, phrases }: Input, ending: Ending, facts: FactLexemes, known: KnownWords) {
  const term = queryOf(known, words, ending)
  const ofWords = [term.query, ...phrases.map((phrase) => `(${phrase})`)].filter(Boolean)
  const { queries, ...counts } = narrow(facts, known, term.atMost)
  return {
    query: [...ofWords, ...queries].join(" & "),
    words: ofWords.join(" & "),
    typed: term.query,
    exact: words.map(quoted).join(" | "),
    ...counts,
  }
}

/** Returns the criteria for rows; `oldestId` is the lowest UUIDv7 of the period. */
function filterOf(filter: ProductFilter) {
  const { category, condition = conditions, district, price = {}, posted } = filter
  return {
    category,
    conditions: condition,
    district,
    isVerified: filter.verified !== undefined,
    isNegotiable: filter.negotiable !== undefined,
    min: price.min ?? 0,
    max: price.max ?? highestPoisha,
    oldestId: posted
      ? uuidv7({ msecs: Date.now() - times[posted], random: new Uint8Array(16), seq: 0 })
      : NIL,
    /** Sold products (false) come last. */
    available: filter.available === "all" ? [true, false] : [true],
  }
}
