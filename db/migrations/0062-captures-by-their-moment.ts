import { type QueryExecutorProvider, sql } from "kysely"

/** Searches captures by time, back to the last checkpoint, which a restored backup brings back, too. */
export async function up(db: QueryExecutorProvider) {
  for (const statement of statements) await statement.execute(db)
}

const statements = [
  sql`create table checkpoints (name text primary key, "completeUntil" timestamptz not null)`,
  sql`alter table sandbox.intents add column "capturedAt" timestamptz`,
  sql`update sandbox.intents set "capturedAt" = coalesce("heldAt", "createdAt") where status = 'succeeded'`,
  sql`drop index sandbox."recent intents"`,
  sql`create index "recent captures" on sandbox.intents ("capturedAt")`,
  sql`create index "card payments given up while unknown" on payments (id)
    where provider = 'card' and state = 'released' and "unknownAt" is not null`,
]
