import { type QueryExecutorProvider, sql } from "kysely"

const isAct = sql<boolean>`type in ('seller verified', 'verification ended', 'admin made', 'admin role ended',
  'seller removed', 'buyer removed', 'seller suspended', 'buyer suspended', 'suspension lifted', 'product removed',
  'sessions ended', 'message removed', 'support answered',
  'support closed', 'support reopened', 'mails sent again', 'payment opened', 'payment claimed', 'payment captured',
  'payment released', 'payment given back', 'payout account changed', 'payout begun', 'payout paid', 'payout failed',
  'balance written off', 'deal cleared', 'deal refunded', 'dispute decided for the buyer',
  'dispute decided for the seller', 'dispute decided for both', 'refund sent again', 'refund paid by hand',
  'payment decided by hand', 'chargeback closed by hand', 'review taken down', 'reported conversation read',
  'report closed')`

/** Adds reports of a conversation to the admins, up to a certain message (docs/decisions/0074). */
export async function up(db: QueryExecutorProvider) {
  for (const statement of statements) await statement.execute(db)
}

const statements = [
  sql`drop index "events: acts"`,
  sql`create index "events: acts" on events (id) where ${isAct}`,
  sql`create table reports (
    id uuid primary key,
    "conversationId" uuid not null references conversations,
    "reporterId" uuid not null references users,
    reason text not null check (reason in ('fraud', 'abuse', 'harassment', 'spam', 'other')),
    statement text not null default '' constraint "reports: length of statement"
      check (octet_length(statement) <= 1000 * 48),
    "upTo" integer not null check ("upTo" > 0),
    "readBy" uuid[] not null default '{}',
    "createdAt" timestamptz not null default now(),
    outcome text check (outcome in ('unfounded', 'warned', 'suspended')),
    "closedAt" timestamptz,
    check ((outcome is null) = ("closedAt" is null))
  )`,
  sql`create unique index "reports: one that is open" on reports ("conversationId", "reporterId") where outcome is null`,
  sql`create index "reports: open" on reports (id) where outcome is null`,
  sql`create index "reports: closed" on reports (id) where outcome is not null`,
  sql`create index on reports ("reporterId")`,
  sql`create trigger "reports stay" before delete on reports for each row execute function refuse_deletion()`,
]
