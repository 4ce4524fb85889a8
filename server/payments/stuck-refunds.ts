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
import { addByBank, closeByBank, takenByBank } from "./refunds-by-bank.ts"

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

export const isStuck = sql<boolean>`(refunds.state in ('requested', 'sent', 'failed')
  and (refunds.state = 'failed' or "lateAt" is not null))`

export type RefundRow = Awaited<ReturnType<typeof list>>[number]

/** Queues a failed refund again. Throws `not-found`, `wrong-state`. */
export function retry(db: Db, admin: Admin, id: string) {
  return db.transaction().execute(async (tx) => {
    const refund = await lockStuck(tx, id)
    // the provider may still pay it, or the buyer has it from their bank: never pay twice
    if (refund.state !== "failed" || refund.takenByBank > 0) throw movedOn(refund)
    await assertNoneOfPaymentSent(tx, refund)
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

/** `shown` is the amount, in poisha, that the admin was asked to pay. */
type Paid = { reference: string; shown: number | undefined }

/** Records a stuck refund as paid by hand, and the bank's part of it as `byBank`. Throws `not-found`, `wrong-state`. */
export function payByHand(db: Db, admin: Admin, id: string, { reference, shown }: Paid) {
  return db.transaction().execute(async (tx) => {
    const refund = await lockStuck(tx, id)
    const { bookingId, productId, takenByBank: byBank, state: refundState } = refund
    const amount = refund.amount - byBank
    if (amount <= 0) throw new Problem("wrong-state", (say) => say.bankHasAll, { refundState })
    if (shown !== undefined && shown !== amount)
      throw new Problem("wrong-state", (say) => say.bankHasPart, { refundState })
    await tx
      .updateTable("refunds")
      .set({
        amount,
        state: "byHand",
        providerRef: reference,
        failure: null,
        doneAt: sql`now()`,
        askAt: null,
      })
      .where("id", "=", id)
      .execute()
    const by = { bookingId, actorId: admin.id }
    await postEntry(tx, refundPaid({ id, amount, provider: "hand" }, by))
    if (byBank > 0) {
      const { paymentId, reason } = refund
      await addByBank(tx, admin, { paymentId, bookingId, reason, amount: byBank })
    }
    const subjects = { booking: bookingId, product: productId }
    await recordEvent(tx, { type: "refund paid", actorId: admin.id, subjects, data: { amount } })
    await recordAct(tx, "refund paid by hand", admin, { ...refund, amount })
    return 1
  })
}

/** Closes a stuck refund that the buyer's bank has given in full. Throws `not-found`, `wrong-state`. */
export function giveByBank(db: Db, admin: Admin, id: string) {
  return db.transaction().execute(async (tx) => {
    const refund = await lockStuck(tx, id)
    const { state: refundState } = refund
    if (refund.takenByBank < refund.amount)
      throw new Problem("wrong-state", (say) => say.bankHasNotAll, { refundState })
    await closeByBank(tx, admin, refund)
    await recordAct(tx, "refund given by bank", admin, refund)
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
    .select(["refunds.id", "refunds.state", "refunds.amount", "refunds.bookingId", "reason", "sentAgain"])
    .select(["paymentId", "productId", "transactionId"])
    .select([isStuck.as("isStuck"), takenByBank.as("takenByBank")])
    .where("refunds.id", "=", id)
    .forUpdate("refunds")
    .executeTakeFirstOrThrow()
  if (!refund.isStuck) throw movedOn(refund)
  return refund
}

/** Several reopened refunds of a payment can wait for an admin; one is sent at a time. Throws `wrong-state`. */
async function assertNoneOfPaymentSent(tx: Tx, { paymentId, state: refundState }: Locked) {
  const underWay = await tx
    .selectFrom("refunds")
    .select("id")
    .where("paymentId", "=", paymentId)
    .where(sql<boolean>`state in ('requested', 'sent')`)
    .executeTakeFirst()
  if (underWay) throw new Problem("wrong-state", (say) => say.refundOnItsWay, { refundState })
}

type Locked = Awaited<ReturnType<typeof lockStuck>>

function movedOn({ state: refundState }: Pick<Row<"refunds">, "state">) {
  return new Problem("wrong-state", (say) => say.refundIs[refundState], { refundState })
}

function recordAct(
  tx: Tx,
  type: "refund sent again" | "refund paid by hand" | "refund given by bank",
  { id: actorId }: Admin,
  { transactionId: payment, amount }: Locked,
) {
  return recordEvent(tx, { type, actorId, subjects: { payment }, data: { amount } })
}
