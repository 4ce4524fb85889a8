import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely"
import { MAX, NIL } from "uuid"
import { limitLiteral } from "../../db/rows.ts"
import type { Db } from "../../db/tables.ts"
import type { Search } from "./search-filter.ts"

/** So many are read one after the other, and no more, whatever is searched for. */
export const windowSize = 20_000

export type Order = "newest" | "price" | "-price" | "relevance"
/** The row after which a page begins; `value` is what it is sorted by. */
export type RowPosition = { id: string; value: number }

// In the order of an index, of which the limit takes a part before anything is compared: the planner cannot look for
// matches in another way. Whoever selects from it gets the same order: asking for it again would sort the whole window.

type Window = { fromId?: string; toId?: string; limit?: number }

export function newest(db: Db, search: Search, window: Window = {}) {
  return matchesAmong(db, search, newestRows(db, search, window))
}

export function matchesAmong(db: Db, search: Search, rows: ReturnType<typeof newestRows>) {
  return db.selectFrom(rows.as("rows")).selectAll().where(isFound(search))
}

export async function hasFewerThan(db: Db, rows: ReturnType<typeof newestRows>, limit: number) {
  return (await countUpTo(db, rows, limit)) < limit
}

export async function countUpTo<Of, From extends keyof Of>(
  db: Db,
  rows: SelectQueryBuilder<Of, From, object>,
  limit: number,
) {
  const { count } = await db
    .selectFrom(rows.limit(limitLiteral(limit)).as("rows"))
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The newest products, of a category as a range (docs/decisions/0020). */
export function newestRows(
  db: Db,
  search: Search,
  { fromId = MAX, toId = search.oldestId, limit = windowSize }: Window = {},
) {
  const rows = rowsOf(db, !search.isIndexed).limit(limitLiteral(limit))
  const { category } = search
  if (category === undefined)
    return rows.where("id", ">=", toId).where("id", "<=", fromId).orderBy("id", "desc")
  return rows
    .where(({ eb, refTuple, tuple }) => eb(refTuple("category", "id"), ">=", tuple(category, toId)))
    .where(({ eb, refTuple, tuple }) => eb(refTuple("category", "id"), "<=", tuple(category, fromId)))
    .orderBy("category", "desc")
    .orderBy("id", "desc")
}

export function byPrice(
  db: Db,
  search: Search,
  order: "price" | "-price",
  limit: number,
  after?: RowPosition,
) {
  const isUp = order === "price"
  const { category, min, max } = search
  const { value, id } = after ?? (isUp ? { value: min, id: NIL } : { value: max, id: MAX })
  return rowsOf(db, !search.isIndexed)
    .where(({ eb, refTuple, tuple }) => eb(refTuple("price", "id"), isUp ? ">" : "<", tuple(value, id)))
    .$if(category !== undefined, (cheapest) => cheapest.where("category", "=", category ?? ""))
    .orderBy("price", isUp ? "asc" : "desc")
    .orderBy("id", isUp ? "asc" : "desc")
    .limit(limitLiteral(limit))
}

/** All that match, read by the words first: `offset 0` keeps the planner from adding an index of other columns. */
export function matching(db: Db, search: Search, query = search.query) {
  const all = sql<boolean>`${!search.findsNothing}`
  const rows = rowsOf(db, true)
    .where(query === "" ? all : sql<boolean>`words @@ ${query}::tsquery`)
    .offset(limitLiteral(0))
  return db.selectFrom(rows.as("rows")).selectAll().where(meetsCriteria(search))
}

export type Rows = ReturnType<typeof newest>

/** Without the words, where no one asks for them, rows are narrow enough to be sorted. */
function rowsOf(db: Db, hasWords: boolean) {
  return db
    .selectFrom("search.products")
    .select(["id", "price", "category", "condition", "district", "available", "verified", "negotiable"])
    .$if(hasWords, (rows) => rows.select("words"))
}

function isFound(search: Search) {
  const { words } = search
  return words === ""
    ? meetsCriteria(search)
    : sql<boolean>`${meetsCriteria(search)} and words @@ ${words}::tsquery`
}

type Criteria = Pick<
  Search,
  "min" | "max" | "oldestId" | "conditions" | "district" | "isVerified" | "isNegotiable"
>

type Asked = Pick<Search, "available"> & {
  [Name in keyof Criteria]: Criteria[Name] | RawBuilder<Criteria[Name]>
}

/** In columns, which are compared faster than words; those that are not asked for are compared with what all have. */
export function meetsCriteria({ available, ...criteria }: Asked) {
  const { min, max, oldestId, conditions, district = null, isVerified, isNegotiable } = criteria
  return sql<boolean>`(available or ${available.includes(false)}) and (not available or ${available.includes(true)})
    and (rows.verified or not ${isVerified}) and (rows.negotiable or not ${isNegotiable})
    and price between ${min} and ${max} and rows.id >= ${oldestId}
    and (rows.district = ${district} or ${district}::text is null) and condition = any(${conditions})`
}

/** Exact words count more; what is of the kind that one word names comes before what is for it, as a cable for guitars. */
export function score({ typed, exact, input: { words } }: Search) {
  const ranks = sql`${rank(typed)} + ${rank(exact)}`
  if (words.length > 1) return sql<number>`(${ranks})`
  return sql<number>`(${ranks} + (ts_rank('{0,0,1,0}', words, ${typed}::tsquery) > 0)::integer::real)`
}

function rank(query: string) {
  return sql`ts_rank('{0.05,0.2,0.5,1}', words, ${query}::tsquery)`
}

/** Each with its order, what rows are sorted by besides their ids, and which rows come after one. */
export const orders = {
  newest: {
    by: sql`id desc`,
    value: sql<number>`0`,
    isAfter: ({ id }: RowPosition) => sql<boolean>`id < ${id}`,
  },
  price: {
    by: sql`price, id`,
    value: sql<number>`price`,
    isAfter: ({ value, id }: RowPosition) => sql<boolean>`(price, id) > (${value}::integer, ${id}::uuid)`,
  },
  "-price": {
    by: sql`price desc, id desc`,
    value: sql<number>`price`,
    isAfter: ({ value, id }: RowPosition) => sql<boolean>`(price, id) < (${value}::integer, ${id}::uuid)`,
  },
  relevance: {
    by: sql`score desc, id desc`,
    value: sql<number>`score`,
    isAfter: ({ value, id }: RowPosition) => sql<boolean>`(score, id) < (${value}::real, ${id}::uuid)`,
  },
} as const
