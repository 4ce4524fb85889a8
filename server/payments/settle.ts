import type { Db } from "../../db/tables.ts"
import { retryAfterDeadlock } from "../../db/transaction.ts"
import { currency } from "../../contract/payments.ts"
import { priceChanged } from "../bookings/price-changed.ts"
import { Problem } from "../http/problem.ts"
import type { CardProvider, Intent, Money } from "./card-provider.ts"
import * as claims from "./claims.ts"
import type { AppContext } from "../process/app-context.ts"
import { recordGivenBack } from "./given-back.ts"
import { close } from "./intents.ts"
import { recordCapture } from "./record-capture.ts"
import { findAmounts, findRefusal } from "./refusals.ts"

type Deps = Pick<AppContext, "db" | "cards" | "config">

/** The browser sends the booking and its buyer, the webhook and the sweep only the transaction. */
type Confirmed = { transactionId: string; bookingId?: string; buyerId?: string }

/**
 * Idempotent: claims, captures and records a confirmed intent, for the browser, the webhook and the sweep.
 * Throws `not-found`, `payment-incomplete`, `payment-mismatch`, `payment-refused`, `already-sold`, `no-longer-available`, `price-changed`.
 */
export async function settle(deps: Deps, confirmed: Confirmed) {
  const { db, cards } = deps
  const intent = await cards.fetchIntent(confirmed.transactionId)
  if (!intent) throw unknownTransaction
  const booking = bookingOf(intent, confirmed)
  const payment = await findOrClaim(db, booking, intent, confirmed.buyerId)
  if (!payment) throw await voidAndExplain(db, cards, booking, intent)
  // an intent without a booking pays for one booking only
  if (payment.bookingId !== booking.id) throw mismatch
  return captureAndRecord(deps, payment, intent, confirmed.buyerId)
}

/** Idempotent. */
export async function captureAndRecord(
  { db, cards, config }: Deps,
  payment: claims.Payment,
  intent: Intent,
  by?: string,
) {
  if (payment.state !== "claimed") return payment.id
  // after an error the outcome is unknown: the sweep retries with the same key
  const { status } = intent.status === "succeeded" ? intent : await capture(cards, payment, intent)
  if (status !== "succeeded") {
    await retryAfterDeadlock(() => claims.releaseClaim(db, payment, by))
    throw incomplete
  }
  await retryAfterDeadlock(() => recordCapture(db, payment, config.commissionBps.online, by))
  return payment.id
}

/** Keeps the hold if the provider rejects our key or account. */
async function capture(cards: CardProvider, { id }: claims.Payment, intent: Intent) {
  try {
    return await cards.capture(intent.id, `capture-${id}`)
  } catch (error) {
    if (!(error instanceof Problem && error.code === "payment-refused")) throw error
    throw new Problem("payment-refused", (say) => say.providerRefused.capture)
  }
}

export async function voidOrRefund(db: Db, cards: CardProvider, intent: Money) {
  await recordGivenBack(db, intent)
  if (intent.status === "succeeded") await cards.refund(intent.id, intent.amount, `refund-${intent.id}`)
  else await cards.cancel(intent.id, `cancel-${intent.id}`)
  await close(db, intent.id)
}

const unknownTransaction = new Problem("not-found", (say) => say.unknownTransaction)
const incomplete = new Problem("payment-incomplete", (say) => say.notCharged.incomplete)
const mismatch = new Problem("payment-mismatch", (say) => say.otherBooking)

function bookingOf({ metadata }: Intent, { bookingId, buyerId }: Confirmed): claims.BookingRef {
  if (!metadata.buyerId || (buyerId && buyerId !== metadata.buyerId)) throw unknownTransaction
  if (bookingId && metadata.bookingId && bookingId !== metadata.bookingId) throw mismatch
  const id = metadata.bookingId ?? bookingId
  if (!id) throw mismatch
  return { id, buyerId: metadata.buyerId }
}

async function findOrClaim(db: Db, booking: claims.BookingRef, intent: Intent, by?: string) {
  // most captured intents have a claim, which is found without locks
  const earlier = intent.status === "succeeded" ? await claims.findByTransaction(db, intent.id) : undefined
  const claim = () => retryAfterDeadlock(() => claims.claim(db, booking, intent, by))
  const made = earlier ?? (isCapturable(intent) ? await claim() : undefined)
  return made ?? (await claims.findByTransaction(db, intent.id))
}

function isCapturable(intent: Intent) {
  return holdsMoney(intent) && isInOurCurrency(intent)
}

function holdsMoney({ status }: Intent) {
  return status === "requires_capture" || status === "succeeded"
}

function isInOurCurrency(intent: Intent) {
  return intent.currency.toUpperCase() === currency
}

/** Voids or refunds what was opened for this booking or matches its price. Returns the problem to throw. */
async function voidAndExplain(db: Db, cards: CardProvider, booking: claims.BookingRef, intent: Intent) {
  const amounts = await findAmounts(db, booking)
  if (!amounts) return unknownTransaction
  const isOtherAmount = intent.amount !== amounts.amountDue
  if (!isInOurCurrency(intent) || (isOtherAmount && !intent.metadata.bookingId)) return mismatch
  const metadata = { buyerId: booking.buyerId, bookingId: booking.id }
  if (holdsMoney(intent)) await voidOrRefund(db, cards, { ...intent, metadata })
  // after the void, when a competing claim may have been captured or released
  const refusal = await findRefusal(db, booking.id)
  if (refusal || !isOtherAmount) return refusal ?? incomplete
  return priceChanged(amounts.sellingPrice, (say) => say.notCharged.priceChanged)
}
