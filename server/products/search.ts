import type { Context } from "hono"
import { z } from "zod"
import type { ProductQuery } from "../../contract/search.ts"
import type { Db } from "../../db/tables.ts"
import { decryptCursor, encryptCursor } from "../http/opaque-cursor.ts"
import { linkNext } from "../http/paging.ts"
import type { AppContext } from "../process/app-context.ts"
import * as products from "./products.ts"
import { type Search, toSearch } from "./search-filter.ts"
import { readRows } from "./search-pages.ts"
import type { Order } from "./search-rows.ts"
import { totalInWords } from "./search-wire.ts"
import { countAll, type Survey, survey } from "./survey.ts"

type SearchContext = Pick<Context, "req" | "header"> & { env: Pick<AppContext, "db" | "secret"> }

/** The products of a page; says how many there are, and which page is the next. Throws `unreadable` for another's cursor. */
export async function search(c: SearchContext, { sort, limit, cursor, ad: _, ...filter }: ProductQuery) {
  const { db, secret } = c.env
  const search = await toSearch(db, { ...filter, category: filter.category ?? filter.categoryId })
  const order = sort === undefined || sort === "relevance" ? usualOrder(search) : sort
  const list = ` ${c.req.path} ${JSON.stringify([order, filter])}`
  const from = cursor === undefined ? undefined : readPosition(await decryptCursor(secret, list, cursor))
  const surveyed = await survey(db, search)
  const [total, { ids, next }] = await Promise.all([
    countAll(db, search, surveyed),
    readPage(db, search, surveyed, { order, limit, from }),
  ])
  c.header("X-Total-Count", totalInWords(total))
  if (next) linkNext(c, await encryptCursor(secret, list, JSON.stringify(next)))
  return products.ofIds(db, ids)
}

function usualOrder({ typed }: Search) {
  return typed === "" ? "newest" : "relevance"
}

const Position = z.object({
  available: z.boolean(),
  id: z.string(),
  value: z.number().optional(),
  top: z.string().optional(),
  bottom: z.string().optional(),
})
type Position = z.infer<typeof Position>

function readPosition(cursor: string) {
  return Position.parse(JSON.parse(cursor))
}

type Wanted = { order: Order; limit: number; from: Position | undefined }

/** All pages together are all that is found, in any order; sold ones come last. */
async function readPage(db: Db, search: Search, surveyed: Survey, { order, limit, from }: Wanted) {
  const rows: Position[] = []
  for (const available of search.findsNothing ? [] : search.available) {
    if (from && available && !from.available) continue
    const part = { ...search, available: [available] }
    const after = from?.available === available ? from : undefined
    const more = await readRows(db, part, surveyed, { order, limit, from: after })
    rows.push(...more.map((row) => ({ ...row, available })))
    if (rows.length > limit) break
  }
  const page = rows.slice(0, limit)
  return { ids: page.map(({ id }) => id), next: rows.length > limit ? page.at(-1) : undefined }
}
