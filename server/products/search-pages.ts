import { sql } from "kysely"
import { limitLiteral, pageLimit } from "../../db/rows.ts"
import type { Db } from "../../db/tables.ts"
import { priceFact, type Search, stepOf } from "./search-filter.ts"
import { quoted } from "./search-query.ts"
import {
  type After,
  byPrice,
  isFound,
  matching,
  newest,
  type Order,
  type Rows,
  orders,
  score,
  windowSize,
} from "./search-rows.ts"
import type { Survey } from "./survey.ts"

/** Of dense matches so many of the newest are sorted by relevance. */
const mostRanked = 1_000
/** Few first: of a small table the planner would rather sort all than read many in the order of an index. */
const windows = [1_000, windowSize]
/** How many matches of the window the price steps hold that are read first, and then. */
const expectedMatches = [4, 40]

/**
 * After which row rows are read. Where matches are dense, relevance sorts the newest of them, from `top` down to `bottom`;
 * the others follow, newest first and without `value`.
 */
export type From = { id: string; value?: number; top?: string; bottom?: string }
type Wanted = { order: Order; limit: number; from: From | undefined }

/** At least one row more than a page has, if there are as many. */
export function readRows(db: Db, search: Search, { way }: Survey, wanted: Wanted): Promise<From[]> {
  const { order, from } = wanted
  if (order === "relevance" && (from ? from.bottom : way === "walk")) return readRelevant(db, search, wanted)
  if (way === "whole") return readSorted(db, search, newest(db, search), wanted)
  if (way === "found" || order === "relevance") return readSorted(db, search, matching(db, search), wanted)
  if (order === "newest") return readNewest(db, search, wanted)
  return readByPrice(db, search, way, { ...wanted, order })
}

function readSorted(db: Db, search: Search, rows: Rows, { order, limit, from }: Wanted) {
  const { by, value, isAfter } = orders[order]
  const found = db
    .selectFrom(rows.as("rows"))
    .select(["id", "price", (order === "relevance" ? score(search) : sql<number>`0`).as("score")])
    .where(isFound(search))
  return db
    .selectFrom(found.as("found"))
    .select(["id", value.as("value")])
    .$if(from !== undefined, (query) => query.where(isAfter(afterOf(from))))
    .orderBy(by)
    .limit(pageLimit(limit))
    .execute()
}

function afterOf(from: From | undefined): After {
  return { id: from?.id ?? "", value: from?.value ?? 0 }
}

async function readNewest(db: Db, search: Search, wanted: Wanted): Promise<From[]> {
  const { limit, from } = wanted
  for (const size of windows) {
    const rows = await db
      .selectFrom(newest(db, search, { limit: size, ...(from && { from: from.id }) }).as("newest"))
      .select("id")
      .where(isFound(search))
      .$if(from !== undefined, (query) => query.where("id", "<", from?.id ?? ""))
      .limit(pageLimit(limit))
      .execute()
    if (rows.length > limit) return rows
  }
  return readSorted(db, search, matching(db, search), { ...wanted, order: "newest" })
}

type ByPrice = Wanted & { order: "price" | "-price" }

async function readByPrice(db: Db, search: Search, way: Survey["way"], wanted: ByPrice): Promise<From[]> {
  const { order, limit, from } = wanted
  for (const size of windows) {
    const rows = await db
      .selectFrom(byPrice(db, search, order, size, from && afterOf(from)).as("rows"))
      .select(["id", "price as value"])
      .where(isFound(search))
      .limit(pageLimit(limit))
      .execute()
    if (rows.length > limit) return rows
  }
  return way === "walk"
    ? readPriceSteps(db, search, wanted)
    : readSorted(db, search, matching(db, search), wanted)
}

/** Only the next steps of the price that are likely to fill the page, then more of them, then all. */
async function readPriceSteps(db: Db, search: Search, wanted: ByPrice) {
  const isUp = wanted.order === "price"
  const start = stepOf(wanted.from?.value ?? (isUp ? search.from : search.to))
  const counts = await countSteps(db, search)
  const steps = counts
    .filter(({ step }) => (isUp ? step >= start : step <= start))
    .toSorted((one, other) => (isUp ? one.step - other.step : other.step - one.step))
  for (const expected of expectedMatches) {
    const end = stepHolding(steps, expected)
    if (end === undefined) continue
    const query = `${search.query} & (${stepsBetween(start, end).map(priceFact).map(quoted).join(" | ")})`
    const rows = await readSorted(db, search, matching(db, { query }), wanted)
    if (rows.length > wanted.limit) return rows
  }
  return readSorted(db, search, matching(db, search), wanted)
}

type StepCount = { step: number; count: number }

function countSteps(db: Db, search: Search): Promise<StepCount[]> {
  return db
    .selectFrom(newest(db, search).as("newest"))
    .select([
      sql<number>`floor(4 * ln(price))::integer`.as("step"),
      sql<number>`count(*)::integer`.as("count"),
    ])
    .where(isFound(search))
    .groupBy("step")
    .execute()
}

function stepHolding(steps: StepCount[], expected: number) {
  let sum = 0
  return steps.find(({ count }) => (sum += count) >= expected)?.step
}

function stepsBetween(one: number, other: number) {
  const first = Math.min(one, other)
  return Array.from({ length: Math.abs(one - other) + 1 }, (_, at) => first + at)
}

async function readRelevant(db: Db, search: Search, wanted: Wanted): Promise<From[]> {
  const { limit, from } = wanted
  const ranked = from && from.value === undefined ? [] : await readRanked(db, search, wanted)
  if (ranked.length > limit) return ranked
  if (!from && ranked.length === 0) return readSorted(db, search, matching(db, search), wanted)
  const { top, bottom } = from ?? ranked[0] ?? {}
  if (top === undefined || bottom === undefined) return ranked
  const after = { id: from && from.value === undefined ? from.id : bottom }
  const others = await readNewest(db, search, { order: "newest", limit, from: after })
  return [...ranked, ...others.map(({ id }) => ({ id, top, bottom }))]
}

function readRanked(db: Db, search: Search, { limit, from }: Wanted): Promise<From[]> {
  const { top: first, bottom: last } = from ?? {}
  const window = newest(db, search, { ...(first && { from: first }), ...(last && { to: last }) })
  const { by, isAfter } = orders.relevance
  return db
    .with(
      (cte) => cte("ranked").materialized(),
      (query) =>
        query
          .selectFrom(window.as("newest"))
          .select(["id", score(search).as("score")])
          .where(isFound(search))
          .limit(limitLiteral(mostRanked)),
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
    .$if(from !== undefined, (query) => query.where(isAfter(afterOf(from))))
    .orderBy(by)
    .limit(pageLimit(limit))
    .$narrowType<{ top: string; bottom: string }>()
    .execute()
}
