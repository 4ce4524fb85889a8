import type { Db } from "../../db/tables.ts"
import { readByPrice } from "./search-by-price.ts"
import { readRelevant } from "./search-by-relevance.ts"
import type { Search } from "./search-filter.ts"
import { readNewest, readSorted, type SearchPage, type SearchPosition } from "./search-order.ts"
import type { SearchPlan } from "./search-plan.ts"
import { matching, newest } from "./search-rows.ts"

/** Returns at least one row more than the page, if there are as many. */
export function readRows(
  db: Db,
  search: Search,
  { strategy }: SearchPlan,
  page: SearchPage,
): Promise<SearchPosition[]> {
  const { order, after } = page
  if (order === "relevance" && (after ? after.bottom : strategy === "walk"))
    return readRelevant(db, search, page)
  if (strategy === "recent") return readSorted(db, search, newest(db, search), page)
  if (strategy === "found" || order === "relevance") return readSorted(db, search, matching(db, search), page)
  if (order === "newest") return readNewest(db, search, page)
  return readByPrice(db, search, { ...page, order })
}
