import { type Kysely, sql } from "kysely"

/** An unpaid booking keeps its intent, so that how long money is held is not said by the age of the intent. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table sandbox.intents add column "heldAt" timestamptz`.execute(db)
  await sql`create index "intents that hold money" on sandbox.intents (id) where status = 'requires_capture'`.execute(
    db,
  )
}
