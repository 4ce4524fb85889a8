import { sql } from "kysely"
import { isEnded } from "../../contract/deal-states.ts"
import type { Tx } from "../../db/tables.ts"
import { retryAfterDeadlock } from "../../db/transaction.ts"
import { type Deal, findDeal } from "../bookings/find-deal.ts"
import { lockDeal, lockSellerOfDeal } from "../bookings/lock-deal.ts"
import { putOnHold } from "../bookings/on-hold.ts"
import { recordEvent } from "../events/events.ts"
import * as ledger from "../ledger/of-deal.ts"
import type { AppContext } from "../process/app-context.ts"
import { day } from "../process/durations.ts"
import type { CardChargeback } from "./card-provider.ts"
import { askSince, completeUntil } from "./checkpoints.ts"
import { refundBuyer, refundSplit } from "./refund-buyer.ts"
import { reopenByBank } from "./refunds-by-bank.ts"
import { forgetUnknown, isUndecided, markChargebackUnknown } from "./mark-chargeback-unknown.ts"
import { isWithBank, leftOfPayment, refundedByOperator } from "./with-bank.ts"

type Deps = Pick<AppContext, "db" | "cards" | "log">

/** Records a chargeback as the provider reports it now: its events arrive twice, late and out of order. Idempotent. */
export async function settleChargeback({ db, cards, log }: Deps, id: string) {
  const chargeback = await cards.fetchChargeback(id)
  if (!chargeback) return markChargebackUnknown({ db, log }, id)
  const payment = await findPayment(db, chargeback.intentId)
  if (!payment) return
  const isNew = await retryAfterDeadlock(() =>
    db.transaction().execute((tx) => record(tx, chargeback, payment)),
  )
  if (isNew) log.error({ disputeId: id }, "alarm: a buyer's bank takes a payment back")
}

/** Returns whether it was unknown before. */
async function record(
  tx: Tx,
  chargeback: CardChargeback,
  { id, bookingId }: { id: string; bookingId: string },
) {
  if (chargeback.isReturned) await lockSellerOfDeal(tx, bookingId)
  const deal = await lockDeal(tx, bookingId)
  if (!deal) return false
  const isOpened = await open(tx, chargeback, id, deal)
  await recordAnswer(tx, chargeback, deal)
  return isOpened
}

type Answer = Omit<CardChargeback, "intentId">
/** The admin who enters an outcome that the provider does not report. */
type By = { actorId?: string }

/** Needs the locked deal, and its locked seller if the money is back. False while an earlier refund is under way. */
export async function recordAnswer(tx: Tx, chargeback: Answer, deal: Deal, by: By = {}) {
  const { id, isReturned, isAppealed } = chargeback
  const isTaken = (chargeback.isWithdrawn || isReturned) && (await withdraw(tx, chargeback, deal, by))
  const isBack = isReturned && (await isAway(tx, id))
  if (isAppealed) await reopen(tx, chargeback)
  // a returned chargeback counts as won, whatever state the provider reports
  const answer = isReturned ? { ...chargeback, state: "won" as const } : chargeback
  await close(tx, answer, deal, isTaken || isBack || by.actorId !== undefined)
  await reopenByBank(tx, deal, id)
  if (!isBack) return true
  if (await waitsForRefund(tx, id, deal)) return false
  await takeBack(tx, chargeback, deal, by)
  return true
}

/** Whether the money may still come back: while open; once won, for 30 days and for 30 days after each refund. */
export const mayReturn = sql<boolean>`(${isUndecided}
  and (chargebacks.state = 'open' or chargebacks."closedAt" > now() - interval '30 days' or exists (
    select from refunds where refunds."bookingId" = chargebacks."bookingId"
      and refunds."paymentId" = chargebacks."paymentId" and ("doneAt" is null or "doneAt" > now() - interval '30 days'))))`

/** Settles chargebacks of which no webhook event arrived; a scheduled job. */
export async function askAboutChargebacks(deps: Deps) {
  const startedAt = new Date()
  let isComplete = true
  const open = await deps.db.selectFrom("chargebacks").select("id").where(mayReturn).execute()
  const ids = new Set(open.map(({ id }) => id))
  for await (const id of deps.cards.chargebacksSince(await askSince(deps.db, "disputes", lookBack)))
    ids.add(id)
  for (const id of ids)
    try {
      await settleChargeback(deps, id)
    } catch (error) {
      isComplete = false
      deps.log.error({ err: error, disputeId: id }, "a dispute was not asked about")
    }
  if (isComplete) await completeUntil(deps.db, "disputes", startedAt)
}

const lookBack = 3 * day

function findPayment(db: Deps["db"], transactionId: string) {
  return db
    .selectFrom("payments")
    .select(["id", "bookingId"])
    .where("transactionId", "=", transactionId)
    .where("state", "in", [sql<"captured">`'captured'`, sql<"refunded">`'refunded'`])
    .executeTakeFirst()
}

