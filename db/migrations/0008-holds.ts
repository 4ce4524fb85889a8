import { type Kysely, sql } from "kysely"

/** Stores when a hold began: an unpaid booking keeps its intent, which may be older. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table sandbox.intents add column "heldAt" timestamptz`.execute(db)
  await sql`create index "intents that hold money" on sandbox.intents (id) where status = 'requires_capture'`.execute(
    db,
  )
}
