import { type QueryExecutorProvider, sql } from "kysely"

/** Alerts are now deleted by when their product was sold or removed, no longer by when they were sent. */
export async function up(db: QueryExecutorProvider) {
  await sql`create index "products: when they ended" on products (coalesce("deletedAt", "soldAt"), id)
    where coalesce("deletedAt", "soldAt") is not null`.execute(db)
  await sql`drop index "productAlerts_toldAt_idx"`.execute(db)
}
