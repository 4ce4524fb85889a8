import { type RawBuilder, sql } from "kysely"
import { v7 as uuidv7 } from "uuid"
import type { Db } from "../../db/tables.ts"
import type { Entry } from "./entries.ts"

/** Posts an entry in the caller's transaction; one without lines is skipped. Idempotent by its key. */
export async function postEntry(db: Db, entry: Entry) {
  await sql`with ${insertEntrySql(entry, sql`(select 1) as act`)} select`.execute(db)
}

/** CTEs that post the entry if the CTE `act` has a row. */
export function insertEntrySql({ lines, ...entry }: Entry, act: RawBuilder<unknown>) {
  const { key, kind, bookingId = null, actorId = null, createdAt = null } = entry
  const numbered = lines.map((each, at) => ({ ...each, line: at + 1 }))
  return sql`posted as (
      insert into "ledgerEntries" (id, key, kind, "bookingId", "actorId", "createdAt")
      select ${uuidv7()}::uuid, ${key}::text, ${kind}::text, ${bookingId}::uuid, ${actorId}::uuid,
        coalesce(${createdAt}::timestamptz, clock_timestamp())
      from ${act} where ${lines.length}::integer > 0
      on conflict (key) do nothing
      returning id
    ), "linesPosted" as (
      insert into "ledgerLines" ("entryId", line, account, provider, "sellerId", "bookingId", amount)
      select posted.id, line, account, provider, "sellerId", "bookingId", amount
      from posted, jsonb_to_recordset(${JSON.stringify(numbered)}::jsonb) as lines (
        line smallint, account text, provider text, "sellerId" uuid, "bookingId" uuid, amount bigint)
    )`
}
