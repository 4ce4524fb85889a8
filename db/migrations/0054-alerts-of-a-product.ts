import { type QueryExecutorProvider, sql } from "kysely"

/** Whom a product was told is asked each time that it may be told again. */
export async function up(db: QueryExecutorProvider) {
  await sql`create index on "productAlerts" ("productId")`.execute(db)
}
