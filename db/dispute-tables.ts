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
  /** Until then no admin can decide, unless the seller has answered. */
  answerBy: Date
  answeredAt: Date | null
  /** `release`, `refund` and `split` are decisions of an admin. */
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
  /** Empty once the author's account was removed. */
  text: string
  createdAt: CreatedAt
}

/** Stored as bytes, because files on an image host are public. */
type Evidence = {
  id: string
  bookingId: string
  authorId: string
  /** Only the author sees the photo until a statement refers to it. */
  statementId: string | null
  width: number
  height: number
  bytes: Buffer
  createdAt: CreatedAt
}
