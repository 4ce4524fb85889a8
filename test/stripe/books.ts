import { readFileSync } from "node:fs"
import { join } from "node:path"

type Fields = Record<string, unknown>
const published: Record<"payment_intent" | "charge" | "refund" | "event" | "dispute", Fields> = JSON.parse(
  readFileSync(join(import.meta.dirname, "objects.json"), "utf8"),
)

type Status = "requires_payment_method" | "requires_action" | "requires_capture" | "succeeded" | "canceled"

export type Book = {
  id: string
  secret: string
  status: Status
  amount: number
  currency: string
  metadata: Record<string, string>
  /** Unix times in seconds. */
  created: number
  held: number
  captured: number
  refunded: number
}

/** An error in the form of Stripe's API. */
export class Refusal extends Error {
  readonly status: number
  readonly error: Fields

  constructor(message: string, code?: string, status = 400, more: { type?: string; param?: string } = {}) {
    super(message)
    this.status = status
    const documentation = code && { code, doc_url: `https://stripe.com/docs/error-codes/${code}` }
    this.error = { type: "invalid_request_error", message, ...documentation, ...more }
  }
}

/** A payment intent as Stripe's API returns it. */
export function intentOf(book: Book, isExpanded: boolean) {
  const isPaid = book.status === "requires_capture" || book.status === "succeeded"
  const charge = `ch_${book.id.slice(3)}`
  return {
    ...published.payment_intent,
    id: book.id,
    client_secret: book.secret,
    amount: book.amount,
    amount_capturable: book.status === "requires_capture" ? book.amount : 0,
    amount_received: book.status === "succeeded" ? book.amount : 0,
    capture_method: "manual",
    currency: book.currency,
    metadata: book.metadata,
    created: book.created,
    status: book.status,
    last_payment_error: null,
    next_action: null,
    latest_charge: isPaid ? (isExpanded ? chargeOf(book, charge) : charge) : null,
  }
}

function chargeOf({ id, amount, currency, metadata, status, held, refunded }: Book, charge: string) {
  return {
    ...published.charge,
    id: charge,
    created: held,
    metadata,
    amount,
    amount_captured: status === "succeeded" ? amount : 0,
    amount_refunded: refunded,
    captured: status === "succeeded",
    currency,
    payment_intent: id,
    refunded: refunded === amount,
  }
}

/** A charge's balance transaction as Stripe's API returns it. */
export function balanceTransactionOf(book: Book) {
  const charge = `ch_${book.id.slice(3)}`
  return {
    id: `txn_${book.id.slice(3)}`,
    object: "balance_transaction",
    amount: book.amount,
    available_on: book.captured,
    balance_type: "payments",
    created: book.captured,
    currency: book.currency,
    description: null,
    exchange_rate: null,
    fee: 0,
    fee_details: [],
    net: book.amount,
    reporting_category: "charge",
    source: chargeOf(book, charge),
    status: "available",
    type: "charge",
  }
}

export function refundOf({ id, currency }: Book, amount: number) {
  return {
    ...published.refund,
    id: `re_${id.slice(3)}`,
    amount,
    currency,
    payment_intent: id,
    status: "succeeded",
  }
}

export function eventOf(type: string, object: Fields) {
  return {
    ...published.event,
    id: `evt_${crypto.randomUUID().replaceAll("-", "")}`,
    created: Math.floor(Date.now() / 1000),
    type,
    data: { object },
  }
}

export type Dispute = {
  id: string
  of: Book
  amount: number
  status: string
  moves: number[]
  /** Unix time in seconds. */
  created: number
}

/** A dispute as Stripe's API returns it. */
export function disputeOf({ id, of, amount, status, moves, created }: Dispute) {
  return {
    ...published.dispute,
    id,
    amount,
    currency: of.currency,
    payment_intent: of.id,
    charge: `ch_${of.id.slice(3)}`,
    created,
    status,
    // in the currency of the account, with Stripe's fee
    balance_transactions: moves.map((move) => ({
      object: "balance_transaction",
      amount: move,
      currency: "usd",
    })),
  }
}

/** Moves an intent to another status. Throws a `Refusal` if its status does not allow that. */
export function step(book: Book, from: Status[], to: Status) {
  if (!from.includes(book.status))
    throw new Refusal(`This PaymentIntent's status is ${book.status}.`, "payment_intent_unexpected_state")
  book.status = to
  const now = Math.floor(Date.now() / 1000)
  if (to === "requires_capture") book.held = now
  if (to === "succeeded") book.captured = now
  return intentOf(book, false)
}
