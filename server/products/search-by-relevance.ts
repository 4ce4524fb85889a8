import { limitLiteral, pageLimit } from "../../db/rows.ts"
import type { Db } from "../../db/tables.ts"
import type { Search } from "./search-filter.ts"
import {
  readNewest,
  readSorted,
  type SearchPage,
  type SearchPosition,
  toRowPosition,
} from "./search-order.ts"
import { matching, newest, orders, score } from "./search-rows.ts"

/** Where matches are dense, only so many of the newest are ranked. */
const maxRanked = 1_000

export async function readRelevant(db: Db, search: Search, page: SearchPage): Promise<SearchPosition[]> {
  const { limit, after } = page
  const isPastRanked = after !== undefined && after.value === undefined
  const ranked = isPastRanked ? [] : await readRanked(db, search, page)
  if (ranked.length > limit) return ranked
  if (!after && ranked.length === 0) return readSorted(db, search, matching(db, search), page)
  const { top, bottom } = after ?? ranked[0] ?? {}
  if (top === undefined || bottom === undefined) return ranked
  const last = { id: isPastRanked ? after.id : bottom }
  const others = await readNewest(db, search, { order: "newest", limit, after: last })
  return [...ranked, ...others.map(({ id }) => ({ id, top, bottom }))]
}

function readRanked(db: Db, search: Search, { limit, after }: SearchPage): Promise<SearchPosition[]> {
  const { top, bottom } = after ?? {}
  const range = top && bottom ? { fromId: top, toId: bottom } : {}
  const { by, isAfter } = orders.relevance
  return db
    .with(
      (cte) => cte("ranked").materialized(),
      (query) =>
        query
          .selectFrom(newest(db, search, range).as("newest"))
          .select(["id", score(search).as("score")])
          .limit(limitLiteral(maxRanked)),
    )
    .selectFrom("ranked")
    .select(({ selectFrom }) => [
      "id",
      "score as value",
      selectFrom("ranked as first")
        .select("first.id")
        .orderBy("first.id", "desc")
        .limit(limitLiteral(1))
        .as("top"),
      selectFrom("ranked as last").select("last.id").orderBy("last.id").limit(limitLiteral(1)).as("bottom"),
    ])
    .$if(after !== undefined, (query) => query.where(isAfter(toRowPosition(after))))
    .orderBy(by)
    .limit(pageLimit(limit))
    .$narrowType<{ top: string; bottom: string }>()
    .execute()
}
