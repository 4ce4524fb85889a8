import { sql } from "kysely"
import { limitLiteral } from "../../db/rows.ts"
import type { Db } from "../../db/tables.ts"
import { toSearch } from "../products/search-filter.ts"
import { filterOf } from "./saved-searches.ts"
import { keysOf } from "./search-keys.ts"

const refreshedAtOnce = 5_000

/** Once a day per search, since new products change which words are rare, and a new release may change synonyms. */
export async function refreshKeys(db: Db) {
  const rows = await db
    .selectFrom("savedSearches")
    .selectAll()
    .where("keyedAt", "<", sql<Date>`now() - interval '1 day'`)
    .orderBy("keyedAt")
    .limit(limitLiteral(refreshedAtOnce))
    .execute()
  for (const row of rows) {
    const keys = keysOf(await toSearch(db, filterOf(row)))
    const keyedAt = sql<Date>`now()`
    await db.updateTable("savedSearches").set({ keys, keyedAt }).where("id", "=", row.id).execute()
  }
}
