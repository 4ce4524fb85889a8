import { sql } from "kysely"
import { v7 as uuidv7 } from "uuid"
import type { Row, Tx } from "../../db/tables.ts"
import type { Deal } from "../bookings/find-deal.ts"
import { recordEvent } from "../events/events.ts"
import { refundByBank, refundOwedAgain } from "../ledger/entries.ts"
import { postEntry } from "../ledger/post.ts"
import { lossOfPayment, lossToMakeUp } from "./with-bank.ts"

/** SQL over `refunds` and `payments`: the part of a refund, in poisha, that the buyer has by a chargeback already. */
export const takenByBank = sql<number>`(case refunds.state when 'byBank' then refunds.amount
  else greatest(0, least(refunds.amount, ${lossToMakeUp})) end)::float8`

type Refund = { id: string; amount: number; bookingId: string; sentAgain: number }

type By = { id?: string | undefined }

export async function closeByBank(tx: Tx, { id: actorId }: By, refund: Refund) {
  await tx
    .updateTable("refunds")
    .set({ state: "byBank", failure: null, doneAt: sql`now()`, askAt: null })
    .where("id", "=", refund.id)
    .execute()
  await postEntry(tx, refundByBank(refund, { bookingId: refund.bookingId, actorId }))
}

type NewRefund = Pick<Row<"refunds">, "paymentId" | "bookingId" | "amount" | "reason">

/** Inserts the bank's part of a refund as a refund of its own, closed as given by the bank. Returns its id. */
export async function addByBank(tx: Tx, { id: actorId }: By, { amount, bookingId, ...of }: NewRefund) {
  const id = uuidv7()
  const refund = { id, amount, bookingId, ...of }
  await tx
    .insertInto("refunds")
    .values({ ...refund, state: "byBank", doneAt: sql`now()` })
    .execute()
  await postEntry(tx, refundByBank({ ...refund, sentAgain: 0 }, { bookingId, actorId }))
  return id
}

/**
 * Reopens a locked deal's `byBank` refunds of the chargeback's payment that chargebacks no longer cover; the largest that are
 * still covered stay closed. Admins decide. Idempotent.
 */
export async function reopenByBank(tx: Tx, deal: Deal, chargebackId: string) {
  const refunds = await tx
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "refunds.paymentId")
    .innerJoin("chargebacks", "chargebacks.paymentId", "payments.id")
    .select(["refunds.id", "refunds.amount", "refunds.bookingId", "sentAgain"])
    .select(lossOfPayment.as("covered"))
    .where("chargebacks.id", "=", chargebackId)
    .where("refunds.bookingId", "=", deal.id)
    .where("refunds.state", "=", sql<"byBank">`'byBank'`)
    .orderBy("refunds.amount", "desc")
    .orderBy("refunds.id")
    .execute()
  let covered = refunds[0]?.covered ?? 0
  for (const refund of refunds)
    if (refund.amount <= covered) covered -= refund.amount
    else await reopen(tx, deal, refund)
}

async function reopen(tx: Tx, { id: bookingId, productId }: Deal, refund: Refund) {
  const { id, amount, sentAgain } = refund
  await tx
    .updateTable("refunds")
    .set({
      state: "failed",
      failure: "returned",
      doneAt: null,
      providerRef: null,
      sentAgain: sentAgain + 1,
    })
    .where("id", "=", id)
    .execute()
  await postEntry(tx, refundOwedAgain(refund, { bookingId }))
  const subjects = { booking: bookingId, product: productId }
  await recordEvent(tx, { type: "refund failed", subjects, data: { amount } })
}
