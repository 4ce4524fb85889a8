import { type Kysely, sql } from "kysely"

/** The intent's age is not the hold's: an unpaid booking keeps its intent. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table sandbox.intents add column "heldAt" timestamptz`.execute(db)
  await sql`create index "intents that hold money" on sandbox.intents (id) where status = 'requires_capture'`.execute(
    db,
  )
}
