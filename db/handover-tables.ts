import type { Generated } from "kysely"

export type HandoverTables = {
  meetings: Meetings
  handoverCodes: HandoverCodes
}

/** Where and when a deal's two meet; `agreedAt` is of this version. */
type Meetings = {
  bookingId: string
  version: number
  place: string
  at: Date
  proposedBy: "buyer" | "seller"
  agreedAt: Date | null
  /** When they meet by the version that both last agreed to; a later proposal leaves it. */
  agreedFor: Date | null
}

type HandoverCodes = {
  bookingId: string
  nonceHash: string
  digitsHash: string
  /** What the buyer says to have paid, or to have to pay, in poisha. */
  amount: number
  issuedAt: Date
  expiresAt: Date
  usedAt: Date | null
  /** Digits in a row that were wrong. */
  wrong: Generated<number>
  lockedUntil: Date | null
}
