import { type QueryExecutorProvider, sql } from "kysely"

/** An admin finds a deal by what a gateway calls its payment. */
export async function up(db: QueryExecutorProvider) {
  await sql`create index "payments: of a gateway's reference" on payments ("providerRef")
    where "providerRef" is not null`.execute(db)
}
