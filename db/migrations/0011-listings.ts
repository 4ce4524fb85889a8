import { type Kysely, sql } from "kysely"

export async function up(db: Kysely<unknown>) {
  await sql`alter table images add column "contentHash" text`.execute(db)
  await sql`create index "products by seller and time" on products ("sellerId", "createdAt")`.execute(db)
}
