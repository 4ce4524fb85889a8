import { sql } from "kysely"
import type { Tx } from "../../db/tables.ts"
import type { Deal } from "../bookings/find-deal.ts"
import * as ledger from "../ledger/of-deal.ts"
import { addRefund } from "./refunds.ts"
import { isWithBank } from "./with-bank.ts"

type By = { id?: string | undefined }

/** Refunds `wanted` poisha of a locked deal, or what earlier refunds and the buyer's bank left of its payment. */
export async function refundBuyer(tx: Tx, deal: Deal, wanted: number, reason: string, by: By) {
  const { id: bookingId, sellerId, paymentId } = deal
  if (!paymentId) throw new Error(`deal ${bookingId} has no payment to give back`)
  const { refunded, byBank } = await refundsOf(tx, paymentId)
  const amount = Math.min(wanted, (deal.paidAmount ?? 0) - refunded - byBank)
  if (amount <= 0) return
  const id = await addRefund(tx, { paymentId, bookingId, amount, reason })
  await ledger.refund(tx, { id, amount }, { bookingId, sellerId }, { actorId: by.id })
}

/** Refunds the buyer's `part` of a split, in poisha, less what their bank holds by a chargeback. */
export async function refundSplit(tx: Tx, deal: Deal, part: number, by: By) {
  const { splits, byBank } = await refundsOf(tx, deal.paymentId)
  await refundBuyer(tx, deal, part - splits - byBank, "split", by)
}

type Refunds = { refunded: number; splits: number; byBank: number }

async function refundsOf(tx: Tx, paymentId: string | null) {
  const { rows } = await sql<Refunds>`
    select coalesce(sum(amount), 0)::float8 as refunded,
      coalesce(sum(amount) filter (where reason = 'split'), 0)::float8 as splits,
      (select coalesce(sum(amount), 0)::float8 from chargebacks
        where "paymentId" = ${paymentId}::uuid and ${isWithBank}) as "byBank"
    from refunds where "paymentId" = ${paymentId}::uuid`.execute(tx)
  return rows[0] ?? { refunded: 0, splits: 0, byBank: 0 }
}
