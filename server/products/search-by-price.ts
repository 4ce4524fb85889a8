import { sql } from "kysely"
import { limitLiteral, pageLimit } from "../../db/rows.ts"
import type { Db } from "../../db/tables.ts"
import { priceBucketOf, priceLexeme } from "./search-facts.ts"
import type { Search } from "./search-filter.ts"
import { readSorted, type SearchPage, type SearchPosition, toRowPosition } from "./search-order.ts"
import { quoted } from "./search-query.ts"
import { hasFewerThan, byPrice, matching, matchesAmong, newest, windowSize } from "./search-rows.ts"

/** Rows read in price order at first; `windowSize` if only a category or date narrows the search. */
const window = 1_000
/** The newest matches are a sample of the prices; buckets are read until they hold 2, then 20 of the sample. */
const sampleSize = 200
const expectedMatches = [2, 20]

type PageByPrice = SearchPage & { order: "price" | "-price" }

export async function readByPrice(db: Db, search: Search, page: PageByPrice): Promise<SearchPosition[]> {
  const { order, limit, after } = page
  const size = search.isIndexed ? windowSize : window
  const cheapest = byPrice(db, search, order, size, after && toRowPosition(after))
  const rows = await matchesAmong(db, search, cheapest)
    .clearSelect()
    .select(["id", "price as value"])
    .limit(pageLimit(limit))
    .execute()
  return rows.length > limit || (await hasFewerThan(db, cheapest, size))
    ? rows
    : readBuckets(db, search, page)
}

/** Reads the next price buckets that are likely to fill the page, then more of them, then all. */
async function readBuckets(db: Db, search: Search, page: PageByPrice) {
  const isUp = page.order === "price"
  const start = priceBucketOf(page.after?.value ?? (isUp ? search.min : search.max))
  const counts = await countBuckets(db, search)
  const buckets = counts
    .filter(({ bucket }) => (isUp ? bucket >= start : bucket <= start))
    .toSorted((one, other) => (isUp ? one.bucket - other.bucket : other.bucket - one.bucket))
  for (const expected of expectedMatches) {
    const end = bucketHolding(buckets, expected)
    if (end === undefined) continue
    const lexemes = bucketsBetween(start, end).map(priceLexeme).map(quoted)
    const query = [search.query, `(${lexemes.join(" | ")})`].filter(Boolean).join(" & ")
    const rows = await readSorted(db, search, matching(db, search, query), page)
    if (rows.length > page.limit) return rows
  }
  return readSorted(db, search, matching(db, search), page)
}

type BucketCount = { bucket: number; count: number }

function countBuckets(db: Db, search: Search): Promise<BucketCount[]> {
  return db
    .selectFrom(newest(db, search).limit(limitLiteral(sampleSize)).as("newest"))
    .select([
      sql<number>`floor(4 * ln(price))::integer`.as("bucket"),
      sql<number>`count(*)::integer`.as("count"),
    ])
    .groupBy("bucket")
    .execute()
}

function bucketHolding(buckets: BucketCount[], expected: number) {
  let sum = 0
  return buckets.find(({ count }) => (sum += count) >= expected)?.bucket
}

function bucketsBetween(one: number, other: number) {
  const first = Math.min(one, other)
  return Array.from({ length: Math.abs(one - other) + 1 }, (_, at) => first + at)
}
