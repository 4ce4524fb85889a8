import { type QueryExecutorProvider, sql } from "kysely"

const isAct = sql<boolean>`type in ('seller verified', 'verification ended', 'admin made', 'admin role ended',
  'seller removed', 'buyer removed', 'product removed', 'sessions ended', 'message removed', 'support answered',
  'support closed', 'support reopened', 'mails sent again', 'payment opened', 'payment claimed', 'payment captured',
  'payment released', 'payment given back', 'payout account changed', 'payout begun', 'payout paid', 'payout failed',
  'balance written off', 'deal cleared', 'deal refunded', 'dispute decided for the buyer',
  'dispute decided for the seller', 'dispute decided for both', 'refund sent again', 'refund paid by hand',
  'payment decided by hand', 'review taken down')`

/** An admin writes off what a seller owes: an account of the ledger, and an act in the audit log. */
export async function up(db: QueryExecutorProvider) {
  await sql`alter table "ledgerLines" drop constraint "ledgerLines_account_check",
    add constraint "ledgerLines: known account" check
      (account in ('cash', 'escrow', 'seller', 'refunds', 'commission', 'transit', 'written-off'))`.execute(
    db,
  )
  await sql`drop index "events: acts"`.execute(db)
  await sql`create index "events: acts" on events (id) where ${isAct}`.execute(db)
}
