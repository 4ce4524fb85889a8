import { NIL } from "uuid"
import { maxCounted } from "../../contract/search.ts"
import type { Db } from "../../db/tables.ts"
import type { Search } from "./search-filter.ts"
import {
  countUpTo,
  hasFewerThan,
  matching,
  matchesAmong,
  newest,
  newestRows,
  type Order,
  windowSize,
} from "./search-rows.ts"

/** A search expected to find at most so many is read completely; by price more, since nothing is ranked. */
export const maxFound = 5_000
const maxFoundByPrice = 15_000
/** The share of matches is estimated among so many of the newest products; counting stops at `enough`. */
const sampleSize = 2_000
const enough = 100
const mostCounted = maxCounted + 1
const countWindows = [windowSize, 50_000, 100_000]

export type Total = { count: number; isExact: boolean }

/**
 * `index` reads in index order, `walk` from the newest where matches are dense, `found` all matches by the word index,
 * `recent` all products of the period. `share` of the newest match; a lower bound once {@link enough} do.
 */
export type SearchPlan = { strategy: "index" | "walk" | "found" | "recent"; share: number }

/** A wrong estimate makes a search slower, but does not change its results. */
export async function planSearch(db: Db, search: Search, order: Order = "relevance"): Promise<SearchPlan> {
  const most = order === "price" || order === "-price" ? maxFoundByPrice : maxFound
  if (search.findsNothing || (!search.isIndexed && search.atMost <= most))
    return { strategy: "found", share: 0 }
  if (search.oldestId !== NIL && (await hasFewerThan(db, newestRows(db, search), windowSize)))
    return { strategy: "recent", share: 0 }
  if (search.isIndexed) return { strategy: "index", share: 1 }
  const share = (await countUpTo(db, newest(db, search, { limit: sampleSize }), enough)) / sampleSize
  const isFew = share < enough / sampleSize && share * search.among <= most
  return { strategy: isFew ? "found" : "walk", share }
}

/** Exact up to {@link maxCounted}. */
export async function countAll(db: Db, search: Search, plan: SearchPlan): Promise<Total> {
  if (search.findsNothing) return totalOf(0)
  if (plan.strategy === "recent") return totalOf(await countUpTo(db, newest(db, search), mostCounted))
  const limit = windowToCount(search, plan)
  if (limit !== undefined) {
    const rows = newestRows(db, search, { limit })
    const count = await countUpTo(db, matchesAmong(db, search, rows), mostCounted)
    if (count > maxCounted || (plan.strategy === "index" && (await hasFewerThan(db, rows, limit))))
      return totalOf(count)
  }
  return totalOf(await countUpTo(db, matching(db, search), mostCounted))
}

/** Returns how many of the newest to scan for enough matches; undefined if the word index is faster. */
function windowToCount({ atMost }: Search, { strategy, share }: SearchPlan) {
  if (strategy === "index") return windowSize
  if (strategy !== "walk") return undefined
  const rows = (1.2 * maxCounted) / share
  return rows < atMost ? countWindows.find((window) => window >= rows) : undefined
}

export async function countTotal(db: Db, search: Search) {
  return countAll(db, search, await planSearch(db, search))
}

export function totalOf(count: number): Total {
  return { count: Math.min(count, maxCounted), isExact: count <= maxCounted }
}
