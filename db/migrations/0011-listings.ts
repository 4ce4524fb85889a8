import { type Kysely, sql } from "kysely"

/** A photo is known again by what is in it, and what a seller listed within the hour is counted, removed products too. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table images add column "contentHash" text`.execute(db)
  await sql`create index "products by seller and time" on products ("sellerId", "createdAt")`.execute(db)
}
