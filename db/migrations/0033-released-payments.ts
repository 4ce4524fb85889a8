import { type QueryExecutorProvider, sql } from "kysely"

/** What came to nothing is looked for when its product is available again. */
export async function up(db: QueryExecutorProvider) {
  await sql`create index "released payments" on payments ("transactionId", "releasedAt") where state = 'released'`.execute(
    db,
  )
}
