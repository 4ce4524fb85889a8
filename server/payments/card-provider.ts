import type { PoishaLimits } from "../../contract/amount-limits.ts"
import type { SandboxIntent } from "../../contract/payments.ts"

export type IntentStatus = SandboxIntent["status"]

export type Intent = {
  id: string
  clientSecret: string
  status: IntentStatus
  /** Poisha, the minor unit of BDT. */
  amount: number
  currency: string
  metadata: { buyerId?: string; bookingId?: string }
  /** Since when its money is held or captured, else its creation. */
  heldAt: Date
}

/** Of an intent that holds or took money. */
export type Money = Omit<Intent, "clientSecret">

/** What a buyer's bank takes back, at this moment. */
export type CardChargeback = {
  id: string
  intentId: string
  amount: number
  state: "open" | "won" | "lost"
  /** Open again, after it was lost. */
  isAppealed: boolean
  /** Its money has left us, whatever came back later. */
  isWithdrawn: boolean
  isReturned: boolean
}

/** Of an intent with money, or of a chargeback. */
export type CardEvent = { intentId: string } | { chargebackId: string }

export type IntentToCreate = {
  amount: number
  metadata: { buyerId: string; bookingId?: string | undefined }
  idempotencyKey: string
}

/** Authorizes an amount, and captures it later. Each call is idempotent by its key. */
export type CardProvider = {
  limits: PoishaLimits
  createIntent(order: IntentToCreate): Promise<Intent>
  fetchIntent(id: string): Promise<Intent | undefined>
  capture(id: string, idempotencyKey: string): Promise<Intent>
  /** Voids a hold; changes nothing after a capture. */
  cancel(id: string, idempotencyKey: string): Promise<Intent>
  /** Gives back a part or all of what was captured. */
  refund(id: string, amount: number, idempotencyKey: string): Promise<Intent>
  /** Every hold, of any age, and what was captured since `since`, however old its intent. */
  withMoney(since: Date): AsyncIterable<Money>
  /** Their ids; also of other applications of the same account. */
  chargebacksSince(moment: Date): AsyncIterable<string>
  fetchChargeback(id: string): Promise<CardChargeback | undefined>
  /** Verifies the signature; undefined for events about anything else. */
  readEvent(rawBody: string, headers: Headers): Promise<CardEvent | undefined>
}
