import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely"
import { MAX, NIL } from "uuid"
import { limitLiteral } from "../../db/rows.ts"
import type { Db } from "../../db/tables.ts"
import type { Search } from "./search-filter.ts"

/** Rows that a search scans in index order, by default. */
export const windowSize = 20_000

export type Order = "newest" | "price" | "-price" | "relevance"
/** The row after which a page begins; `value` is its sort key. */
export type RowPosition = { id: string; value: number }

// The inner query takes its limit in index order before rows are compared, so that the planner has no other way to find
// matches. Outer queries keep this order; an `order by` of theirs would sort the whole window.

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

/** Returns the newest products; compares the category as a range (docs/decisions/0020). */
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

/** Returns all matches by the word index: `offset 0` keeps the planner from adding an index of other columns. */
export function matching(db: Db, search: Search, query = search.query) {
  const all = sql<boolean>`${!search.findsNothing}`
  const rows = rowsOf(db, true)
    .where(query === "" ? all : sql<boolean>`words @@ ${query}::tsquery`)
    .offset(limitLiteral(0))
  return db.selectFrom(rows.as("rows")).selectAll().where(meetsCriteria(search))
}

export type Rows = ReturnType<typeof newest>

/** Selects `words` only if needed: without them, rows are narrow enough to be sorted. */
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

/** Compares columns, which is faster than lexemes. A criterion that was not asked for matches every row. */
export function meetsCriteria({ available, ...criteria }: Asked) {
  const { min, max, oldestId, conditions, district = null, isVerified, isNegotiable } = criteria
  return sql<boolean>`(available or ${available.includes(false)}) and (not available or ${available.includes(true)})
    and (rows.verified or not ${isVerified}) and (rows.negotiable or not ${isNegotiable})
    and price between ${min} and ${max} and rows.id >= ${oldestId}
    and (rows.district = ${district} or ${district}::text is null) and condition = any(${conditions})`
}

/** Ranks exact words higher and, for a single word, products of that kind above accessories, as a guitar cable. */
export function score({ typed, exact, input: { words } }: Search) {
  const ranks = sql`${rank(typed)} + ${rank(exact)}`
  if (words.length > 1) return sql<number>`(${ranks})`
  return sql<number>`(${ranks} + (ts_rank('{0,0,1,0}', words, ${typed}::tsquery) > 0)::integer::real)`
}

function rank(query: string) {
  return sql`ts_rank('{0.05,0.2,0.5,1}', words, ${query}::tsquery)`
}

/** For each order the `order by`, the sort key besides the id, and the keyset condition. */
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
