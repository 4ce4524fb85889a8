import { type QueryExecutorProvider, sql } from "kysely"

export async function up(db: QueryExecutorProvider) {
  await sql`create index "payments: of a gateway's reference" on payments ("providerRef")
    where "providerRef" is not null`.execute(db)
}
