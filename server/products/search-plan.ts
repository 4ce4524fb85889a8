import { NIL } from "uuid"
import { maxCounted } from "../../contract/search.ts"
import { limitLiteral } from "../../db/rows.ts"
import type { Db } from "../../db/tables.ts"
import { isIndexed, type Search } from "./search-filter.ts"
import { isFound, matching, newest, type Rows, windowSize } from "./search-rows.ts"

/** A search that finds no more is read as a whole. */
const maxFound = 10_000
/** So many matches among the newest make them dense enough to be walked through. */
const denseEnough = 200

export type Total = { count: number; isExact: boolean }

/**
 * How a search is read: `index` as an index has the rows; `whole` where the newest are all; `walk` along the rows, where
 * matches are dense; `found` all matches at once. `matches` is how many of the newest, where they were counted.
 */
export type SearchPlan = { strategy: "index" | "whole" | "walk" | "found"; matches?: number }

export async function planSearch(db: Db, search: Search): Promise<SearchPlan> {
  if (isIndexed(search) && search.oldestId === NIL) return { strategy: "index" }
  if (!isIndexed(search) && search.atMost <= maxFound) return { strategy: "found" }
  const { read, matches } = await db
    .selectFrom(newest(db, search).as("newest"))
    .select(({ fn }) => [
      fn.countAll<string>().as("read"),
      fn.countAll<string>().filterWhere(isFound(search)).as("matches"),
    ])
    .executeTakeFirstOrThrow()
  const strategy = Number(read) < windowSize ? "whole" : Number(matches) >= denseEnough ? "walk" : "found"
  return { strategy, matches: Number(matches) }
}

/** Exact up to {@link maxCounted}. */
export async function countAll(
  db: Db,
  search: Search,
  { strategy, matches = 0 }: SearchPlan,
): Promise<Total> {
  if (search.findsNothing) return { count: 0, isExact: true }
  if (strategy === "whole" || matches > maxCounted) return totalOf(matches)
  return totalOf(await countSome(db, search, matching(db, search)))
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

function totalOf(count: number): Total {
  return { count: Math.min(count, maxCounted), isExact: count <= maxCounted }
}
