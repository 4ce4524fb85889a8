import { type QueryExecutorProvider, sql } from "kysely"

const isAct = sql<boolean>`type in ('seller verified', 'verification ended', 'admin made', 'admin role ended',
  'seller removed', 'buyer removed', 'product removed', 'sessions ended', 'message removed', 'support answered',
  'support closed', 'support reopened', 'mails sent again', 'payment opened', 'payment claimed', 'payment captured',
  'payment released', 'payment given back')`

/** Partial, because the audit log shows few of the events. */
export async function up(db: QueryExecutorProvider) {
  await sql`create index "events: acts" on events (id) where ${isAct}`.execute(db)
}
