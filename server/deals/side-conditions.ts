import type { DealRole } from "../../contract/deal-moves.ts"
import { isEnded } from "../../contract/deal-states.ts"
import { type SideAct, sideActs } from "../../contract/deals.ts"
import type { Deal } from "../bookings/find-deal.ts"
import { isKeptForCash } from "../bookings/kept-for-cash.ts"
import { wrongState } from "../bookings/move.ts"
import { Problem } from "../http/problem.ts"
import { onlyOtherSide, refusalOnHold } from "./conditions.ts"

type Condition = (deal: Deal, role: DealRole) => Problem | undefined

const conditions: Record<SideAct, Condition> = {
  "propose-meeting": (deal, role) => refusalUnlessParty(role) ?? refusalOnHold(deal) ?? refusalToMeet(deal),
  "agree-to-meeting": (deal, role) =>
    refusalUnlessParty(role) ?? refusalOnHold(deal) ?? refusalToMeet(deal) ?? refusalToAgree(deal, role),
  "lower-price": (deal, role) =>
    refusalUnless("seller", role) ?? (deal.state === "reserved" ? undefined : wrongState(deal)),
  "show-code": (deal, role) => refusalUnless("buyer", role) ?? refusalOnHold(deal) ?? refusalOfCode(deal),
  statement: (deal, role) =>
    refusalUnlessParty(role) ?? (deal.state === "disputed" ? undefined : wrongState(deal)),
  review: (deal, role) => refusalUnlessParty(role) ?? refusalOfReview(deal),
  clear: (deal, role) => refusalUnless("admin", role) ?? refusalToClear(deal),
}

export function refusalWithoutMove(act: SideAct, deal: Deal, role: DealRole) {
  return conditions[act](deal, role)
}

export function mayWithoutMove(deal: Deal, role: DealRole) {
  return sideActs.filter((act) => !refusalWithoutMove(act, deal, role))
}

export function refusalOfCode(deal: Deal) {
  const isPaid = deal.state === "paid" && deal.delivery === "meet"
  return isPaid || isKeptForCash(deal) ? undefined : wrongState(deal)
}

function refusalOfReview({ reviewsUntil, reviewsPublishedAt, now, state }: Deal) {
  if (!reviewsUntil) return wrongState({ state })
  if (reviewsPublishedAt) return new Problem("already-published", (say) => say.reviewsArePublished)
  return now < reviewsUntil ? undefined : new Problem("window-closed", (say) => say.reviewsAreClosed)
}

function refusalToMeet(deal: Deal) {
  const isTaken = deal.state === "reserved" || deal.state === "paid"
  return isTaken && deal.delivery === "meet" ? undefined : wrongState(deal)
}

function refusalToAgree(deal: Deal, role: DealRole) {
  const waits = deal.meetingProposedBy && deal.meetingProposedBy !== role && !deal.meetingAgreedAt
  const hasPassed = deal.meetingAt && deal.meetingAt < deal.now
  return waits && !hasPassed ? undefined : wrongState(deal)
}

export function refusalUnlessParty(role: DealRole) {
  return role === "buyer" || role === "seller" ? undefined : onlyOtherSide
}

function refusalToClear(deal: Deal) {
  return deal.onHoldAt && !isEnded(deal.state) ? undefined : wrongState(deal)
}

function refusalUnless(side: DealRole, role: DealRole) {
  return role === side ? undefined : onlyOtherSide
}
