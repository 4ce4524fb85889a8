import type { Decision } from "../../contract/disputes.ts"
import type { Tx } from "../../db/tables.ts"
import { deadlines, fromNow } from "../bookings/deadlines.ts"
import type { Deal } from "../bookings/find-deal.ts"
import type { Actor } from "../bookings/move.ts"
import * as disputes from "../disputes/disputes.ts"
import { recordEvent } from "../events/events.ts"
import { Problem } from "../http/problem.ts"
import { refundSplit } from "../payments/refund-buyer.ts"
import type { SignedIn } from "../users/users.ts"
import type { Act } from "./act-on.ts"
import { refusalOnHold } from "./conditions.ts"
import { complete } from "./complete.ts"
import { refundAll } from "./refund.ts"

/** `refundAmount` in poisha, for a split only. */
export type DisputeDecision = Pick<Decision, "outcome" | "reason"> & { refundAmount: number | null }

export function decide(admin: SignedIn, { outcome, refundAmount, reason }: DisputeDecision): Act {
  const end = { outcome, refundAmount, decidedBy: admin.id, decisionReason: reason }
  return {
    name: "decide",
    run: async (tx, deal, by) => {
      const refusal = outcome === "refund" ? undefined : refusalOnHold(deal)
      if (refusal) throw refusal
      if (outcome === "refund") await giveAllBack(tx, deal, by)
      else await releaseToSeller(tx, deal, by, refundAmount)
      await disputes.end(tx, deal.id, end)
      await recordDecision(tx, deal, admin, { outcome, refundAmount })
    },
    isDone: (tx, { id }) => disputes.hasEnded(tx, id, end),
  }
}

const decisions = {
  refund: "dispute decided for the buyer",
  release: "dispute decided for the seller",
  split: "dispute decided for both",
} as const

function recordDecision(
  tx: Tx,
  { id, productId, paidAmount }: Deal,
  { id: actorId }: SignedIn,
  { outcome, refundAmount }: Omit<DisputeDecision, "reason">,
) {
  const amount = outcome === "refund" ? paidAmount : refundAmount
  const subjects = { booking: id, product: productId }
  return recordEvent(tx, { type: decisions[outcome], actorId, subjects, ...(amount && { data: { amount } }) })
}

/** Both may write reviews, as after a completed deal. */
async function giveAllBack(tx: Tx, deal: Deal, by: Actor) {
  await refundAll(tx, deal, by, "decide", "decided", { reviewsUntil: fromNow(deadlines.reviewing) })
}

async function releaseToSeller(tx: Tx, deal: Deal, by: Actor, refundAmount: number | null) {
  if (refundAmount !== null) {
    if (refundAmount >= (deal.paidAmount ?? 0))
      throw Problem.ofFields({ refundAmount: (say) => say.splitBelowPaid })
    await refundSplit(tx, deal, refundAmount, by)
  }
  await complete(tx, deal, by, "decide")
}
