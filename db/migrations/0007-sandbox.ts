import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>) {
  await sql`create index "recent intents" on sandbox.intents ("createdAt")`.execute(db)
}
