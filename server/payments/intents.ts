import { sql } from "kysely"
import { v7 as uuidv7 } from "uuid"
import type { Db } from "../../db/tables.ts"
import { recordEvent } from "../events/events.ts"
import * as bookings from "../bookings/bookings.ts"
import { type Obstacle, refusalToPay } from "../bookings/may-be-paid.ts"
import { priceChanged } from "../bookings/price-changed.ts"
import { assertWithinCardLimits } from "../bookings/card-limits.ts"
import type { Buyer } from "../users/users.ts"
import type { CardProvider } from "./card-provider.ts"
import { recordGivenBack } from "./given-back.ts"

/** `priceShown` is in poisha, without the courier's fee. */
export type PaymentToOpen = { priceShown: number; bookingId?: string | undefined }

/** Reuses the booking's open intent. Throws `not-found`, `already-sold`, `no-longer-available`, `price-changed`, `payment-refused`, `suspended`. */
export async function open(
  db: Db,
  cards: CardProvider,
  buyer: Buyer,
  { priceShown, bookingId }: PaymentToOpen,
) {
  if (!bookingId) return createIntent(db, cards, { buyerId: buyer.id, amount: priceShown }, uuidv7())
  const booking = await bookings.get(db, buyer, bookingId)
  const refusal = refusalToPay({ ...booking, priceShown }, askedAtOpening)
  if (refusal) throw refusal
  const { sellingPrice, deliveryFee } = booking
  return openForBooking(db, cards, { buyerId: buyer.id, bookingId, amount: sellingPrice + deliveryFee })
}

/** Without `other state`: while the booking is `paying`, the browser may ask for its open intent again. */
const askedAtOpening: Obstacle[] = ["ended", "paid", "sold", "away", "suspended", "reserved", "price"]

type Order = { buyerId: string; bookingId?: string; amount: number }
type Booked = Order & { bookingId: string }

async function openForBooking(db: Db, cards: CardProvider, order: Booked) {
  const intents = await db
    .selectFrom("paymentIntents")
    .select(["id", "closedAt", "amount"])
    .where("bookingId", "=", order.bookingId)
    .execute()
  const current = intents.find(({ closedAt }) => closedAt === null)
  if (current?.amount === order.amount) {
    const intent = await cards.fetchIntent(current.id)
    if (intent && intent.status !== "canceled") return intent.clientSecret
    await close(db, current.id)
  }
  await cancelOutdated(db, cards, order.bookingId)
  // two tabs send the same idempotency key, so the provider answers both with one intent
  const closed = intents.length
  const key = `intent-${order.bookingId}-${closed}-${order.amount}`
  const clientSecret = await createIntent(db, cards, order, key)
  await assertStillPriced(db, cards, order)
  return clientSecret
}

/** Reads the price after the intent is stored: a price accepted later finds the intent and cancels it. */
async function assertStillPriced(db: Db, cards: CardProvider, { bookingId, amount }: Booked) {
  const { amountDue: due, priceToday } = await db
    .selectFrom("bookings")
    .innerJoin("products", "products.id", "productId")
    .select([amountDue.as("amountDue"), "products.sellingPrice as priceToday"])
    .where("bookings.id", "=", bookingId)
    .executeTakeFirstOrThrow()
  if (due === amount) return
  await cancelOutdated(db, cards, bookingId)
  throw priceChanged(priceToday)
}

async function createIntent(
  db: Db,
  cards: CardProvider,
  { buyerId, bookingId, amount }: Order,
  idempotencyKey: string,
) {
  assertWithinCardLimits(cards.limits, amount)
  const intent = await cards.createIntent({ amount, metadata: { buyerId, bookingId }, idempotencyKey })
  await db.transaction().execute(async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto("paymentIntents")
      .values({ id: intent.id, buyerId, bookingId: bookingId ?? null, amount })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows)
      await recordEvent(tx, {
        type: "payment opened",
        subjects: { payment: intent.id },
        actorId: buyerId,
        data: { amount },
      })
  })
  return intent.clientSecret
}

const amountDue = sql<number>`bookings."sellingPrice" + "deliveryFee"`

/** Cancels the booking's open intents whose amount is outdated and which no payment has claimed. Idempotent. */
export async function cancelOutdated(db: Db, cards: CardProvider, bookingId: string) {
  const outdated = await db
    .selectFrom("paymentIntents")
    .innerJoin("bookings", "bookings.id", "bookingId")
    .select("paymentIntents.id")
    .where("bookingId", "=", bookingId)
    .where("amount", "<>", amountDue)
    .where("closedAt", "is", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("payments")
            .whereRef("transactionId", "=", "paymentIntents.id")
            .where("state", "<>", sql<"released">`'released'`),
        ),
      ),
    )
    .execute()
  for (const { id } of outdated) await cancel(db, cards, id)
}

async function cancel(db: Db, cards: CardProvider, id: string) {
  const intent = await cards.fetchIntent(id)
  // the sweep refunds what was captured already
  if (intent?.status === "succeeded") return
  if (intent?.status === "requires_capture") await recordGivenBack(db, intent)
  if (intent && intent.status !== "canceled") await cards.cancel(id, `cancel-${id}`)
  await close(db, id)
}

export async function close(db: Db, id: string) {
  await db
    .updateTable("paymentIntents")
    .set({ closedAt: new Date() })
    .where("id", "=", id)
    .where("closedAt", "is", null)
    .execute()
}
