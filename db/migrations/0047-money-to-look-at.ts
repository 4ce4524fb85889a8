import { type QueryExecutorProvider, sql } from "kysely"

const isAct = sql<boolean>`type in ('seller verified', 'verification ended', 'admin made', 'admin role ended',
  'seller removed', 'buyer removed', 'product removed', 'sessions ended', 'message removed', 'support answered',
  'support closed', 'support reopened', 'mails sent again', 'payment opened', 'payment claimed', 'payment captured',
  'payment released', 'payment given back', 'payout account changed', 'payout begun', 'payout paid', 'payout failed',
  'deal cleared', 'refund sent again', 'refund paid by hand', 'payment decided by hand')`

/** Indexes what an admin has to check: deals on hold, failed or late refunds, payments of unknown outcome. */
export async function up(db: QueryExecutorProvider) {
  for (const statement of statements) await statement.execute(db)
}

const statements = [
  sql`drop index "events: acts"`,
  sql`create index "events: acts" on events (id) where ${isAct}`,
  sql`create index "bookings on hold" on bookings (id) where "onHoldAt" is not null`,
  sql`alter table refunds
    add column failure text check (failure in ('refused', 'unknown')),
    add column "sentAt" timestamptz,
    add column "lateAt" timestamptz`,
  sql`update refunds set "sentAt" = "createdAt" where state <> 'requested'`,
  sql`create index "refunds to look at" on refunds (id)
    where state in ('requested', 'sent', 'failed') and (state = 'failed' or "lateAt" is not null)`,
  sql`alter table payments add column "unknownAt" timestamptz`,
  sql`create index "payments of unknown outcome" on payments (id) where "unknownAt" is not null and state = 'claimed'`,
]
