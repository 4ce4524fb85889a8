import { sql } from "kysely"
import type { Tx } from "../../db/tables.ts"
import type { Deal } from "../bookings/find-deal.ts"
import * as ledger from "../ledger/of-deal.ts"
import { addRefund } from "./refunds.ts"

type By = { id?: string | undefined }

/**
 * So much, in poisha, of what was paid for a locked deal; no more than is left of it after what went back before, and what
 * the buyer's bank took back: nobody is paid twice.
 */
export async function giveBack(tx: Tx, deal: Deal, wanted: number, reason: string, by: By) {
  const { id: bookingId, sellerId, paymentId } = deal
  if (!paymentId) throw new Error(`deal ${bookingId} has no payment to give back`)
  const amount = Math.min(wanted, (deal.paidAmount ?? 0) - (await givenBack(tx, paymentId)))
  if (amount <= 0) return
  const id = await addRefund(tx, { paymentId, bookingId, amount, reason })
  await ledger.refund(tx, { id, amount }, { bookingId, sellerId }, { actorId: by.id })
}

async function givenBack(tx: Tx, paymentId: string) {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(amount), 0)::float8 as amount from (
      select amount from refunds where "paymentId" = ${paymentId}
      union all select amount from chargebacks
        where "paymentId" = ${paymentId} and "withdrawnAt" is not null and "returnedAt" is null
    ) as back`.execute(tx)
  return rows[0]?.amount ?? 0
}
