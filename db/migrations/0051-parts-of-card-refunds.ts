import { type QueryExecutorProvider, sql } from "kysely"

/** The embedded card provider gives back parts, each once. */
export async function up(db: QueryExecutorProvider) {
  await sql`create table sandbox."cardRefunds" (
    id text primary key,
    "intentId" text not null references sandbox.intents,
    amount integer not null check (amount > 0)
  )`.execute(db)
}
