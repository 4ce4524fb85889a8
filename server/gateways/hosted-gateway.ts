import type { PoishaLimits } from "../../contract/amount-limits.ts"
import type { GatewayName } from "../../contract/gateways.ts"

export type HostedOrder = {
  /** Ours, a new one for each attempt. */
  transactionId: string
  bookingId: string
  /** Poisha. */
  amount: number
  isSentByCourier: boolean
  product: { name: string; category: string }
  buyer: { name: string; email: string; phone: string; location: string }
  returnUrl: string
  noticeUrl: string
}

export type OpenedSession =
  | { state: "open"; url: string; sessionRef: string }
  /** Certain that nobody can pay. */
  | { state: "refused" }
  /** The session may be open. */
  | { state: "unknown" }

export type HostedPayment = {
  transactionId: string
  sessionRef: string | null
  /** Named by a notice or a return, and not believed. */
  validationRef?: string | undefined
  /** Poisha that are owed: of several payments that came, the one that pays so much counts. */
  amount?: number
}

/** What the gateway has taken; `reference` is its number of it, by which it is told from a further payment, and given back. */
export type Paid = { amount: number; currency: string; reference: string; isRisky: boolean }

export type GatewayAnswer =
  /** `furtherPayments`: what came by the same transaction once more. */
  | ({ state: "paid"; furtherPayments?: readonly Paid[] } & Paid)
  /** The buyer has agreed, and no money has moved: `execute` moves it. */
  | { state: "agreed" }
  /** Failed, cancelled or expired: this attempt takes no money. */
  | { state: "failed" }
  | { state: "pending" }
  | { state: "unknown" }

/** What a return or a notice is about; each is only a reason to ask. */
export type Hint = ({ transactionId: string } | { sessionRef: string }) & {
  validationRef?: string | undefined
  outcome?: "agreed" | "failed" | undefined
}

export type HostedRefund = {
  id: string
  payment: { transactionId: string; sessionRef: string | null; reference: string }
  amount: number
  refundRef?: string | null | undefined
  /** What the gateway named the other refunds of the payment; null of one that it may have paid without our knowing the name. */
  others: readonly (string | null)[]
}

export type RefundAnswer =
  | { state: "done" | "accepted"; refundRef: string }
  /** Certain that no money goes back. */
  | { state: "refused" }
  | { state: "unknown" }

/** Takes the whole amount on a page of its own. Truth is only what it answers when asked. */
export type HostedGateway = {
  name: GatewayName
  limits: PoishaLimits
  open(order: HostedOrder): Promise<OpenedSession>
  ask(payment: HostedPayment): Promise<GatewayAnswer>
  /** Whether its page takes money for one transaction more than once. */
  takesRepeatedPayments?: boolean
  /** Of a gateway that moves money only when told to. Safe to repeat. */
  execute?(payment: HostedPayment): Promise<GatewayAnswer>
  /** Of the browser that comes back: proves nothing. */
  readReturn(fields: URLSearchParams): Hint | undefined
  /** Verifies the proof. Throws `unreadable`; undefined of a gateway that sends no notices. */
  readNotice?(fields: URLSearchParams): Hint
  refund(refund: HostedRefund): Promise<RefundAnswer>
  /** Whether it can be asked about a refund that it has not named yet. */
  findsRefunds: boolean
  /** Unknown while the gateway has not named the refund, unless it finds them. */
  refundStatus(refund: HostedRefund): Promise<RefundAnswer>
}
