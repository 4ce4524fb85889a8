import type { DisputeOutcome, disputeReasons } from "../contract/dispute-choices.ts"
import type { CreatedAt } from "./identity-tables.ts"

export type DisputeTables = {
  disputes: Disputes
  disputeStatements: DisputeStatements
  evidence: Evidence
}

type Disputes = {
  id: string
  bookingId: string
  reason: (typeof disputeReasons)[number]
  openedAt: CreatedAt
  /** Until then no admin decides, unless the seller has answered. */
  answerBy: Date
  answeredAt: Date | null
  /** Of `release`, `refund` and `split` an admin has decided. */
  outcome: DisputeOutcome | null
  refundAmount: number | null
  decidedBy: string | null
  decisionReason: string | null
  decidedAt: Date | null
}

type DisputeStatements = {
  id: string
  bookingId: string
  authorId: string
  /** Empty once its author was removed. */
  text: string
  createdAt: CreatedAt
}

/** Bytes, because what an image host stores is public. */
type Evidence = {
  id: string
  bookingId: string
  authorId: string
  /** Only its author sees it until a statement names it. */
  statementId: string | null
  width: number
  height: number
  bytes: Buffer
  createdAt: CreatedAt
}
