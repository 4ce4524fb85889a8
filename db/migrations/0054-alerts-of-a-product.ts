import { type QueryExecutorProvider, sql } from "kysely"

/** Finds who was already alerted of a product, each time that it may be announced again. */
export async function up(db: QueryExecutorProvider) {
  await sql`create index on "productAlerts" ("productId")`.execute(db)
}
