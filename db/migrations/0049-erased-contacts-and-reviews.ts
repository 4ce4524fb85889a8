import { type QueryExecutorProvider, sql } from "kysely"

const isAct = sql<boolean>`type in ('seller verified', 'verification ended', 'admin made', 'admin role ended',
  'seller removed', 'buyer removed', 'product removed', 'sessions ended', 'message removed', 'support answered',
  'support closed', 'support reopened', 'mails sent again', 'payment opened', 'payment claimed', 'payment captured',
  'payment released', 'payment given back', 'payout account changed', 'payout begun', 'payout paid', 'payout failed',
  'deal cleared', 'refund sent again', 'refund paid by hand', 'payment decided by hand', 'review taken down')`

export async function up(db: QueryExecutorProvider) {
  for (const statement of statements) await statement.execute(db)
}

const statements = [
  sql`create index "bookings: ended with contact data" on bookings ("createdAt")
    where state in ('completed', 'refunded', 'cancelled') and ("buyerPhone" <> '' or address is not null)`,
  sql`alter table reviews add column "takenDownAt" timestamptz,
    add check ("takenDownAt" is null or "publishedAt" is not null)`,
  sql`drop index "events: acts"`,
  sql`create index "events: acts" on events (id) where ${isAct}`,
]
