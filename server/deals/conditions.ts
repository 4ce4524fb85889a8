import type { DealAct, DealRole } from "../../contract/deal-moves.ts"
import { deadlines } from "../bookings/deadlines.ts"
import type { Deal } from "../bookings/find-deal.ts"
import { isKeptForCash } from "../bookings/kept-for-cash.ts"
import { refusalToPay } from "../bookings/may-be-paid.ts"
import { wrongState } from "../bookings/move.ts"
import { Problem } from "../http/problem.ts"
import type { Sentence } from "../http/texts.ts"
import { day, minute } from "../process/durations.ts"
import { blockedBySeller } from "../users/blocked.ts"
import { otherSuspended, suspended } from "../users/suspended.ts"

type Condition = (deal: Deal, role: DealRole) => Problem | undefined

const conditions: Partial<Record<DealAct, Condition>> = {
  cash: (deal, role) => refusalToBuyAtPrice(deal, role) ?? refusalOfCash(deal),
  "take-back": () => undefined,
  accept: refusalToBuyAtPrice,
  decline: () => undefined,
  handover: (deal) => refusalOnHold(deal) ?? refusalUnlessInPerson(deal),
  object: (deal) => (deal.method === "cash" ? refusalWhenLate(deal) : wrongState(deal)),
  "no-show": refusalOfNoShow,
  claim: refusalToBuyAtPrice,
  send: (deal) =>
    refusalOnHold(deal) ?? (deal.delivery === "courier" ? undefined : refused(deal, (say) => say.notToSend)),
  delivered: (deal) => refusalOnHold(deal) ?? refusalUnlessInPerson(deal),
  assume: refusalOnHold,
  received: (deal) => refusalOnHold(deal) ?? refusalUnlessForCash(deal),
  complete: refusalOnHold,
  refund: refusalOfRefund,
  lapse: refusalOnHold,
  dispute: refusalOfDispute,
  "withdraw-dispute": refusalOnHold,
  concede: () => undefined,
  decide: refusalOfDecision,
  cancel: (_, role) => (role === "admin" ? onlyOtherSide : undefined),
  expire: refusalOnHold,
}

export const onlyOtherSide = new Problem("forbidden", (say) => say.onlyOtherSide)

export function refusalOf(act: DealAct, deal: Deal, role: DealRole) {
  return conditions[act]?.(deal, role)
}

export function isOffered(act: DealAct) {
  return act in conditions
}

export function refusalOnHold({ onHoldAt }: Deal) {
  return onHoldAt ? new Problem("on-hold", (say) => say.dealOnHold) : undefined
}

function refusalToBuyAtPrice(deal: Deal, role: DealRole) {
  return refusalToBuy(deal, role) ?? refusalToPay(deal, ["price"])
}

/** Checks the caller's own suspension first: only they are told when it ends. */
export function refusalToBuy(deal: Deal, role: DealRole) {
  const own = ownSuspension(deal, role)
  if (own) return suspended(own)
  const refusal = refusalToPay(deal, ["removed", "ended", "sold", "away", "reserved"])
  return refusal ?? (deal.buyerSuspendedUntil ? otherSuspended : undefined)
}

function ownSuspension({ buyerSuspendedUntil, sellerSuspendedUntil }: Deal, role: DealRole) {
  if (role === "seller") return sellerSuspendedUntil
  return role === "buyer" ? buyerSuspendedUntil : null
}

function refusalUnlessInPerson(deal: Deal) {
  if (deal.state === "paid" && deal.delivery === "courier") return refused(deal, (say) => say.toBeSent)
  return refusalUnlessForCash(deal)
}

function refusalUnlessForCash(deal: Deal) {
  return deal.state === "reserved" && deal.method !== "cash" ? wrongState(deal) : undefined
}

function refusalOfCash(deal: Deal) {
  if (deal.isBlocked && deal.state !== "reserved") return blockedBySeller
  if (!deal.acceptsCash) return refused(deal, (say) => say.noCash)
  if (deal.delivery === "courier") return refused(deal, (say) => say.noCashByCourier)
  return isKeptForCash(deal) ? wrongState(deal) : undefined
}

function refusalWhenLate(deal: Deal) {
  return deal.dueAt && deal.dueAt < deal.now ? wrongState(deal) : undefined
}

/** A no-show may be reported from 30 minutes after the last agreed meeting, whatever is proposed since. */
function refusalOfNoShow(deal: Deal) {
  const { method, agreedMeetingAt, now } = deal
  const isOver = agreedMeetingAt && agreedMeetingAt.getTime() + patience <= now.getTime()
  return method === "cash" && isOver ? undefined : refused(deal, (say) => say.meetingNotOver)
}

const patience = 30 * minute

/** Seller and admin may always refund; the buyer two days after paying and, if there is a meeting, a day after that. */
function refusalOfRefund(deal: Deal, role: DealRole) {
  if (!deal.paymentId || !deal.paidAt) return refused(deal, (say) => say.notPaidOnline)
  const { paidAt, agreedMeetingAt, codeUntil } = deal
  const afterMeeting = agreedMeetingAt ? agreedMeetingAt.getTime() + deadlines.afterMeeting : 0
  // while a code is valid, the seller may have scanned it offline
  const from = new Date(Math.max(paidAt.getTime() + callBackAfter, afterMeeting, codeUntil?.getTime() ?? 0))
  return role === "buyer" && deal.now < from ? refused(deal, (say) => say.callBackFrom(from)) : undefined
}

const callBackAfter = 2 * day

/** A delivered deal may be disputed until it completes by itself, which it does not while on hold. */
function refusalOfDispute(deal: Deal) {
  if (!deal.paymentId) return refused(deal, (say) => say.notPaidOnline)
  const isOver = deal.state === "delivered" && !deal.onHoldAt && deal.dueAt && deal.dueAt <= deal.now
  return isOver ? new Problem("window-closed", (say) => say.windowForDisputeIsOver) : undefined
}

function refusalOfDecision(deal: Deal) {
  const { isToDecide, answerBy } = deal
  if (isToDecide || !answerBy) return undefined
  return refused(deal, (say) => say.sellerMayAnswerUntil(answerBy))
}

function refused({ state }: Deal, detail: Sentence) {
  return new Problem("wrong-state", detail, { state })
}
