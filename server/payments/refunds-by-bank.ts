import { sql } from "kysely"
import type { Tx } from "../../db/tables.ts"
import type { Deal } from "../bookings/find-deal.ts"
import { recordEvent } from "../events/events.ts"
import { refundByBank, refundOwedAgain } from "../ledger/entries.ts"
import { postEntry } from "../ledger/post.ts"
import type { Admin } from "../users/users.ts"
import { isWithBuyer } from "./with-bank.ts"

/** SQL over `refunds` and `payments`: the sum of all refunds of the payment, in poisha. */
export const refundedInAll = sql<number>`(select sum(amount) from refunds as same
  where same."bookingId" = refunds."bookingId" and same."paymentId" = payments.id)`

/** SQL over `refunds` and `payments`: the part of a refund, in poisha, that the buyer has by a chargeback already. */
export const takenByBank = sql<number>`greatest(0, least(refunds.amount, coalesce((
    select sum(amount) from chargebacks
    where chargebacks."paymentId" = payments.id and ${isWithBuyer}), 0)
  - payments.amount + ${refundedInAll}))::float8`

type Refund = { id: string; amount: number; bookingId: string; sentAgain: number }

export async function closeByBank(tx: Tx, { id: actorId }: Admin, refund: Refund) {
  await tx
    .updateTable("refunds")
    .set({ state: "byBank", failure: null, doneAt: sql`now()`, askAt: null })
    .where("id", "=", refund.id)
    .execute()
  await postEntry(tx, refundByBank(refund, { bookingId: refund.bookingId, actorId }))
}

/** Reopens a locked deal's `byBank` refunds that the bank no longer covers in full: admins decide. Idempotent. */
export async function reopenByBank(tx: Tx, { id: bookingId, productId }: Deal) {
  const refunds = await tx
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "paymentId")
    .select(["refunds.id", "refunds.amount", "refunds.bookingId", "sentAgain"])
    .where("refunds.bookingId", "=", bookingId)
    .where("refunds.state", "=", sql<"byBank">`'byBank'`)
    .where(sql<boolean>`${takenByBank} < refunds.amount`)
    .execute()
  for (const refund of refunds) {
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
}
