import { z } from "zod"
import type { ProductQuery } from "../../contract/search.ts"
import type { Db } from "../../db/tables.ts"
import * as products from "./products.ts"
import type { Search } from "./search-filter.ts"
import { readRows } from "./search-pages.ts"
import { countAll, planSearch, type SearchPlan } from "./search-plan.ts"
import type { Order } from "./search-rows.ts"

export const PagePosition = z.object({
  available: z.boolean(),
  id: z.string(),
  value: z.number().optional(),
  top: z.string().optional(),
  bottom: z.string().optional(),
})
export type PagePosition = z.infer<typeof PagePosition>

type Page = { order: Order; limit: number; after: PagePosition | undefined }

export async function find(db: Db, search: Search, page: Page) {
  const plan = await planSearch(db, search, page.order)
  const [total, { ids, next }] = await Promise.all([
    countAll(db, search, plan),
    readPage(db, search, plan, page),
  ])
  return { rows: await products.ofIds(db, ids), total, next }
}

/** Defaults to relevance; without words, the newest first instead. */
export function orderOf({ typed }: Search, sort: ProductQuery["sort"] = "relevance"): Order {
  return sort === "relevance" && typed === "" ? "newest" : sort
}

/** Reads available products first and sold ones last, in any order. */
async function readPage(db: Db, search: Search, plan: SearchPlan, { order, limit, after }: Page) {
  const rows: PagePosition[] = []
  for (const available of search.findsNothing ? [] : search.available) {
    if (after && available && !after.available) continue
    const part = { ...search, available: [available] }
    const start = after?.available === available ? after : undefined
    const more = await readRows(db, part, plan, { order, limit, after: start })
    rows.push(...more.map((row) => ({ ...row, available })))
    if (rows.length > limit) break
  }
  const page = rows.slice(0, limit)
  return { ids: page.map(({ id }) => id), next: rows.length > limit ? page.at(-1) : undefined }
}
