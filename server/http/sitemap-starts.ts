import { type SelectQueryBuilder, sql } from "kysely"
import { LRUCache } from "lru-cache"
import { limitLiteral } from "../../db/rows.ts"
import type { Db, Tables } from "../../db/tables.ts"
import { minute } from "../process/durations.ts"

/** Pages per sitemap, each in every language; the protocol allows 50,000 addresses and 50 MB. */
const mapSize = 5_000

export const mapLimit = limitLiteral(mapSize)

type Ids = SelectQueryBuilder<Tables, never, { id: string }>

/** Returns the first id of each sitemap. Cached for a minute: counting is expensive, and anyone may ask for it. */
export function sitemapStarts(idsOf: (db: Db) => Ids) {
  const starts = new LRUCache<Db, string[]>({
    max: 1,
    ttl: minute,
    fetchMethod: (db) => readStarts(db, idsOf(db)),
  })
  return async (db: Db) => (await starts.fetch(db)) ?? []
}

async function readStarts(db: Db, ids: Ids) {
  const numbered = db
    .selectFrom(ids.as("listed"))
    .select(["id", sql<number>`row_number() over (order by id)`.as("number")])
  const rows = await db
    .selectFrom(numbered.as("numbered"))
    .select("id")
    .where(sql<boolean>`number % ${mapSize}::int = 1`)
    .orderBy("id")
    .execute()
  return rows.map(({ id }) => id)
}
