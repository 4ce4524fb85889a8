import { type QueryExecutorProvider, sql } from "kysely"

/** Finds payments that came to nothing when their product is available again. */
export async function up(db: QueryExecutorProvider) {
  await sql`create index "released payments" on payments ("transactionId", "releasedAt") where state = 'released'`.execute(
    db,
  )
}
