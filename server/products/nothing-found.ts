import type { Db } from "../../db/tables.ts"
import { type FilterPart, partsIn, type ProductFilter, without } from "./product-filter.ts"
import { type Search, toSearch } from "./search-filter.ts"
import { inputOf } from "./search-words.ts"
import { countTotal, type Total } from "./search-plan.ts"

export type Looser = { filter: FilterPart | "words" | "filters"; q?: string; total: Total }

/** Each costs a search. */
const maxLoosened = 4

/** Returns looser searches that find something: without one filter or word (price first), else without any filter. */
export async function loosen(db: Db, wanted: ProductFilter, search: Search): Promise<Looser[]> {
  const { words, phrases, priceWords, rest } = search.input
  const filter = priceWords ? { ...wanted, q: rest, price: search.price } : wanted
  const fewer = words.slice(0, maxLoosened).map((_, at) => words.toSpliced(at, 1))
  if (phrases.length > 0) fewer.unshift(words)
  if (search.findsNothing) fewer.push([])
  const found: Looser[] = []
  for (const part of partsIn(filter)) {
    const looser = await toSearch(db, without(filter, part))
    found.push({ filter: part, total: await countTotal(db, looser) })
  }
  for (const left of fewer) {
    const looser = await toSearch(db, { ...filter, q: undefined }, { input: inputOf(left) })
    found.push({ filter: "words", q: left.join(" "), total: await countTotal(db, looser) })
  }
  const helpful = found.filter(({ total }) => total.count > 0)
  if (helpful.length === 0) return withoutFilters(db, filter)
  const isOfPrice = ({ filter: part }: Looser) => Number(part === "price")
  return helpful.toSorted(
    (one, other) => isOfPrice(other) - isOfPrice(one) || other.total.count - one.total.count,
  )
}

async function withoutFilters(db: Db, { q }: ProductFilter): Promise<Looser[]> {
  const total = await countTotal(db, await toSearch(db, { q }))
  return total.count > 0 ? [{ filter: "filters", total }] : []
}
