import { type QueryExecutorProvider, sql } from "kysely"

/** As text in the statement too, or the planner would not know that the index has them. */
const isAct = sql<boolean>`type in ('seller verified', 'verification ended', 'admin made', 'admin role ended',
  'seller removed', 'buyer removed', 'product removed', 'sessions ended', 'message removed', 'support answered',
  'support closed', 'support reopened', 'mails sent again', 'payment opened', 'payment claimed', 'payment captured',
  'payment released', 'payment given back', 'payout account changed', 'payout begun', 'payout paid', 'payout failed')`

/** The audit log shows what was paid out, and of a payout that is late is told once. */
export async function up(db: QueryExecutorProvider) {
  await sql`drop index "events: acts"`.execute(db)
  await sql`create index "events: acts" on events (id) where ${isAct}`.execute(db)
  await sql`create unique index "events: told once of a late payout" on events
    ((subjects ->> 'user'), (data ->> 'dueAt')) where type = 'payout late'`.execute(db)
}
