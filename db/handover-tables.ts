import type { Generated } from "kysely"

export type HandoverTables = {
  meetings: Meetings
  handoverCodes: HandoverCodes
}

/** Meeting of a deal's buyer and seller; `agreedAt` is of this version. */
type Meetings = {
  bookingId: string
  version: number
  place: string
  at: Date
  proposedBy: "buyer" | "seller"
  agreedAt: Date | null
  /** Time of the last version that both agreed to; a later proposal does not change it. */
  agreedFor: Date | null
}

type HandoverCodes = {
  bookingId: string
  nonceHash: string
  digitsHash: string
  /** In poisha: what the buyer says they have paid, or have to pay. */
  amount: number
  issuedAt: Date
  expiresAt: Date
  usedAt: Date | null
  /** Consecutive wrong attempts at the digits. */
  wrong: Generated<number>
  lockedUntil: Date | null
}
