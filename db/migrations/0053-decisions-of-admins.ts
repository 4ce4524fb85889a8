import { type QueryExecutorProvider, sql } from "kysely"

const isAct = sql<boolean>`type in ('seller verified', 'verification ended', 'admin made', 'admin role ended',
  'seller removed', 'buyer removed', 'product removed', 'sessions ended', 'message removed', 'support answered',
  'support closed', 'support reopened', 'mails sent again', 'payment opened', 'payment claimed', 'payment captured',
  'payment released', 'payment given back', 'payout account changed', 'payout begun', 'payout paid', 'payout failed',
  'deal cleared', 'deal refunded', 'dispute decided for the buyer', 'dispute decided for the seller',
  'dispute decided for both', 'refund sent again', 'refund paid by hand', 'payment decided by hand',
  'review taken down')`

export async function up(db: QueryExecutorProvider) {
  for (const statement of statements) await statement.execute(db)
}

const statements = [
  sql`drop index "events: acts"`,
  sql`create index "events: acts" on events (id) where ${isAct}`,
  sql`update bookings set "remindAt" = "openedAt" + interval '36 hours'
    from disputes
    where "bookingId" = bookings.id and state = 'disputed' and "answeredAt" is null
      and "openedAt" + interval '36 hours' > now()`,
]
