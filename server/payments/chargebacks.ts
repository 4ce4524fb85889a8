import { sql } from "kysely"
import { isEnded } from "../../contract/deal-states.ts"
import type { Tx } from "../../db/tables.ts"
import { type Deal, findDeal } from "../bookings/find-deal.ts"
import { lockDeal, lockSeller } from "../bookings/lock-deal.ts"
import { putOnHold } from "../bookings/on-hold.ts"
import { recordEvent } from "../events/events.ts"
import * as ledger from "../ledger/of-deal.ts"
import type { AppContext } from "../process/app-context.ts"
import { day } from "../process/durations.ts"
import type { CardChargeback } from "./card-provider.ts"
import { askSince, completeUntil } from "./checkpoints.ts"
import { refundBuyer, refundSplit } from "./refund-buyer.ts"
import { refundedInAll, reopenByBank } from "./refunds-by-bank.ts"
import { forgetUnknown, isUndecided, markChargebackUnknown } from "./mark-chargeback-unknown.ts"

type Deps = Pick<AppContext, "db" | "cards" | "log">

/**
 * Makes of a chargeback what the provider says when asked: events come twice, late and out of order. Nothing is undone
 * by what was asked earlier: a chargeback is opened, withdrawn and returned once. Once it is closed, an appeal opens it again,
 * and only news of its money closes it in another way.
 */
export async function settleChargeback({ db, cards, log }: Deps, id: string) {
  const chargeback = await cards.fetchChargeback(id)
  if (!chargeback) return markChargebackUnknown({ db, log }, id)
  const payment = await findPayment(db, chargeback.intentId)
  if (!payment) return
  const isNew = await db.transaction().execute(async (tx) => {
    if (chargeback.isReturned) await lockSeller(tx, payment.bookingId)
    const deal = await lockDeal(tx, payment.bookingId)
    if (!deal) return false
    const isOpened = await open(tx, chargeback, payment.id, deal)
    await recordAnswer(tx, chargeback, deal)
    return isOpened
  })
  if (isNew) log.error({ disputeId: id }, "alarm: a buyer's bank takes a payment back")
}

type Answer = Omit<CardChargeback, "intentId">
/** An admin who says what the provider does not. */
type By = { actorId?: string }

/** Of a locked deal, and of its locked seller if the money is back. False while that has to wait for an earlier refund. */
export async function recordAnswer(tx: Tx, chargeback: Answer, deal: Deal, by: By = {}) {
  const isTaken = chargeback.isWithdrawn && (await withdraw(tx, chargeback, deal, by))
  const isWaiting = chargeback.isReturned && (await waitsForRefund(tx, chargeback.id, deal))
  const isBack = chargeback.isReturned && !isWaiting && (await takeBack(tx, chargeback, deal, by))
  if (chargeback.isAppealed) await reopen(tx, chargeback)
  const isNews = isTaken || isWaiting || isBack || by.actorId !== undefined
  await close(tx, chargeback, deal, isNews)
  await reopenByBank(tx, deal)
  return !isWaiting
}

/** Also of a chargeback that is won before its money is here again, for a month, or for as long as a refund is not done. */
export const mayReturn = sql<boolean>`(${isUndecided}
  and (chargebacks.state = 'open' or chargebacks."closedAt" > now() - interval '30 days' or exists (
    select from refunds where refunds."bookingId" = chargebacks."bookingId"
      and refunds."paymentId" = chargebacks."paymentId" and "doneAt" is null)))`

/** The clock: what no event told. */
export async function askAboutChargebacks(deps: Deps) {
  const begun = new Date()
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
  if (isComplete) await completeUntil(deps.db, "disputes", begun)
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

/** False if it was before. */
async function withdraw(tx: Tx, { id, amount }: Answer, deal: Deal, by: By) {
  if (!(await mark(tx, id, "withdrawnAt"))) return false
  const { id: bookingId, sellerId } = deal
  await ledger.chargeback(tx, { id, provider: "card", amount }, { bookingId, sellerId }, by)
  return true
}

/** Only one refund of a payment is under way: until it is done, the clock asks about what may need another. */
async function waitsForRefund(tx: Tx, id: string, { state }: Deal) {
  const waiting = await tx
    .selectFrom("chargebacks")
    .innerJoin("payments", "payments.id", "chargebacks.paymentId")
    .innerJoin("refunds", "refunds.paymentId", "payments.id")
    .select("refunds.id")
    .where("chargebacks.id", "=", id)
    .where("chargebacks.returnedAt", "is", null)
    .where(
      // what the bank gave of a refunded deal is under way again, too, as soon as it decides for us
      sql<boolean>`(refunds."doneAt" is null or refunds.state = 'byBank' and ${state === "refunded"})`,
    )
    .where(sql<boolean>`payments.amount > ${refundedInAll}`)
    .executeTakeFirst()
  return waiting !== undefined
}

/** The bank was wrong: what it took is where it would be without it. False if it was before. */
async function takeBack(tx: Tx, chargeback: Answer, deal: Deal, by: By) {
  await withdraw(tx, chargeback, deal, by)
  if (!(await mark(tx, chargeback.id, "returnedAt"))) return false
  const of = { bookingId: deal.id, sellerId: deal.sellerId }
  const before = await ledger.broughtTo(tx, of)
  await ledger.returnChargeback(tx, chargeback.id, deal.id, by)
  const now = await findDeal(tx, deal.id)
  if (now?.state === "completed") await completeAgain(tx, now)
  if (now?.state === "refunded") await refundBuyer(tx, now, chargeback.amount, "chargeback returned", {})
  const amount = (await ledger.broughtTo(tx, of)) - before
  await ledger.recoverDebt(tx, { id: chargeback.id, amount }, of)
  return true
}

/** Of what is kept for it again the buyer gets what was decided, the seller the rest. Idempotent: nothing is left then. */
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

/** What was lost, and is asked about again since the operator appealed. */
async function reopen(tx: Tx, { id }: Answer) {
  await tx
    .updateTable("chargebacks")
    .set({ state: "open", closedAt: null })
    .where("id", "=", id)
    .where("state", "=", sql<"lost">`'lost'`)
    .execute()
}

/** What is closed is closed in another way only with news: that its money has left us, or is here again. */
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

/** False if it was before. */
async function mark(tx: Tx, id: string, step: "withdrawnAt" | "returnedAt") {
  const { numUpdatedRows } = await tx
    .updateTable("chargebacks")
    .set({ [step]: new Date() })
    .where("id", "=", id)
    .where(step, "is", null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
