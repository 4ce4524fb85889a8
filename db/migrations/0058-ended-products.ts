import { type QueryExecutorProvider, sql } from "kysely"

/** Whom a product was told is forgotten by when the product was sold or removed, no longer by when it was told. */
export async function up(db: QueryExecutorProvider) {
  await sql`create index "products: when they ended" on products (coalesce("deletedAt", "soldAt"), id)
    where coalesce("deletedAt", "soldAt") is not null`.execute(db)
  await sql`drop index "productAlerts_toldAt_idx"`.execute(db)
}
