import type { ColumnType, Generated } from "kysely"
import type { refundStates } from "../contract/deals.ts"
import type { paymentStates } from "../contract/payments.ts"
import type { RefundFailure } from "../contract/refunds.ts"
import type { DealState } from "../contract/deal-states.ts"
import type { CreatedAt } from "./identity-tables.ts"

export type DealTables = {
  bookings: Bookings
  dealMoves: DealMoves
  dealTerms: DealTerms
  paymentIntents: PaymentIntents
  checkpoints: Checkpoints
  payments: Payments
  refunds: Refunds
  chargebacks: Chargebacks
  shipments: Shipments
}

type Bookings = {
  id: string
  productId: string
  buyerId: string
  /** Snapshots, kept when people or products are removed. */
  productName: string
  sellerName: string
  buyerName: string
  buyerEmail: string
  buyerPhone: string
  buyerLocation: string
  sellingPrice: number
  createdAt: CreatedAt
  paidAt: Date | null
  removedAt: Date | null
  state: Generated<DealState>
  steps: Generated<number>
  method: "card" | "hosted" | "cash" | null
  delivery: Generated<"meet" | "courier">
  deliveryFee: Generated<number>
  address: string | null
  /** A payment that fails leads back to this reservation. */
  reservedUntil: Date | null
  /** Deadline after which a job moves the deal on. */
  dueAt: Date | null
  remindAt: Date | null
  /** Neither handed over nor completed until an admin decides. */
  onHoldAt: Date | null
  /** Basis points, as they were at the payment. */
  commissionBps: number | null
  endReason: string | null
  deliveredAt: Date | null
  completedAt: Date | null
  reviewsUntil: Date | null
  reviewsPublishedAt: Date | null
}

/** State transitions of contract/deal-moves.ts, for the trigger that refuses others. */
type DealMoves = {
  from: DealState
  to: DealState
}

/** Snapshot of what both agreed to. */
type DealTerms = {
  bookingId: string
  terms: ColumnType<Record<string, unknown>, string, never>
  createdAt: CreatedAt
}

type PaymentIntents = {
  id: string
  bookingId: string | null
  buyerId: string
  amount: number
  createdAt: CreatedAt
  closedAt: Date | null
}

/** Everything of that name at the card provider was read up to `completeUntil`. */
type Checkpoints = {
  name: "captures" | "disputes"
  completeUntil: Date
}

type Payments = {
  id: string
  transactionId: string
  bookingId: string
  productId: string
  buyerId: string
  amount: number
  /** claimed: reserved; captured: paid and sold; released: voided; refunded: given back, or on its way back. */
  state: (typeof paymentStates)[number]
  claimedAt: CreatedAt
  capturedAt: Date | null
  releasedAt: Date | null
  refundedAt: Date | null
  /** `stray`: money that nobody owed, refunded in full. */
  kind: Generated<"deal" | "stray">
  provider: Generated<string>
  providerRef: string | null
  sessionRef: string | null
  sessionUrl: string | null
  valId: string | null
  executingAt: Date | null
  askAt: Date | null
  /** Since then an admin has to check the gateway's portal. */
  unknownAt: Date | null
}

type Refunds = {
  id: string
  paymentId: string
  bookingId: string
  amount: number
  reason: string
  /** `failed`: an admin sends it again or pays by hand. */
  state: Generated<(typeof refundStates)[number]>
  failure: RefundFailure | null
  sentAt: Date | null
  /** Since then it takes too long, and an admin has to find out why. */
  lateAt: Date | null
  providerRef: string | null
  attempts: Generated<number>
  /** Retries by an admin after a failure. */
  sentAgain: Generated<number>
  /** When to ask the provider for the result. */
  askAt: Date | null
  createdAt: CreatedAt
  doneAt: Date | null
}

type Chargebacks = {
  id: string
  paymentId: string
  bookingId: string
  amount: number
  state: Generated<"open" | "won" | "lost">
  withdrawnAt: Date | null
  /** In poisha: the part that neither escrow nor the seller could cover, and the operator bears. */
  loss: Generated<number>
  returnedAt: Date | null
  closedAt: Date | null
  /** Since then the provider no longer knows it, and an admin has to record the bank's decision. */
  unknownAt: Date | null
  /** Written by the admin who closed it by hand. */
  reference: string | null
  createdAt: CreatedAt
}

type Shipments = {
  bookingId: string
  courier: string
  trackingCode: string
  sentAt: CreatedAt
}
