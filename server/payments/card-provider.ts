import type { PoishaLimits } from "../../contract/amount-limits.ts"
import type { SandboxIntent } from "../../contract/payments.ts"

export type IntentStatus = SandboxIntent["status"]

/** A payment intent as the provider has it, whatever anyone else says of it. */
export type Intent = {
  /** The transaction id of its payment. */
  id: string
  clientSecret: string
  status: IntentStatus
  /** Poisha, the minor unit of BDT. */
  amount: number
  currency: string
  metadata: { buyerId?: string; bookingId?: string }
  /** Since when its money is held; of one that holds none, when it was made. */
  heldAt: Date
}

/** An outside service that takes cards: it holds an amount now, and takes it when asked. */
export type CardProvider = {
  limits: PoishaLimits
  createIntent(order: {
    amount: number
    metadata: { buyerId: string; bookingId?: string | undefined }
    idempotencyKey: string
  }): Promise<Intent>
  fetchIntent(id: string): Promise<Intent | undefined>
  /** Takes the amount that is held. Again with the same key: the same answer, taken once. */
  capture(id: string, idempotencyKey: string): Promise<Intent>
  /** Lets a hold go; what was taken stays taken. */
  cancel(id: string, idempotencyKey: string): Promise<Intent>
  /** Gives back what was taken. */
  refund(id: string, idempotencyKey: string): Promise<Intent>
  /** Every intent that holds money, however old, and those made after `since` whose money was taken. */
  withMoney(since: Date): AsyncIterable<Intent>
  /** The intent that an event is about, once its signature is proved; undefined for other events. */
  readEvent(rawBody: string, headers: Headers): Promise<{ intentId: string } | undefined>
}
