import { type Context, Hono } from "hono"
import { Products } from "../../contract/products.ts"
import { isSearch, ProductQuery } from "../../contract/search.ts"
import { optionalUser } from "../http/guards.ts"
import { linkNextPosition, paginate, readPageRequest, readPosition } from "../http/paging.ts"
import { describeResponses, query, send } from "../http/route.ts"
import type { Env } from "../process/app-context.ts"
import { tagProductList, tagProducts } from "./cache-tags.ts"
import { assertKnownCategory } from "./known-category.ts"
import * as products from "./products.ts"
import { find, orderOf, PagePosition } from "./search.ts"
import { toSearch } from "./search-filter.ts"
import { fromSearchFilter, totalInWords } from "./search-wire.ts"
import { toProductFor } from "./wire.ts"

export const productListRoutes = new Hono<Env>().get(
  "/products",
  optionalUser,
  describeResponses("Products: a list, newest first, or what a search finds", 200, Products),
  query(ProductQuery),
  async (c) => {
    const params = c.req.valid("query")
    const rows = isSearch(params) ? await searchPage(c, params) : await listPage(c, params)
    tagProductList(isSearch(params) ? { categoryId: params.category ?? params.categoryId } : params)
    tagProducts(rows)
    return send(
      c,
      Products,
      rows.map((row) => toProductFor(c.var.viewer, row)),
    )
  },
)

type ListContext = Pick<Context<Env>, "req" | "header" | "env">

async function listPage(c: ListContext, { limit, after, cursor = after, ...filter }: ProductQuery) {
  const page = await readPageRequest(c, { limit, cursor })
  return paginate(c, page, await products.list(c.env.db, filter, page), ({ id }) => id)
}

/** A cursor is bound to its search and order; `category` and `categoryId` mean the same. */
async function searchPage(c: ListContext, params: ProductQuery) {
  const { db } = c.env
  const { sort, limit, after, cursor = after, ad: _, categoryId, category = categoryId, ...others } = params
  const filter = { category, ...others }
  const search = await toSearch(db, fromSearchFilter(filter))
  const order = orderOf(search, sort)
  const list = ` ${c.req.path} ${JSON.stringify([order, filter])}`
  const position = await readPosition(c, list, cursor)
  const from = position === undefined ? undefined : PagePosition.parse(JSON.parse(position))
  const { rows, total, next } = await find(db, search, { order, limit, after: from })
  if (rows.length === 0) await assertKnownCategory(db, params)
  c.header("X-Total-Count", totalInWords(total))
  if (next) await linkNextPosition(c, list, JSON.stringify(next))
  return rows
}
