import { type Kysely, sql } from "kysely"

/** The sweep asks the embedded card provider for what is recent, and its books are kept for good. */
export async function up(db: Kysely<unknown>) {
  await sql`create index "recent intents" on sandbox.intents ("createdAt")`.execute(db)
}
