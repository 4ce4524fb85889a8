import { type QueryExecutorProvider, sql } from "kysely"

/** The words that a deal keeps of its product and its two people. */
export const words = sql`to_tsvector('pg_catalog.simple'::regconfig,
  bookings."productName" || ' ' || bookings."buyerName" || ' ' || bookings."sellerName")`

/** An admin finds a deal among all of them. */
export async function up(db: QueryExecutorProvider) {
  await sql`create index "bookings: words" on bookings using gin (${words})`.execute(db)
  await sql`create index "bookings in a state" on bookings (state, id)`.execute(db)
}
