import { sql } from "kysely"
import type { Db } from "../../db/tables.ts"

const taken = sql`payments.state in ('captured', 'refunded')`

/** What left the escrow of a booking before its release. */
const givenBack = sql`coalesce((select sum(lines.amount) from "ledgerEntries" as entries
  join "ledgerLines" as lines on "entryId" = entries.id
  where entries."bookingId" = bookings.id and kind in ('refund', 'chargeback', 'chargeback-returned') and account = 'escrow'), 0)`

const keptAmount = sql`payments.amount - ${givenBack}`

const released = sql`select bookings.id, bookings.state, ${keptAmount} as kept,
      div(2 * least(${keptAmount}, "sellingPrice") * coalesce("commissionBps", 0) + 10000, 20000) as commission
    from bookings join payments on "bookingId" = bookings.id and payments.kind = 'deal' and ${taken}`

const releaseLines = sql`select from "ledgerEntries" as entries join "ledgerLines" as lines on "entryId" = entries.id
      where entries."bookingId" = bookings.id and kind = 'release'`

const cashOfTables = sql`select provider, sum(amount) as amount from (
    select provider, amount from payments where ${taken}
    union all select case refunds.state when 'byHand' then 'hand' else provider end, -refunds.amount
      from refunds join payments on payments.id = "paymentId" where refunds.state in ('done', 'byHand')
    union all select 'bank', -amount from payouts where state = 'paid'
    union all select provider, amount from "ledgerLines" join "ledgerEntries" on id = "entryId"
      where kind in ('chargeback', 'chargeback-returned') and account = 'cash'
  ) as moved group by provider`

/** Each query returns the ids of what breaks the rule (docs/money.md). */
export const ledgerRules = {
  "a ledger entry that does not sum to 0": sql`
    select id from "ledgerEntries" left join "ledgerLines" on "entryId" = id
    group by id having count("entryId") < 2 or sum(amount) <> 0`,
  "a payment without its ledger entry": sql`
    select payments.id from payments where ${taken} and not exists (
      select from "ledgerEntries" as entries join "ledgerLines" as lines on "entryId" = entries.id
      where key = concat(case payments.kind when 'stray' then 'stray' else 'capture' end, ':', payments.id)
        and account = 'cash' and lines.amount = payments.amount and lines.provider = payments.provider)`,
  "a ledger entry of money that was not taken": sql`
    select id from "ledgerEntries" as entries where kind in ('capture', 'stray') and not exists (
      select from payments where ${taken} and key = concat(entries.kind, ':', payments.id))`,
  "a completed deal whose money its seller did not get": sql`
    select id from (${released}) as bookings where state = 'completed' and kept > 0 and not exists (
      ${releaseLines}
      having sum(amount) filter (where account = 'escrow') = kept
        and coalesce(sum(amount) filter (where account = 'seller'), 0) = commission - kept
        and coalesce(sum(amount) filter (where account = 'commission'), 0) = -commission)`,
  "a seller who got money of a deal that was not completed": sql`
    select id from (${released}) as bookings where state not in ('completed', 'refunded')
      and exists (${releaseLines})`,
  "a deal for which another amount is kept than was paid for it": sql`
    select bookings.id from bookings
    left join payments on "bookingId" = bookings.id and payments.kind = 'deal' and ${taken}
    where coalesce((select -sum(lines.amount) from "ledgerLines" as lines
        where lines."bookingId" = bookings.id and account = 'escrow'), 0)
      <> case when bookings.state in ('paid', 'sent', 'delivered', 'disputed') then ${keptAmount} else 0 end`,
  "a booking with other refunds under way than the ledger has": sql`
    select "bookingId" as id from (
      select "bookingId", -amount as amount from "ledgerLines" where account = 'refunds'
      union all select "bookingId", -amount from refunds where state not in ('done', 'byHand', 'byBank')
    ) as refunds group by "bookingId" having sum(amount) <> 0`,
  "money that lies elsewhere than the ledger says": sql`
    select provider as id from (
      select provider, amount from "ledgerLines" where account = 'cash'
      union all select provider, -amount from (${cashOfTables}) as moved
    ) as cash group by provider having sum(amount) <> 0`,
  "a seller with other money on its way than their payout": sql`
    select "sellerId" as id from (
      select "sellerId", -amount as amount from "ledgerLines" where account = 'transit'
      union all select "sellerId", -amount from payouts where state = 'pending'
    ) as transit group by "sellerId" having sum(amount) <> 0`,
  "a payout without its ledger entries": sql`
    select id from payouts where not exists (select from "ledgerEntries" where key = concat('payout:', payouts.id))
      or state <> 'pending' and not exists (
        select from "ledgerEntries" where key = concat('payout-', state, ':', payouts.id))`,
  "a seller who owes money for no reason": sql`
    select "sellerId" as id from "ledgerLines" as lines where account = 'seller'
    group by "sellerId" having sum(amount) > 0 and not exists (
      select from "ledgerLines" as own join "ledgerEntries" on id = "entryId"
      where own."sellerId" = lines."sellerId" and account = 'seller'
        and kind in ('refund', 'chargeback', 'cash-commission'))`,
} as const

/** Returns sellers with a negative balance and their debt in poisha. Not an error: later sales make it up. */
export async function owing(db: Db) {
  const { rows } = await sql<{ id: string; amount: number }>`
    select "sellerId" as id, sum(amount)::float8 as amount from "ledgerLines" where account = 'seller'
    group by "sellerId" having sum(amount) > 0 order by 2 desc`.execute(db)
  return rows
}
