import { type QueryExecutorProvider, sql } from "kysely"

/** An admin finds a deal by what a gateway calls its refund. */
export async function up(db: QueryExecutorProvider) {
  await sql`create index "refunds: of a gateway's reference" on refunds ("providerRef")
    where "providerRef" is not null`.execute(db)
}
