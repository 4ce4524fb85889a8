import { type QueryExecutorProvider, sql } from "kysely"

const isAct = sql<boolean>`type in ('seller verified', 'verification ended', 'admin made', 'admin role ended',
  'seller removed', 'buyer removed', 'product removed', 'sessions ended', 'message removed', 'support answered',
  'support closed', 'support reopened', 'mails sent again', 'payment opened', 'payment claimed', 'payment captured',
  'payment released', 'payment given back', 'payout account changed', 'payout begun', 'payout paid', 'payout failed',
  'balance written off', 'deal cleared', 'deal refunded', 'dispute decided for the buyer',
  'dispute decided for the seller', 'dispute decided for both', 'refund sent again', 'refund paid by hand',
  'payment decided by hand', 'chargeback closed by hand', 'review taken down')`

/** The current keys cannot ask about another card account: an admin records its chargebacks and refunds by hand. */
export async function up(db: QueryExecutorProvider) {
  for (const statement of statements) await statement.execute(db)
}

const statements = [
  sql`alter table chargebacks add column "unknownAt" timestamptz, add column reference text`,
  sql`create index "chargebacks that the provider does not know" on chargebacks ("createdAt") where "unknownAt" is not null`,
  sql`alter table refunds add column "sentAgain" integer not null default 0, drop constraint refunds_failure_check,
    add constraint "refunds: known failure" check (failure in ('refused', 'unknown', 'other-account'))`,
  sql`drop index "events: acts"`,
  sql`create index "events: acts" on events (id) where ${isAct}`,
]
