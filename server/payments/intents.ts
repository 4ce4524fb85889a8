import { v7 as uuidv7 } from "uuid"
import { isPayable, type NewPaymentIntent, paymentMessages } from "../../contract/payments.ts"
import type { Db } from "../../db/tables.ts"
import { note } from "../audit/audit.ts"
import * as bookings from "../bookings/bookings.ts"
import type { Buyer } from "../bookings/bookings.ts"
import { toBdt, toPoisha } from "../../contract/poisha.ts"
import { Problem } from "../http/problem.ts"
import type { CardProvider } from "./card-provider.ts"

/**
 * The client secret with which the browser confirms a card. An unpaid booking has one open intent, reused.
 * Throws `not-found`, `already-sold`, `no-longer-available`, `price-changed`, `payment-refused`.
 */
export async function open(
  db: Db,
  cards: CardProvider,
  buyer: Buyer,
  { sellingPrice, bookingId }: NewPaymentIntent,
) {
  if (!bookingId) return make(db, cards, { buyerId: buyer.id, amount: toPoisha(sellingPrice) }, uuidv7())
  const booking = await bookings.get(db, buyer, bookingId)
  if (booking.paid) throw new Problem("already-sold", paymentMessages.alreadyPaid)
  if (booking.availability === "SOLD")
    throw new Problem("already-sold", "This product has been sold to someone else.")
  if (booking.availability === "GONE")
    throw new Problem("no-longer-available", "The seller has taken this product away.")
  if (booking.sellingPrice !== sellingPrice)
    throw new Problem("price-changed", "The price has changed. Please look at your booking again.")
  return ofBooking(db, cards, { buyerId: buyer.id, bookingId, amount: toPoisha(sellingPrice) })
}

type Order = { buyerId: string; bookingId?: string; amount: number }

async function ofBooking(db: Db, cards: CardProvider, order: Order & { bookingId: string }) {
  const intents = await db
    .selectFrom("paymentIntents")
    .select(["id", "closedAt"])
    .where("bookingId", "=", order.bookingId)
    .execute()
  const current = intents.find(({ closedAt }) => closedAt === null)
  if (current) {
    const intent = await cards.fetchIntent(current.id)
    if (intent && intent.status !== "canceled") return intent.clientSecret
    await close(db, current.id)
  }
  // two tabs at once count the same and get the same intent from the provider
  const closed = intents.length
  return make(db, cards, order, `intent-${order.bookingId}-${closed}`)
}

async function make(
  db: Db,
  cards: CardProvider,
  { buyerId, bookingId, amount }: Order,
  idempotencyKey: string,
) {
  if (!isPayable(cards.limits, toBdt(amount)))
    throw new Problem("payment-refused", paymentMessages.notPayable(cards.limits))
  const intent = await cards.createIntent({ amount, metadata: { buyerId, bookingId }, idempotencyKey })
  await db.transaction().execute(async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto("paymentIntents")
      .values({ id: intent.id, buyerId, bookingId: bookingId ?? null, amount })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows)
      await note(tx, { act: "payment opened", subjectId: intent.id, actorId: buyerId, amount })
  })
  return intent.clientSecret
}

/** Says that this intent will not be used again. */
export async function close(db: Db, id: string) {
  await db
    .updateTable("paymentIntents")
    .set({ closedAt: new Date() })
    .where("id", "=", id)
    .where("closedAt", "is", null)
    .execute()
}
