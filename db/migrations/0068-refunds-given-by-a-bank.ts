import { type QueryExecutorProvider, sql } from "kysely"

/** Literals here and in queries, or the planner would not recognize the predicate of the partial index. */
export const isAct = sql<boolean>`type in ('seller verified', 'verification ended', 'admin made', 'admin role ended',
  'seller removed', 'buyer removed', 'seller suspended', 'buyer suspended', 'suspension lifted', 'product removed',
  'sessions ended', 'message removed', 'support answered',
  'support closed', 'support reopened', 'mails sent again', 'payment opened', 'payment claimed', 'payment captured',
  'payment released', 'payment given back', 'payout account changed', 'payout begun', 'payout paid', 'payout failed',
  'balance written off', 'deal cleared', 'deal refunded', 'dispute decided for the buyer',
  'dispute decided for the seller', 'dispute decided for both', 'refund sent again', 'refund paid by hand', 'refund given by bank',
  'payment decided by hand', 'chargeback closed by hand', 'review taken down', 'reported conversation read',
  'report closed')`

/** Adds the refund state `byBank`: the buyer's bank paid a refund that had not arrived (docs/decisions/0089). */
export async function up(db: QueryExecutorProvider) {
  for (const statement of statements) await statement.execute(db)
}

const statements = [
  sql`drop index "events: acts"`,
  sql`create index "events: acts" on events (id) where ${isAct}`,
  sql`alter table refunds drop constraint refunds_state_check, drop constraint refunds_check,
    drop constraint "refunds: known failure",
    add constraint "refunds: known state" check
      (state in ('requested', 'sent', 'done', 'failed', 'byHand', 'byBank')),
    add constraint "refunds: done at a moment" check
      ((state in ('done', 'byHand', 'byBank')) = ("doneAt" is not null)),
    add constraint "refunds: known failure" check
      (failure in ('refused', 'unknown', 'other-account', 'returned'))`,
]
