import { v7 as uuidv7 } from "uuid"
import type { DealAct } from "../../contract/deal-moves.ts"
import type { Tx } from "../../db/tables.ts"
import type { Deal } from "../bookings/find-deal.ts"
import { type Actor, move } from "../bookings/move.ts"
import { addJob } from "../jobs/add-job.ts"
import * as ledger from "../ledger/of-deal.ts"
import type { Act } from "./act-on.ts"

/** Everything goes back to the buyer, the way it came. */
export function refund(reason: string | undefined): Act {
  return { name: "refund", run: (tx, deal, by) => refundAll(tx, deal, by, "refund", reason) }
}

/** The seller did not hand it over, or the admin did not decide, in time. */
export const lapse: Act = {
  name: "lapse",
  run: (tx, deal, by) => refundAll(tx, deal, by, "lapse", "too late"),
}

/** The product is withdrawn until its seller, who must have it in hand, lists it again. */
export async function refundAll(tx: Tx, deal: Deal, by: Actor, act: DealAct, reason = "other") {
  await move(tx, deal, { act, to: "refunded", by, reason, set: { endReason: reason } })
  const now = new Date()
  await tx
    .updateTable("products")
    .set({ soldAt: null, withdrawnAt: now })
    .where("id", "=", deal.productId)
    .execute()
  await tx
    .updateTable("payments")
    .set({ state: "refunded", refundedAt: now })
    .where("id", "=", deal.paymentId)
    .execute()
  await requestRefund(tx, deal, deal.paidAmount ?? 0, reason, by)
}

/** Written with the ledger's entry; the worker sends it to the provider. */
async function requestRefund(tx: Tx, deal: Deal, amount: number, reason: string, by: Actor) {
  const { id: bookingId, sellerId, paymentId } = deal
  if (!paymentId) throw new Error(`deal ${bookingId} has no payment to give back`)
  const id = uuidv7()
  await tx.insertInto("refunds").values({ id, paymentId, bookingId, amount, reason }).execute()
  await ledger.refund(tx, { id, amount }, { bookingId, sellerId }, { actorId: by.id })
  await addJob(tx, "send-refund", id)
}
