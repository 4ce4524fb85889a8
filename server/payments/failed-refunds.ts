import { sql } from "kysely"
import type { RefundFilter } from "../../contract/refunds.ts"
import { newestFirst, type PageRequest } from "../../db/list.ts"
import type { Db, Tx } from "../../db/tables.ts"
import { recordEvent } from "../events/events.ts"
import { Problem } from "../http/problem.ts"
import { addJob } from "../jobs/add-job.ts"
import { refundPaid } from "../ledger/entries.ts"
import { postEntry } from "../ledger/post.ts"
import type { Admin } from "../users/users.ts"

/** Newest first, with the row after the page. */
export function list(db: Db, { state }: Pick<RefundFilter, "state">, page: PageRequest) {
  const refunds = db
    .selectFrom("refunds")
    .innerJoin("bookings", "bookings.id", "refunds.bookingId")
    .innerJoin("payments", "payments.id", "paymentId")
    .selectAll("refunds")
    .select(["bookings.productName", "bookings.buyerName", "payments.provider", "payments.transactionId"])
    .$if(state !== undefined, (query) => query.where("refunds.state", "=", state ?? "failed"))
  return newestFirst(refunds, "refunds.id", page).execute()
}

export type RefundRow = Awaited<ReturnType<typeof list>>[number]

/** Sends a failed one again. Throws `not-found`, `wrong-state`. */
export function retry(db: Db, id: string) {
  return db.transaction().execute(async (tx) => {
    await lockFailed(tx, id)
    await tx.updateTable("refunds").set({ state: "requested", askAt: null }).where("id", "=", id).execute()
    await addJob(tx, "send-refund", id)
    return 1
  })
}

/** The operator paid a failed one in another way. Throws `not-found`, `wrong-state`. */
export function payByHand(db: Db, admin: Admin, id: string, reference: string) {
  return db.transaction().execute(async (tx) => {
    const { amount, bookingId, productId } = await lockFailed(tx, id)
    await tx
      .updateTable("refunds")
      .set({ state: "byHand", providerRef: reference, doneAt: sql`now()`, askAt: null })
      .where("id", "=", id)
      .execute()
    const paid = { id, amount, provider: "hand" }
    await postEntry(tx, refundPaid(paid, { bookingId, actorId: admin.id }))
    const subjects = { booking: bookingId, product: productId }
    await recordEvent(tx, { type: "refund paid", actorId: admin.id, subjects, data: { amount } })
    return 1
  })
}

async function lockFailed(tx: Tx, id: string) {
  const refund = await tx
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "paymentId")
    .select(["refunds.state", "refunds.amount", "refunds.bookingId", "productId"])
    .where("refunds.id", "=", id)
    .forUpdate("refunds")
    .executeTakeFirst()
  if (!refund) throw new Problem("not-found", (say) => say.unknownRefund)
  if (refund.state !== "failed") throw new Problem("wrong-state", (say) => say.dealMovedOn)
  return refund
}
