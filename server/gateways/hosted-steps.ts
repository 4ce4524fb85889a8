import { sql } from "kysely"
import { v7 as uuidv7 } from "uuid"
import type { GatewayName } from "../../contract/gateways.ts"
import type { Tx } from "../../db/tables.ts"
import { fromNow, reminders, untilHandover } from "../bookings/deadlines.ts"
import type { Deal } from "../bookings/find-deal.ts"
import { endPaying } from "../bookings/end-paying.ts"
import { type Actor, move } from "../bookings/move.ts"
import { recordSale } from "../bookings/sale.ts"
import { putOnHold } from "../bookings/on-hold.ts"
import { keepTerms } from "../bookings/terms.ts"
import { recordEvent } from "../events/events.ts"
import * as entries from "../ledger/entries.ts"
import { postEntry } from "../ledger/post.ts"
import { addRefund } from "../payments/refunds.ts"
import { markSold } from "../products/state.ts"
import type { Paid } from "./hosted-gateway.ts"
import { askNoMore, type HostedPayment } from "./hosted-payments.ts"
import { toTransactionId } from "./transaction-id.ts"
import { askInterval, nextQuestion, payTime } from "./waits.ts"

/** Moves a locked deal from booked, requested or reserved to paying, and reserves its free product for the buyer. */
export async function claimHosted(
  tx: Tx,
  deal: Deal,
  gateway: GatewayName,
  id: string,
  late?: { transactionId: string; by: Actor },
) {
  const by = late?.by ?? { role: "buyer", id: deal.buyerId }
  const payment = await tx
    .insertInto("payments")
    .values({
      id,
      transactionId: late?.transactionId ?? toTransactionId(id),
      bookingId: deal.id,
      productId: deal.productId,
      buyerId: deal.buyerId,
      amount: deal.sellingPrice + deal.deliveryFee,
      state: "claimed",
      provider: gateway,
      askAt: fromNow(askInterval),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const dueAt = fromNow(payTime)
  await move(tx, deal, { act: "claim", to: "paying", by, dueAt })
  await tx
    .updateTable("products")
    // does not shorten an earlier reservation
    .set({ heldBy: deal.id, heldUntil: sql<Date>`greatest("heldUntil", ${dueAt})` })
    .where("id", "=", deal.productId)
    .execute()
  await recordPaymentEvent(tx, "payment claimed", payment, by)
  return payment
}

/** Moves a locked deal from paying to reserved or booked: its claim takes no money, or none is expected any more. */
export async function releaseHosted(tx: Tx, deal: Deal, payment: HostedPayment, by: Actor) {
  const releasedAt = deal.now
  const released = await tx
    .updateTable("payments")
    .set({ state: "released", releasedAt, askAt: nextQuestion(releasedAt, releasedAt) })
    .where("id", "=", payment.id)
    .where("state", "=", sql<"claimed">`'claimed'`)
    .returning("id")
    .executeTakeFirst()
  if (!released) return
  await recordPaymentEvent(tx, "payment released", payment, by)
  await endPaying(tx, deal, by)
}

/** Moves a locked deal with this live claim from paying to paid. */
export async function captureHosted(
  tx: Tx,
  deal: Deal,
  payment: HostedPayment,
  paid: Paid,
  by: Actor,
  commissionBps: number,
) {
  const { now } = deal
  const { id, amount } = payment
  await tx
    .updateTable("payments")
    .set({ state: "captured", capturedAt: now, providerRef: paid.reference, askAt: null })
    .where("id", "=", id)
    .execute()
  await askNoMore(tx, payment.transactionId)
  const dueAt = untilHandover(deal.id)
  const set = {
    method: "hosted" as const,
    paidAt: now,
    commissionBps,
  }
  await move(tx, deal, {
    act: "capture",
    to: "paid",
    by,
    dueAt,
    remindAt: fromNow(reminders.handingOver),
    set,
  })
  if (paid.isRisky) await putOnHold(tx, deal)
  await markSold(tx, deal.productId)
  await postEntry(tx, entries.capture(payment, { bookingId: deal.id, actorId: by.id }))
  await keepTerms(tx, deal.id)
  await recordPaymentEvent(tx, "payment captured", payment, by)
  await recordSale(tx, deal, amount)
}

/** Records a stray payment, which pays for nothing, and refunds it in full. Idempotent. */
export async function recordStray(tx: Tx, { now }: Deal, payment: HostedPayment, paid: Paid, by: Actor) {
  const { transactionId, bookingId, productId, buyerId, provider, sessionRef } = payment
  const stray = await tx
    .insertInto("payments")
    .values({
      id: uuidv7(),
      kind: "stray",
      state: "refunded",
      capturedAt: now,
      refundedAt: now,
      amount: paid.amount,
      providerRef: paid.reference,
      transactionId,
      bookingId,
      productId,
      buyerId,
      provider,
      sessionRef,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  await askNoMore(tx, payment.transactionId)
  if (!stray) return undefined
  await addRefund(tx, { paymentId: stray.id, bookingId, amount: stray.amount, reason: "stray" })
  await postEntry(tx, entries.stray(stray, { bookingId, actorId: by.id }))
  await recordPaymentEvent(tx, "payment given back", stray, by)
  const subjects = { booking: bookingId, product: productId }
  await recordEvent(tx, { type: "late money", subjects, data: { amount: stray.amount } })
  return stray
}

function recordPaymentEvent(
  tx: Tx,
  type: "payment claimed" | "payment captured" | "payment released" | "payment given back",
  { transactionId, amount }: HostedPayment,
  by: Actor,
) {
  return recordEvent(tx, { type, subjects: { payment: transactionId }, actorId: by.id, data: { amount } })
}
