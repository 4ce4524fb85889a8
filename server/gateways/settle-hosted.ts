import type { Db, Tx } from "../../db/tables.ts"
import { retryAfterDeadlock } from "../../db/transaction.ts"
import type { Deal } from "../bookings/find-deal.ts"
import { lockDeal } from "../bookings/lock-deal.ts"
import type { Actor } from "../bookings/move.ts"
import { gatewayOf, type Gateways } from "./gateways.ts"
import type { GatewayAnswer, Hint, HostedGateway } from "./hosted-gateway.ts"
import { askAgainAt, askNoMore, findPayment, type HostedPayment, markExecuting } from "./hosted-payments.ts"
import { releaseHosted } from "./hosted-steps.ts"
import { refundFurtherPayments, scheduleNextQuestion } from "./paid-twice.ts"
import { type TakeDeps, takeMoney } from "./take-money.ts"
import { markUnknownWhenOverdue } from "./unknown-payments.ts"
import { askInterval, claimTime, executionTime, finalAfter, nextQuestion, payTime } from "./waits.ts"

export type SettleDeps = TakeDeps & { db: Db; gateways: Gateways }

type Named = Pick<Hint, "validationRef" | "outcome">

/** Applies the gateway's answer under the deal's lock. Returns, notices and a job may call it at once, in any order. */
export async function settleHosted(deps: SettleDeps, transactionId: string, by: Actor, named: Named = {}) {
  const payment = await findPayment(deps.db, transactionId)
  if (!payment) return
  const gateway = gatewayOf(deps.gateways, payment)
  if (isSettled(payment) && !gateway?.takesRepeatedPayments) return askNoMore(deps.db, transactionId)
  // without it the gateway reports all payments of the transaction
  const validationRef = isSettled(payment) ? undefined : named.validationRef
  const answer = (await gateway?.ask({ ...payment, validationRef })) ?? noAnswer
  const final = (gateway && (await execute(deps.db, gateway, payment, answer, named))) ?? answer
  const question = { gateway, payment, answer: final, by, named }
  await retryAfterDeadlock(() => deps.db.transaction().execute((tx) => decide(deps, tx, question)))
}

export function isSettled({ state }: HostedPayment) {
  return state === "captured" || state === "refunded"
}

const noAnswer = { state: "unknown" } as const

/** Executes a payment under a live claim, after recording that. Returns undefined if there is nothing to execute. */
async function execute(
  db: Db,
  gateway: HostedGateway,
  payment: HostedPayment,
  { state }: GatewayAnswer,
  { outcome }: Named,
) {
  const isAgreed = state === "agreed" || (state === "pending" && outcome === "agreed")
  if (!gateway.execute || !isAgreed || payment.state !== "claimed") return undefined
  const isMarked = await retryAfterDeadlock(() =>
    db.transaction().execute(async (tx) => {
      await lockDeal(tx, payment.bookingId)
      return markExecuting(tx, payment.id)
    }),
  )
  return isMarked ? gateway.execute(payment) : undefined
}

type Question = {
  gateway: HostedGateway | undefined
  payment: HostedPayment
  answer: GatewayAnswer
  by: Actor
  named: Named
}

async function decide(deps: SettleDeps, tx: Tx, question: Question) {
  const deal = await lockDeal(tx, question.payment.bookingId)
  const payment = await findPayment(tx, question.payment.transactionId)
  if (!deal || !payment) return
  if (isSettled(payment) && !question.gateway?.takesRepeatedPayments)
    return askNoMore(tx, payment.transactionId)
  const { answer, by } = question
  if (answer.state === "paid" && !isSettled(payment))
    await takeMoney(deps, tx, { deal, payment, paid: answer, by })
  if (answer.state === "paid" || isSettled(payment)) return settleFurtherPayments(deps, tx, deal, question)
  if (payment.state === "claimed" && isOver(question, payment, deal.now))
    return releaseHosted(tx, deal, payment, by)
  await markUnknownWhenOverdue(deps.log, tx, payment, deal.now)
  await askLater(tx, deal, payment, question)
}

async function settleFurtherPayments(
  deps: SettleDeps,
  tx: Tx,
  deal: Deal,
  { gateway, payment, answer, by }: Question,
) {
  if (!gateway?.takesRepeatedPayments) return
  const { transactionId } = payment
  const all = answer.state === "paid" ? [answer, ...(answer.furtherPayments ?? [])] : []
  await refundFurtherPayments(deps, tx, { deal, transactionId, all, by })
  await scheduleNextQuestion(tx, transactionId, deal.now)
}

/** Whether a claim is over: it is certain that no money comes, or its time has passed. */
function isOver({ gateway, answer, named }: Question, payment: HostedPayment, now: Date) {
  const age = (since: Date | null) => (since ? now.getTime() - since.getTime() : Number.POSITIVE_INFINITY)
  const isLate = age(payment.claimedAt) >= claimTime
  const isExecuted = gateway?.execute !== undefined || payment.executingAt !== null
  if (!isExecuted) return answer.state === "failed" || isLate
  // not executed, or known not to have moved the money
  const isUnexecuted =
    payment.executingAt === null || (answer.state !== "unknown" && age(payment.executingAt) >= executionTime)
  return isUnexecuted && (answer.state === "failed" || named.outcome === "failed" || isLate)
}

async function askLater(tx: Tx, deal: Deal, payment: HostedPayment, { gateway, answer }: Question) {
  const { id, releasedAt, claimedAt } = payment
  if (releasedAt) {
    // a released claim is not executed any more
    const takesNone =
      answer.state === "failed" || (gateway?.execute !== undefined && payment.executingAt === null)
    const isFinal = takesNone && deal.now.getTime() - releasedAt.getTime() >= finalAfter
    return askAgainAt(tx, id, isFinal ? null : nextQuestion(releasedAt, deal.now))
  }
  await askAgainAt(tx, id, new Date(deal.now.getTime() + askInterval))
  const isPastDue = deal.now.getTime() - claimedAt.getTime() >= payTime
  if (deal.state !== "paying" || !isPastDue) return
  // the buyer's time is over, but the bank may still answer
  const dueAt = new Date(claimedAt.getTime() + claimTime)
  await tx.updateTable("bookings").set({ dueAt }).where("id", "=", deal.id).execute()
}
