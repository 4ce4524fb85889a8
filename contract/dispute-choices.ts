// Free of zod, so that disputes can be shown without it.

export const disputeReasons = ["not-received", "not-as-described", "damaged", "counterfeit", "other"] as const

export const disputeOutcomes = ["release", "refund", "split", "withdrawn", "conceded", "lapsed"] as const
export type DisputeOutcome = (typeof disputeOutcomes)[number]

const returning: readonly DisputeOutcome[] = ["refund", "conceded", "lapsed"]

/** Of a refunded deal: whether its buyer, who has the product, gives it back. */
export function isToReturn(dispute: { reason: string; outcome?: DisputeOutcome | null }) {
  return dispute.reason !== "not-received" && !!dispute.outcome && returning.includes(dispute.outcome)
}

/** Photos of each of the two. */
export const mostEvidence = 6

/** After a dispute that gives the buyer everything back: for the product to go back to its seller. */
export const daysToReturn = 10

/** In characters: why it was decided so. */
export const shortestDecision = 10
