// Screens of disputes use these values, so this file must not import zod.

export const disputeReasons = ["not-received", "not-as-described", "damaged", "counterfeit", "other"] as const

export const disputeOutcomes = ["release", "refund", "split", "withdrawn", "conceded", "lapsed"] as const
export type DisputeOutcome = (typeof disputeOutcomes)[number]

const returning: readonly DisputeOutcome[] = ["refund", "conceded", "lapsed"]

/** Whether the buyer of a refunded deal has the product and must return it. */
export function isToReturn(dispute: { reason: string; outcome?: DisputeOutcome | null }) {
  return dispute.reason !== "not-received" && !!dispute.outcome && returning.includes(dispute.outcome)
}

/** Photos of each party. */
export const mostEvidence = 6

/** Days for the buyer to return the product after a dispute that refunds everything. */
export const daysToReturn = 10

/** Length of the reason of a decision, in characters. */
export const shortestDecision = 10
