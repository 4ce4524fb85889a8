import { sql } from "kysely"
import { pageLimit } from "../../db/rows.ts"
import type { Db } from "../../db/tables.ts"
import type { Search } from "./search-filter.ts"
import {
  hasFewerThan,
  matching,
  matchesAmong,
  newestRows,
  type Order,
  orders,
  type RowPosition,
  type Rows,
  score,
  windowSize,
} from "./search-rows.ts"

/** The row to read after. Relevance ranks dense matches from id `top` to `bottom` only; older ones have no `value`. */
export type SearchPosition = { id: string; value?: number; top?: string; bottom?: string }
export type SearchPage = { order: Order; limit: number; after: SearchPosition | undefined }

export function readSorted(db: Db, search: Search, rows: Rows, { order, limit, after }: SearchPage) {
  const { by, value, isAfter } = orders[order]
  const found = db
    .selectFrom(rows.as("rows"))
    .select(["id", "price", (order === "relevance" ? score(search) : sql<number>`0`).as("score")])
  return db
    .selectFrom(found.as("found"))
    .select(["id", value.as("value")])
    .$if(after !== undefined, (query) => query.where(isAfter(toRowPosition(after))))
    .orderBy(by)
    .limit(pageLimit(limit))
    .execute()
}

export function toRowPosition(position: SearchPosition | undefined): RowPosition {
  return { id: position?.id ?? "", value: position?.value ?? 0 }
}

export async function readNewest(db: Db, search: Search, page: SearchPage): Promise<SearchPosition[]> {
  const { limit, after } = page
  const window = newestRows(db, search, after && { fromId: after.id })
  const rows = await matchesAmong(db, search, window)
    .clearSelect()
    .select("id")
    .$if(after !== undefined, (query) => query.where("id", "<", after?.id ?? ""))
    .limit(pageLimit(limit))
    .execute()
  if (rows.length > limit || (await hasFewerThan(db, window, windowSize))) return rows
  return readSorted(db, search, matching(db, search), { ...page, order: "newest" })
}
