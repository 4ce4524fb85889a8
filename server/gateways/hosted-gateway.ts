import type { PoishaLimits } from "../../contract/amount-limits.ts"
import type { GatewayName } from "../../contract/gateways.ts"

export type HostedOrder = {
  /** Our id, new for each attempt. */
  transactionId: string
  bookingId: string
  /** In poisha. */
  amount: number
  isSentByCourier: boolean
  product: { name: string; category: string }
  buyer: { name: string; email: string; phone: string; location: string }
  returnUrl: string
  noticeUrl: string
}

export type OpenedSession =
  | { state: "open"; url: string; sessionRef: string }
  /** Certain that the session cannot be paid. */
  | { state: "refused" }
  /** The session may be open. */
  | { state: "unknown" }

export type HostedPayment = {
  transactionId: string
  sessionRef: string | null
  /** From a notice or a return, so unverified. */
  validationRef?: string | undefined
  /** The amount due, in poisha: of several payments, the one of this amount counts. */
  amount?: number
}

/** A payment that the gateway took; `reference` is the gateway's id of it, by which it is recognized and refunded. */
export type Paid = { amount: number; currency: string; reference: string; isRisky: boolean }

export type GatewayAnswer =
  /** `furtherPayments` were made with the same transaction besides the one that counts. */
  | ({ state: "paid"; furtherPayments?: readonly Paid[] } & Paid)
  /** The buyer has agreed, and no money has moved: `execute` moves it. */
  | { state: "agreed" }
  /** Failed, cancelled or expired: this attempt takes no money. */
  | { state: "failed" }
  | { state: "pending" }
  | { state: "unknown" }

/** What a return or a notice is about: unverified, only a reason to ask the gateway. */
export type Hint = ({ transactionId: string } | { sessionRef: string }) & {
  validationRef?: string | undefined
  outcome?: "agreed" | "failed" | undefined
}

export type HostedRefund = {
  id: string
  payment: { transactionId: string; sessionRef: string | null; reference: string }
  amount: number
  refundRef?: string | null | undefined
  /** The gateway's ids of the payment's other refunds; null if one may have been sent without our knowing its id. */
  others: readonly (string | null)[]
}

export type RefundAnswer =
  | { state: "done" | "accepted"; refundRef: string }
  /** Certain that no money is refunded. */
  | { state: "refused" }
  | { state: "unknown" }

/** A gateway that takes payments on its own page. Only its answers to our questions are trusted. */
export type HostedGateway = {
  name: GatewayName
  limits: PoishaLimits
  open(order: HostedOrder): Promise<OpenedSession>
  ask(payment: HostedPayment): Promise<GatewayAnswer>
  /** Whether its page may take money more than once for one transaction. */
  takesRepeatedPayments?: boolean
  /** Moves the money, at gateways that do so only when told to. Idempotent. */
  execute?(payment: HostedPayment): Promise<GatewayAnswer>
  /** Reads what the returning browser brings, which is unverified. */
  readReturn(fields: URLSearchParams): Hint | undefined
  /** Verifies a notice's signature. Throws `unreadable`. Missing if the gateway sends no notices. */
  readNotice?(fields: URLSearchParams): Hint
  refund(refund: HostedRefund): Promise<RefundAnswer>
  /** Whether `refundStatus` works for a refund whose id at the gateway is not known. */
  findsRefunds: boolean
  /** Returns `unknown` without a `refundRef`, unless the gateway finds refunds. */
  refundStatus(refund: HostedRefund): Promise<RefundAnswer>
}
