import { sql } from "kysely"
import { MAX, NIL } from "uuid"
import { limitLiteral } from "../../db/rows.ts"
import type { Db } from "../../db/tables.ts"
import type { Search } from "./search-filter.ts"

/** So many are read one after the other, and no more, whatever is searched for. */
export const windowSize = 20_000
export const everything = 1_000_000_000

export type Order = "newest" | "price" | "-price" | "relevance"
/** The row after which a page begins; `value` is what it is sorted by. */
export type After = { id: string; value: number }

// In the order of an index, of which the limit takes a part before anything is compared: the planner cannot look for
// matches in another way. A category is a range, not an equality, for the same reason (docs/decisions/0032).

type Window = { from?: string; to?: string; limit?: number }

/** The newest products, in or without their category, from one of them down to another. */
export function newest(
  db: Db,
  search: Search,
  { from = MAX, to = search.since, limit = windowSize }: Window = {},
) {
  const rows = db.selectFrom("search.products").selectAll().where("id", ">=", to).limit(limitLiteral(limit))
  const { category } = search
  if (category === undefined) return rows.where("id", "<=", from).orderBy("id", "desc")
  return rows
    .where("category", ">=", category)
    .where(({ eb, refTuple, tuple }) => eb(refTuple("category", "id"), "<=", tuple(category, from)))
    .orderBy("category", "desc")
    .orderBy("id", "desc")
}

/** The cheapest products, in or without their category, or the dearest. */
export function byPrice(
  db: Db,
  search: Search,
  order: "price" | "-price",
  after?: After,
  limit = windowSize,
) {
  const isUp = order === "price"
  const direction = isUp ? "asc" : "desc"
  const compare = isUp ? ">" : "<"
  const { category, from, to } = search
  const { value, id } = after ?? (isUp ? { value: from, id: NIL } : { value: to, id: MAX })
  const rows = db
    .selectFrom("search.products")
    .selectAll()
    .where("price", isUp ? "<=" : ">=", isUp ? to : from)
    .limit(limitLiteral(limit))
  if (category === undefined)
    return rows
      .where(({ eb, refTuple, tuple }) => eb(refTuple("price", "id"), compare, tuple(value, id)))
      .orderBy("price", direction)
      .orderBy("id", direction)
  return rows
    .where("category", isUp ? "<=" : ">=", category)
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple("category", "price", "id"), compare, tuple(category, value, id)),
    )
    .orderBy("category", direction)
    .orderBy("price", direction)
    .orderBy("id", direction)
}

export type Rows = ReturnType<typeof newest>

/** All that match, read by the words first: `offset 0` keeps the planner from adding an index of other columns. */
export function matching(db: Db, { query }: Pick<Search, "query">) {
  return db
    .selectFrom("search.products")
    .selectAll()
    .where(sql<boolean>`words @@ ${query}::tsquery`)
    .offset(limitLiteral(0))
}

/** Of some rows those that a search finds. */
export function isFound({ query, from, to, since, available }: Search) {
  return sql<boolean>`${query === "" ? sql`true` : sql`words @@ ${query}::tsquery`}
    and price between ${from} and ${to} and id >= ${since} and available = any(${available})`
}

/** How well name, brand and model, category, place and description say what was typed, rather exactly than otherwise. */
export function score({ typed, exact }: Search) {
  return sql<number>`(${rank(typed)} + ${rank(exact)})`
}

function rank(query: string) {
  return sql`ts_rank('{0.05,0.2,0.5,1}', words, ${query}::tsquery)`
}

/** Each with its order, what rows are sorted by besides their ids, and which rows come after one. */
export const orders = {
  newest: { by: sql`id desc`, value: sql<number>`0`, isAfter: ({ id }: After) => sql<boolean>`id < ${id}` },
  price: {
    by: sql`price, id`,
    value: sql<number>`price`,
    isAfter: ({ value, id }: After) => sql<boolean>`(price, id) > (${value}::integer, ${id}::uuid)`,
  },
  "-price": {
    by: sql`price desc, id desc`,
    value: sql<number>`price`,
    isAfter: ({ value, id }: After) => sql<boolean>`(price, id) < (${value}::integer, ${id}::uuid)`,
  },
  relevance: {
    by: sql`score desc, id desc`,
    value: sql<number>`score`,
    isAfter: ({ value, id }: After) => sql<boolean>`(score, id) < (${value}::real, ${id}::uuid)`,
  },
} as const
