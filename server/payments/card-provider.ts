import type { PoishaLimits } from "../../contract/amount-limits.ts"
import type { SandboxIntent } from "../../contract/payments.ts"

export type IntentStatus = SandboxIntent["status"]

export type Intent = {
  id: string
  clientSecret: string
  status: IntentStatus
  /** In poisha, the minor unit of BDT. */
  amount: number
  currency: string
  metadata: { buyerId?: string; bookingId?: string }
  /** When the money was authorized; before that, when the intent was created. */
  heldAt: Date
}

/** An intent whose money is held (`requires_capture`) or captured (`succeeded`). */
export type Money = Omit<Intent, "clientSecret">

/** A chargeback as the provider reports it now; `amount` in poisha. */
export type CardChargeback = {
  id: string
  intentId: string
  amount: number
  state: "open" | "won" | "lost"
  /** The operator appealed a lost chargeback, which is open again. */
  isAppealed: boolean
  /** The money was taken from the operator's balance, even if it was returned later. */
  isWithdrawn: boolean
  isReturned: boolean
}

/** A webhook event, reduced to the object to ask the provider about. */
export type CardEvent = { intentId: string } | { chargebackId: string }

export type IntentToCreate = {
  amount: number
  metadata: { buyerId: string; bookingId?: string | undefined }
  idempotencyKey: string
}

/** A card provider with separate authorization and capture. Calls with an `idempotencyKey` are idempotent. */
export type CardProvider = {
  limits: PoishaLimits
  createIntent(order: IntentToCreate): Promise<Intent>
  fetchIntent(id: string): Promise<Intent | undefined>
  capture(id: string, idempotencyKey: string): Promise<Intent>
  /** Voids a hold; changes nothing after a capture. */
  cancel(id: string, idempotencyKey: string): Promise<Intent>
  /** Refunds a part or all of what was captured; `amount` in poisha. */
  refund(id: string, amount: number, idempotencyKey: string): Promise<Intent>
  /** Every hold of any age, and every capture since `since`, whenever its intent was created. */
  withMoney(since: Date): AsyncIterable<Money>
  /** Yields ids of chargebacks, including those of other applications on the same account. */
  chargebacksSince(moment: Date): AsyncIterable<string>
  fetchChargeback(id: string): Promise<CardChargeback | undefined>
  /** Verifies the signature. Returns undefined for events about anything else. Throws `unreadable`. */
  readEvent(rawBody: string, headers: Headers): Promise<CardEvent | undefined>
}
