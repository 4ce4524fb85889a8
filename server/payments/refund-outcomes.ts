import { sql } from "kysely"
import type { RefundFailure } from "../../contract/refunds.ts"
import type { Db } from "../../db/tables.ts"
import { inTransaction } from "../../db/transaction.ts"
import { lockBooking } from "../bookings/lock-deal.ts"
import { recordEvent } from "../events/events.ts"
import { refundPaid } from "../ledger/entries.ts"
import { postEntry } from "../ledger/post.ts"

type Sent = { id: string; amount: number; bookingId: string; productId: string; provider: string }

/** Records that the provider paid the refund. Idempotent. */
export function recordPaid(db: Db, { id, amount, bookingId, productId, provider }: Sent) {
  return inTransaction(db, async (tx) => {
    await lockBooking(tx, bookingId)
    const { numUpdatedRows } = await tx
      .updateTable("refunds")
      .set({ state: "done", doneAt: sql`now()`, askAt: null })
      .where("id", "=", id)
      .where("state", "=", sql<"sent">`'sent'`)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    await postEntry(tx, refundPaid({ id, amount, provider }, { bookingId }))
    const subjects = { booking: bookingId, product: productId }
    await recordEvent(tx, { type: "refund paid", subjects, data: { amount } })
  })
}

/** Records that the refund failed: it is not retried automatically, and admins are notified. Idempotent. */
export function recordFailed(db: Db, { id, amount, ...of }: Sent, failure: RefundFailure) {
  return inTransaction(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable("refunds")
      .set({ state: "failed", failure, askAt: null })
      .where("id", "=", id)
      .where("state", "=", sql<"sent">`'sent'`)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    const subjects = { booking: of.bookingId, product: of.productId }
    await recordEvent(tx, { type: "refund failed", subjects, data: { amount } })
  })
}
