// Free of zod, so that disputes can be shown without it.

export const disputeReasons = ["not-received", "not-as-described", "damaged", "counterfeit", "other"] as const

export const disputeOutcomes = ["release", "refund", "split", "withdrawn", "conceded", "lapsed"] as const
export type DisputeOutcome = (typeof disputeOutcomes)[number]

/** Photos of each of the two. */
export const mostEvidence = 6

/** After a dispute that gives the buyer everything back: for the product to go back to its seller. */
export const daysToReturn = 10

/** In characters: why it was decided so. */
export const shortestDecision = 10
