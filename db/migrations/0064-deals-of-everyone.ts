import { type QueryExecutorProvider, sql } from "kysely"

export const words = sql`to_tsvector('pg_catalog.simple'::regconfig,
  bookings."productName" || ' ' || bookings."buyerName" || ' ' || bookings."sellerName")`

export async function up(db: QueryExecutorProvider) {
  await sql`create index "bookings: words" on bookings using gin (${words})`.execute(db)
  await sql`create index "bookings in a state" on bookings (state, id)`.execute(db)
}
