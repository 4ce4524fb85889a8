import { type QueryExecutorProvider, sql } from "kysely"

/** Every checkout counts the buyer's payments in progress at gateways. */
export async function up(db: QueryExecutorProvider) {
  await sql`create index "payments: of a buyer" on payments ("buyerId", "claimedAt")`.execute(db)
}
