import { type QueryExecutorProvider, sql } from "kysely"

/** A payment that came to nothing left the cash that was asked for before: no courier could be chosen then. */
export async function up(db: QueryExecutorProvider) {
  await sql`update bookings set method = null where state = 'booked' and method = 'cash'`.execute(db)
}
