import { type QueryExecutorProvider, sql } from "kysely"

/** Clears the cash left on a booking by a failed payment: with cash no courier could be chosen. */
export async function up(db: QueryExecutorProvider) {
  await sql`update bookings set method = null where state = 'booked' and method = 'cash'`.execute(db)
}
