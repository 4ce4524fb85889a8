import type { Account, EntryKind } from "../../contract/ledger.ts"

/** `amount` in poisha: a debit above 0, a credit below. */
export type Line = {
  account: Account
  amount: number
  provider?: string
  sellerId?: string
  bookingId?: string
}

export type Entry = {
  key: string
  kind: EntryKind
  lines: Line[]
  bookingId?: string | undefined
  actorId?: string | undefined
  createdAt?: Date
}

type OfBooking = { bookingId: string; actorId?: string | undefined }

/** Of all releases of a booking, in poisha: the money released from escrow and the commission on it. */
export type Released = { kept: number; commission: number }

type Money = { id: string; provider: string; amount: number }

/** The buyer paid: the operator keeps the money in escrow until the deal is completed. */
export function capture(payment: Money, { bookingId, actorId }: OfBooking): Entry {
  return entry("capture", payment.id, { bookingId, actorId }, [
    cash(payment.provider, payment.amount),
    escrow(bookingId, -payment.amount),
  ])
}

/** The deal is completed: the seller gets `kept` less commission; `earlier` is the number of earlier releases. */
export function releaseToSeller(
  { kept, commission }: Released,
  { bookingId, sellerId, actorId }: OfBooking & { sellerId: string },
  earlier = 0,
): Entry {
  return entry("release", earlier > 0 ? `${bookingId}:${earlier + 1}` : bookingId, { bookingId, actorId }, [
    escrow(bookingId, kept),
    seller(sellerId, commission - kept),
    toCommission(-commission),
  ])
}

type Refund = { id: string; amount: number }

export function refundBeforeRelease(refund: Refund, { bookingId, actorId }: OfBooking): Entry {
  return entry("refund", refund.id, { bookingId, actorId }, [
    escrow(bookingId, refund.amount),
    refunds(bookingId, -refund.amount),
  ])
}

/** The seller returns their part of the refund, the operator the commission. */
export function refundAfterRelease(
  refund: Refund,
  commission: number,
  { bookingId, sellerId, actorId }: OfBooking & { sellerId: string },
): Entry {
  return entry("refund", refund.id, { bookingId, actorId }, [
    seller(sellerId, refund.amount - commission),
    toCommission(commission),
    refunds(bookingId, -refund.amount),
  ])
}

/** A stray payment, which pays for nothing: all of it is owed to the buyer. */
export function stray(payment: Money, { bookingId, actorId }: OfBooking): Entry {
  return entry("stray", payment.id, { bookingId, actorId }, [
    cash(payment.provider, payment.amount),
    refunds(bookingId, -payment.amount),
  ])
}

export function refundPaid({ id, amount, provider }: Money, { bookingId, actorId }: OfBooking): Entry {
  return entry("refund-paid", id, { bookingId, actorId }, [
    refunds(bookingId, amount),
    cash(provider, -amount),
  ])
}

type Owed = Refund & { sentAgain: number }

/** The buyer has the refund by a chargeback, which was booked as a loss: the loss replaces the refund. */
export function refundByBank({ id, amount, sentAgain }: Owed, { bookingId, actorId }: OfBooking): Entry {
  return entry("refund-by-bank", `${id}:${sentAgain}`, { bookingId, actorId }, [
    refunds(bookingId, amount),
    toCommission(-amount),
  ])
}

/** Reverses `refundByBank`: the bank decided for the operator after all. */
export function refundOwedAgain({ id, amount, sentAgain }: Owed, { bookingId }: OfBooking): Entry {
  return entry("refund-owed-again", `${id}:${sentAgain}`, { bookingId }, [
    toCommission(amount),
    refunds(bookingId, -amount),
  ])
}

/** Who bears a chargeback; `commission` includes what neither escrow nor seller can bear. */
export type Chargeback = Money & { fromEscrow: number; fromSeller: number; commission: number }

export function chargeback(
  { id, provider, amount, fromEscrow, fromSeller, commission }: Chargeback,
  { bookingId, sellerId, actorId }: OfBooking & { sellerId: string },
): Entry {
  return entry("chargeback", id, { bookingId, actorId }, [
    escrow(bookingId, fromEscrow),
    seller(sellerId, fromSeller),
    toCommission(commission),
    cash(provider, -amount),
  ])
}

/** The bank returned the money: the chargeback's lines with the signs reversed. */
export function chargebackReturned(id: string, lines: Line[], { bookingId, actorId }: OfBooking): Entry {
  const back = lines.map((line) => ({ ...line, amount: -line.amount }))
  return entry("chargeback-returned", id, { bookingId, actorId }, back)
}

/** The seller was paid in cash, and owes the operator the commission. */
export function cashCommission(
  commission: number,
  { bookingId, sellerId, actorId }: OfBooking & { sellerId: string },
): Entry {
  return entry("cash-commission", bookingId, { bookingId, actorId }, [
    seller(sellerId, commission),
    toCommission(-commission),
  ])
}

type Payout = { id: string; sellerId: string; amount: number }
type By = { actorId: string }

export function payout({ id, sellerId, amount }: Payout, by: By): Entry {
  return entry("payout", id, by, [seller(sellerId, amount), transit(sellerId, -amount)])
}

export function payoutPaid({ id, sellerId, amount }: Payout, by: By): Entry {
  return entry("payout-paid", id, by, [transit(sellerId, amount), cash("bank", -amount)])
}

export function payoutFailed({ id, sellerId, amount }: Payout, by: By): Entry {
  return entry("payout-failed", id, by, [transit(sellerId, amount), seller(sellerId, -amount)])
}

export function writeOff({ id, sellerId, amount }: Payout, by: By): Entry {
  return entry("write-off", id, by, [seller(sellerId, -amount), { account: "written-off", amount }])
}

/** A returned chargeback's money first recovers what was written off of the seller since. */
export function debtRecovered(
  { id, amount }: { id: string; amount: number },
  { bookingId, sellerId }: OfBooking & { sellerId: string },
): Entry {
  return entry("debt-recovered", id, { bookingId }, [
    seller(sellerId, amount),
    { account: "written-off", amount: -amount },
  ])
}

function entry(
  kind: EntryKind,
  id: string,
  of: { bookingId?: string; actorId?: string | undefined },
  lines: Line[],
): Entry {
  return { key: `${kind}:${id}`, kind, ...of, lines: lines.filter(({ amount }) => amount !== 0) }
}

function cash(provider: string, amount: number): Line {
  return { account: "cash", provider, amount }
}

function escrow(bookingId: string, amount: number): Line {
  return { account: "escrow", bookingId, amount }
}

function refunds(bookingId: string, amount: number): Line {
  return { account: "refunds", bookingId, amount }
}

function seller(sellerId: string, amount: number): Line {
  return { account: "seller", sellerId, amount }
}

function toCommission(amount: number): Line {
  return { account: "commission", amount }
}

function transit(sellerId: string, amount: number): Line {
  return { account: "transit", sellerId, amount }
}
