import { maxCounted } from "../../contract/search.ts"
import { limitLiteral } from "../../db/rows.ts"
import type { Db } from "../../db/tables.ts"
import { isIndexed, type Search } from "./search-filter.ts"
import { isFound, matching, newest, type Rows, windows, windowSize } from "./search-rows.ts"

/** A search that finds no more is read as a whole. */
const maxFound = 10_000
/** So many matches among the newest make them dense enough to be walked through. */
const denseEnough = 200

export type Total = { count: number; isExact: boolean }

/**
 * `index`: in the order of an index; `whole`: the newest are all; `walk`: along the rows, where matches are dense; `found`:
 * all matches at once. `matches` are counted among the newest `window` rows.
 */
export type SearchPlan = {
  strategy: "index" | "whole" | "walk" | "found"
  matches?: number
  window?: number
}

export async function planSearch(db: Db, search: Search): Promise<SearchPlan> {
  if (search.findsNothing) return { strategy: "found" }
  if (isIndexed(search)) return { strategy: "index" }
  if (search.atMost <= maxFound) return { strategy: "found" }
  const { matches, window } = await countNewest(db, search)
  if (matches > maxCounted) return { strategy: "walk", matches, window }
  if (await areAll(db, search)) return { strategy: "whole", matches }
  return { strategy: matches < denseEnough ? "found" : "walk", matches }
}

/** Exact up to {@link maxCounted}. */
export async function countAll(
  db: Db,
  search: Search,
  { strategy, matches = 0 }: SearchPlan,
): Promise<Total> {
  if (search.findsNothing) return totalOf(0)
  if (strategy === "whole" || matches > maxCounted) return totalOf(matches)
  if (strategy === "index") return totalOf(await countIndexed(db, search))
  return totalOf(await countSome(db, search, matching(db, search)))
}

export function totalOf(count: number): Total {
  return { count: Math.min(count, maxCounted), isExact: count <= maxCounted }
}

async function countNewest(db: Db, search: Search) {
  let matches = 0
  for (const window of windows) {
    matches = await countSome(db, search, newest(db, search, { limit: window }))
    if (matches > maxCounted) return { matches, window }
  }
  return { matches, window: windowSize }
}

async function countIndexed(db: Db, search: Search) {
  const { matches } = await countNewest(db, search)
  if (matches > maxCounted || (await areAll(db, search))) return matches
  return countSome(db, search, matching(db, search))
}

async function countSome(db: Db, search: Search, rows: Rows) {
  const found = db
    .selectFrom(rows.as("rows"))
    .select("id")
    .where(isFound(search))
    .limit(limitLiteral(maxCounted + 1))
  const { count } = await db
    .selectFrom(found.as("found"))
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function areAll(db: Db, search: Search) {
  const { count } = await db
    .selectFrom(newest(db, search).as("newest"))
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow()
  return Number(count) < windowSize
}
