import { sql } from "kysely"
import type { Tx } from "../../db/tables.ts"
import type { Deal } from "../bookings/find-deal.ts"
import * as ledger from "../ledger/of-deal.ts"
import { addRefund } from "./refunds.ts"
import { addByBank } from "./refunds-by-bank.ts"
import { isWithBank, leftOfPayment, lossToMakeUp } from "./with-bank.ts"

type By = { id?: string | undefined }

/**
 * Refunds `wanted` poisha of a locked deal, or what earlier refunds and chargebacks left of its payment. The part that the
 * buyer already has by a chargeback at the operator's loss is closed as given by the bank.
 */
export async function refundBuyer(tx: Tx, deal: Deal, wanted: number, reason: string, by: By) {
  const { id: bookingId, sellerId, paymentId } = deal
  if (!paymentId) throw new Error(`deal ${bookingId} has no payment to give back`)
  const { left, toMakeUp } = await leftOf(tx, paymentId)
  const amount = Math.min(wanted, left)
  if (amount <= 0) return
  const byBank = Math.min(amount, Math.max(0, toMakeUp))
  const refund = { paymentId, bookingId, reason }
  const enter = (id: string, part: number) =>
    ledger.refund(tx, { id, amount: part }, { bookingId, sellerId }, { actorId: by.id })
  const rest = amount - byBank
  if (byBank > 0) await enter(await addByBank(tx, by, { ...refund, amount: byBank }), byBank)
  if (rest > 0) await enter(await addRefund(tx, { ...refund, amount: rest }), rest)
}

function leftOf(tx: Tx, paymentId: string) {
  return tx
    .selectFrom("payments")
    .select([leftOfPayment.as("left"), lossToMakeUp.as("toMakeUp")])
    .where("id", "=", paymentId)
    .executeTakeFirstOrThrow()
}

/** Refunds the buyer's `part` of a split, in poisha, less what they have of it by refunds and by chargebacks. */
export async function refundSplit(tx: Tx, deal: Deal, part: number, by: By) {
  const { refunded, chargedBack } = await splitsOf(tx, deal.paymentId)
  await refundBuyer(tx, deal, part - refunded - chargedBack, "split", by)
}

type Splits = { refunded: number; chargedBack: number }

/** Without the operator's loss by chargebacks: `refundBuyer` closes that as refunds that the bank gave. */
async function splitsOf(tx: Tx, paymentId: string | null) {
  const { rows } = await sql<Splits>`
    select coalesce(sum(amount) filter (where reason = 'split'), 0)::float8 as refunded,
      (select coalesce(sum(amount - loss), 0)::float8 from chargebacks
        where "paymentId" = ${paymentId}::uuid and ${isWithBank}) as "chargedBack"
    from refunds where "paymentId" = ${paymentId}::uuid`.execute(tx)
  return rows[0] ?? { refunded: 0, chargedBack: 0 }
}
