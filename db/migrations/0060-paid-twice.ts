import { type QueryExecutorProvider, sql } from "kysely"

/** A page of SSLCommerz can be paid twice: one payment counts, others of the same transaction are refunded. */
export async function up(db: QueryExecutorProvider) {
  await sql`drop index "payments: one claim or capture per transaction"`.execute(db)
  await sql`create unique index "payments: one claim or capture per transaction"
    on payments ("transactionId") where state <> 'released' and kind = 'deal'`.execute(db)
  await sql`create index "payments: of a transaction" on payments ("transactionId")`.execute(db)
  await sql`create unique index "payments: money that pays for nothing, once"
    on payments ("transactionId", "providerRef") where kind = 'stray'`.execute(db)
}