async function open(tx: Tx, { id, amount }: CardChargeback, paymentId: string, deal: Deal) {
  const { numInsertedOrUpdatedRows: made } = await tx
    .insertInto("chargebacks")
    .values({ id, paymentId, bookingId: deal.id, amount })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (!made) {
    await forgetUnknown(tx, id)
    return false
  }
  if (!isEnded(deal.state)) await putOnHold(tx, deal)
  const subjects = { booking: deal.id, product: deal.productId }
  await recordEvent(tx, { type: "chargeback opened", subjects, data: { amount } })
  return true
}

/** Posts the chargeback to the ledger: what the payment cannot cover is the operator's loss. Returns false if that was done before. */
async function withdraw(tx: Tx, { id, amount }: Answer, deal: Deal, by: By) {
  const taken = await tx
    .updateTable("chargebacks")
    .from("payments")
    .set({
      withdrawnAt: new Date(),
      loss: sql`greatest(0, chargebacks.amount - greatest(0, ${leftOfPayment}))`,
    })
    .whereRef("payments.id", "=", "chargebacks.paymentId")
    .where("chargebacks.id", "=", id)
    .where("withdrawnAt", "is", null)
    .returning("loss")
    .executeTakeFirst()
  if (!taken) return false
  const { id: bookingId, sellerId } = deal
  const made = { id, provider: "card", amount, loss: taken.loss }
  await ledger.chargeback(tx, made, { bookingId, sellerId }, by)
  return true
}

/** The ledger has the withdrawal and not the return. */
async function isAway(tx: Tx, id: string) {
  const found = tx.selectFrom("chargebacks").select("id").where("id", "=", id).where(isWithBank)
  return (await found.executeTakeFirst()) !== undefined
}

/** A payment has one refund under way at a time: a return that may need another waits for the scheduled job. */
async function waitsForRefund(tx: Tx, id: string, deal: Deal) {
  const isRefunded = deal.state === "refunded"
  const due = isRefunded ? (deal.paidAmount ?? 0) : ((await findSplit(tx, deal.id)) ?? 0)
  const waiting = await tx
    .selectFrom("chargebacks")
    .innerJoin("payments", "payments.id", "chargebacks.paymentId")
    .innerJoin("refunds", "refunds.paymentId", "payments.id")
    .select("refunds.id")
    .where("chargebacks.id", "=", id)
    .where("refunds.doneAt", "is", null)
    // the return of a pure loss of the operator leaves nothing to refund
    .whereRef("chargebacks.amount", ">", "loss")
    .where(sql<boolean>`${due} > ${refundedByOperator}`)
    .executeTakeFirst()
  return waiting !== undefined
}

/** Reverses a chargeback and completes or refunds the deal with the money. */
async function takeBack(tx: Tx, chargeback: Answer, deal: Deal, by: By) {
  await tx
    .updateTable("chargebacks")
    .set({ returnedAt: new Date() })
    .where("id", "=", chargeback.id)
    .execute()
  const of = { bookingId: deal.id, sellerId: deal.sellerId }
  const before = await ledger.broughtTo(tx, of)
  await ledger.returnChargeback(tx, chargeback.id, deal.id, by)
  const now = await findDeal(tx, deal.id)
  if (now?.state === "completed") await completeAgain(tx, now)
  if (now?.state === "refunded") await refundBuyer(tx, now, chargeback.amount, "chargeback returned", {})
  const amount = (await ledger.broughtTo(tx, of)) - before
  await ledger.recoverDebt(tx, { id: chargeback.id, amount }, of)
}

/** Refunds the buyer's part of a split and releases the rest to the seller. Idempotent: then the escrow is empty. */
async function completeAgain(tx: Tx, deal: Deal) {
  const { id: bookingId, sellerId, sellingPrice: price, commissionBps } = deal
  const split = await findSplit(tx, bookingId)
  if (split !== null) await refundSplit(tx, deal, split, {})
  await ledger.releaseToSeller(tx, { bookingId, sellerId, price, commissionBps: commissionBps ?? 0 })
}

async function findSplit(tx: Tx, bookingId: string) {
  const dispute = await tx
    .selectFrom("disputes")
    .select("refundAmount")
    .where("bookingId", "=", bookingId)
    .where("outcome", "=", sql<"split">`'split'`)
    .executeTakeFirst()
  return dispute?.refundAmount ?? null
}

async function reopen(tx: Tx, { id }: Answer) {
  await tx
    .updateTable("chargebacks")
    .set({ state: "open", closedAt: null })
    .where("id", "=", id)
    .where("state", "=", sql<"lost">`'lost'`)
    .execute()
}

/** Closes a chargeback. A closed one gets another outcome only with `isNews`: its money moved, or an admin says so. */
async function close(tx: Tx, { id, state, amount }: Answer, deal: Deal, isNews: boolean) {
  if (state === "open") return
  const subjects = { booking: deal.id, product: deal.productId }
  const { numUpdatedRows } = await tx
    .updateTable("chargebacks")
    .set({ state, closedAt: new Date() })
    .where("id", "=", id)
    .$if(isNews, (query) => query.where("state", "<>", state))
    .$if(!isNews, (query) => query.where("state", "=", sql<"open">`'open'`))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  const price = state === "lost" ? await ledger.sellerLost(tx, id) : 0
  const data = { amount, outcome: state, ...(price > 0 && { price }) }
  await recordEvent(tx, { type: "chargeback closed", subjects, data })
}
