import { maxCounted } from "../../contract/search.ts"
import { limitLiteral } from "../../db/rows.ts"
import type { Db } from "../../db/tables.ts"
import type { Search } from "./search-filter.ts"
import { matching, newest, newestRows, type Rows, windowSize } from "./search-rows.ts"

/** A search that finds no more is read as a whole. */
export const maxFound = 10_000

export type Total = { count: number; isExact: boolean }

/**
 * `index`: in the order of an index; `dense` and `sparse`: along the rows, where more than are counted, or fewer, are
 * expected among the newest; `found`: all matches at once.
 */
export type Strategy = "index" | "dense" | "sparse" | "found"

/** One match in so many of the newest is dense enough to walk along the rows. */
const sparsest = 100
/** First a few of the newest are looked at; so many matches among them are expected to be more in all than are counted. */
const firstLook = windowSize / 10
const manyInFirstLook = maxCounted / 10

export async function planSearch(db: Db, search: Search): Promise<Strategy> {
  if (search.findsNothing) return "found"
  if (search.isIndexed) return "index"
  if (search.atMost <= maxFound) return "found"
  const matches = await countSome(db, newest(db, search, { limit: firstLook }), manyInFirstLook)
  if (matches === manyInFirstLook) return "dense"
  if (matches >= firstLook / sparsest) return "sparse"
  const enough = windowSize / sparsest
  return (await countSome(db, newest(db, search), enough)) === enough ? "sparse" : "found"
}

/** Exact up to {@link maxCounted}. */
export async function countAll(db: Db, search: Search, strategy: Strategy): Promise<Total> {
  if (search.findsNothing) return totalOf(0)
  if (strategy === "index" || strategy === "dense") {
    const count = await countSome(db, newest(db, search))
    if (count > maxCounted || (strategy === "index" && (await areAtMost(db, search, windowSize))))
      return totalOf(count)
  }
  return totalOf(await countSome(db, matching(db, search)))
}

export async function countTotal(db: Db, search: Search) {
  return countAll(db, search, await planSearch(db, search))
}

export function totalOf(count: number): Total {
  return { count: Math.min(count, maxCounted), isExact: count <= maxCounted }
}

async function countSome(db: Db, rows: Rows, most = maxCounted + 1) {
  const { count } = await db
    .selectFrom(rows.clearSelect().select("id").limit(limitLiteral(most)).as("found"))
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Whether there are no more products before anything is compared. */
export async function areAtMost(db: Db, search: Search, limit: number) {
  const { count } = await db
    .selectFrom(newestRows(db, search, { limit: limit + 1 }).as("newest"))
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow()
  return Number(count) <= limit
}
