import { type QueryExecutorProvider, sql } from "kysely"

/** Partial refunds of the sandbox card provider, idempotent by id. */
export async function up(db: QueryExecutorProvider) {
  await sql`create table sandbox."cardRefunds" (
    id text primary key,
    "intentId" text not null references sandbox.intents,
    amount integer not null check (amount > 0)
  )`.execute(db)
}
