import { type QueryExecutorProvider, sql } from "kysely"

/** Literals here and in queries, or the planner would not recognize the predicate of the partial index. */
const isAct = sql<boolean>`type in ('seller verified', 'verification ended', 'admin made', 'admin role ended',
  'seller removed', 'buyer removed', 'product removed', 'sessions ended', 'message removed', 'support answered',
  'support closed', 'support reopened', 'mails sent again', 'payment opened', 'payment claimed', 'payment captured',
  'payment released', 'payment given back', 'payout account changed', 'payout begun', 'payout paid', 'payout failed')`

/** Shows payouts in the audit log, and makes the event of a late payout idempotent. */
export async function up(db: QueryExecutorProvider) {
  await sql`drop index "events: acts"`.execute(db)
  await sql`create index "events: acts" on events (id) where ${isAct}`.execute(db)
  await sql`create unique index "events: told once of a late payout" on events
    ((subjects ->> 'user'), (data ->> 'dueAt')) where type = 'payout late'`.execute(db)
}
