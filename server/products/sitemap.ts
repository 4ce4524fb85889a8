import { sql } from "kysely"
import { LRUCache } from "lru-cache"
import { limitLiteral } from "../../db/rows.ts"
import type { Db } from "../../db/tables.ts"
import { minute } from "../process/durations.ts"
import { isAvailable } from "./state.ts"

/** How many products a sitemap lists, each in every language; the protocol allows 50,000 addresses and 50 MB. */
const mapSize = 5_000

/** Counting all products is dear, and anyone may ask for it. */
const starts = new LRUCache<Db, string[]>({ max: 1, ttl: minute, fetchMethod: readStarts })

export async function sitemapStarts(db: Db) {
  return (await starts.fetch(db)) ?? []
}

async function readStarts(db: Db) {
  const numbered = db
    .selectFrom("products")
    .select(["id", sql<number>`row_number() over (order by id)`.as("number")])
    .where(isAvailable())
  const rows = await db
    .selectFrom(numbered.as("numbered"))
    .select("id")
    .where(sql<boolean>`number % ${mapSize}::int = 1`)
    .orderBy("id")
    .execute()
  return rows.map(({ id }) => id)
}

export function inSitemap(db: Db, from: string) {
  return db
    .selectFrom("products")
    .select(["id", "productName", "createdAt"])
    .where("id", ">=", from)
    .where(isAvailable())
    .orderBy("id")
    .limit(limitLiteral(mapSize))
    .execute()
}
