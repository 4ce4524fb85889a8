import { sql } from "kysely"
import type { RefundFilter } from "../../contract/refunds.ts"
import { newestFirst, type PageRequest } from "../../db/list.ts"
import type { Db, Row, Tx } from "../../db/tables.ts"
import { lockBooking } from "../bookings/lock-deal.ts"
import { recordEvent } from "../events/events.ts"
import { Problem } from "../http/problem.ts"
import { addJob } from "../jobs/add-job.ts"
import { refundPaid } from "../ledger/entries.ts"
import { postEntry } from "../ledger/post.ts"
import type { Admin } from "../users/users.ts"
import { isWithBuyer } from "./with-bank.ts"

export function list(db: Db, { state, isToDo }: Pick<RefundFilter, "state" | "isToDo">, page: PageRequest) {
  const refunds = db
    .selectFrom("refunds")
    .innerJoin("bookings", "bookings.id", "refunds.bookingId")
    .innerJoin("payments", "payments.id", "paymentId")
    .selectAll("refunds")
    .select(["bookings.productName", "bookings.buyerName", "payments.provider", "payments.transactionId"])
    .select(takenByBank.as("takenByBank"))
    .$if(state !== undefined, (query) => query.where("refunds.state", "=", state ?? "failed"))
    .$if(isToDo === true, (query) => query.where(isStuck))
  return newestFirst(refunds, "refunds.id", page).execute()
}

/** In poisha: so much of it the buyer has from the bank, unless that decides for us; with all of it they would get more than they paid. */
const takenByBank = sql<number>`greatest(0, least(refunds.amount, coalesce((
    select sum(amount) from chargebacks
    where chargebacks."paymentId" = payments.id and ${isWithBuyer}), 0)
  - payments.amount + (
    select sum(amount) from refunds as same
    where same."bookingId" = refunds."bookingId" and same."paymentId" = payments.id)))::float8`

export const isStuck = sql<boolean>`(refunds.state in ('requested', 'sent', 'failed')
  and (refunds.state = 'failed' or "lateAt" is not null))`

export type RefundRow = Awaited<ReturnType<typeof list>>[number]

/** Sends a failed one again. Throws `not-found`, `wrong-state`. */
export function retry(db: Db, admin: Admin, id: string) {
  return db.transaction().execute(async (tx) => {
    const refund = await lockStuck(tx, id)
    // the provider may still pay it: nobody gets it twice
    if (refund.state !== "failed") throw movedOn(refund)
    await tx
      .updateTable("refunds")
      .set({ state: "requested", failure: null, sentAt: null, lateAt: null, providerRef: null })
      .set(({ eb, ref }) => ({ sentAgain: eb(ref("sentAgain"), "+", 1) }))
      .where("id", "=", id)
      .execute()
    await recordAct(tx, "refund sent again", admin, refund)
    await addJob(tx, "send-refund", id)
    return 1
  })
}

/** The operator paid one that failed, or does not come, in another way. Throws `not-found`, `wrong-state`. */
export function payByHand(db: Db, admin: Admin, id: string, reference: string) {
  return db.transaction().execute(async (tx) => {
    const refund = await lockStuck(tx, id)
    const { amount, bookingId, productId } = refund
    await tx
      .updateTable("refunds")
      .set({ state: "byHand", providerRef: reference, failure: null, doneAt: sql`now()`, askAt: null })
      .where("id", "=", id)
      .execute()
    const paid = { id, amount, provider: "hand" }
    await postEntry(tx, refundPaid(paid, { bookingId, actorId: admin.id }))
    const subjects = { booking: bookingId, product: productId }
    const byUs = amount - refund.takenByBank
    if (byUs > 0)
      await recordEvent(tx, { type: "refund paid", actorId: admin.id, subjects, data: { amount: byUs } })
    await recordAct(tx, "refund paid by hand", admin, refund)
    return 1
  })
}

async function lockStuck(tx: Tx, id: string) {
  const known = await tx.selectFrom("refunds").select("bookingId").where("id", "=", id).executeTakeFirst()
  if (!known) throw new Problem("not-found", (say) => say.unknownRefund)
  await lockBooking(tx, known.bookingId)
  const refund = await tx
    .selectFrom("refunds")
    .innerJoin("payments", "payments.id", "paymentId")
    .select(["refunds.state", "refunds.amount", "refunds.bookingId", "productId", "transactionId"])
    .select([isStuck.as("isStuck"), takenByBank.as("takenByBank")])
    .where("refunds.id", "=", id)
    .forUpdate("refunds")
    .executeTakeFirstOrThrow()
  if (!refund.isStuck) throw movedOn(refund)
  return refund
}

function movedOn({ state: refundState }: Pick<Row<"refunds">, "state">) {
  return new Problem("wrong-state", (say) => say.refundIs[refundState], { refundState })
}

function recordAct(
  tx: Tx,
  type: "refund sent again" | "refund paid by hand",
  { id: actorId }: Admin,
  { transactionId: payment, amount }: Awaited<ReturnType<typeof lockStuck>>,
) {
  return recordEvent(tx, { type, actorId, subjects: { payment }, data: { amount } })
}
