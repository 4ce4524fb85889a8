import { type QueryExecutorProvider, sql } from "kysely"

export async function up(db: QueryExecutorProvider) {
  await sql`create index "refunds: of a gateway's reference" on refunds ("providerRef")
    where "providerRef" is not null`.execute(db)
}
