import { v7 as uuidv7 } from "uuid"
import { paymentMessages } from "../../contract/payments.ts"
import type { Db, Row, Tx } from "../../db/tables.ts"
import { Problem } from "../problem.ts"
import type { Intent } from "./card-provider.ts"

export type Payment = Row<"payments">
type Booking = Pick<Row<"bookings">, "id" | "productId" | "buyerId" | "sellingPrice">

/** The claim or capture that this transaction already has. */
export function ofTransaction(db: Db, transactionId: string) {
  return db
    .selectFrom("payments")
    .selectAll()
    .where("transactionId", "=", transactionId)
    .where("state", "<>", "released")
    .executeTakeFirst()
}

/**
 * Claims the product of a booking for an intent; the indexes let one claim live for a product, a booking and a
 * transaction. Again for the same intent: the same claim. Throws `already-sold`, `no-longer-available`.
 */
export function claim(
  db: Db,
  { id: bookingId, productId, buyerId }: Booking,
  intent: Intent,
): Promise<Payment> {
  return db.transaction().execute(async (tx) => {
    await mustBeForSale(tx, bookingId, productId)
    const made = await tx
      .insertInto("payments")
      .values({
        id: uuidv7(),
        transactionId: intent.id,
        bookingId,
        productId,
        buyerId,
        amount: intent.amount,
        state: "claimed",
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    const payment = made ?? (await ofTransaction(tx, intent.id))
    if (!payment) throw new Problem("already-sold", paymentMessages.notCharged)
    return payment
  })
}

// Removing a booking and taking a product away wait for these locks, then see the claim.
async function mustBeForSale(tx: Tx, bookingId: string, productId: string) {
  const booking = await tx
    .selectFrom("bookings")
    .select("removedAt")
    .where("id", "=", bookingId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const product = await tx
    .selectFrom("products")
    .select("deletedAt")
    .where("id", "=", productId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (product.deletedAt)
    throw new Problem(
      "no-longer-available",
      "The seller has taken this product away. Your card was not charged.",
    )
  if (booking.removedAt)
    throw new Problem("no-longer-available", "This booking has been removed. Your card was not charged.")
}

/** Captured, paid and sold become true together; again changes nothing. */
export function record(db: Db, { id, transactionId, bookingId, productId }: Payment) {
  return db.transaction().execute(async (tx) => {
    const now = new Date()
    const { numUpdatedRows } = await tx
      .updateTable("payments")
      .set({ state: "captured", capturedAt: now })
      .where("id", "=", id)
      .where("state", "=", "claimed")
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    await tx.updateTable("bookings").set({ paidAt: now }).where("id", "=", bookingId).execute()
    await tx.updateTable("products").set({ soldAt: now }).where("id", "=", productId).execute()
    await tx.updateTable("paymentIntents").set({ closedAt: now }).where("id", "=", transactionId).execute()
  })
}

/** Gives the product free again, after it is certain that this claim will never be captured. */
export async function giveUp(db: Db, { id }: Payment) {
  await db
    .updateTable("payments")
    .set({ state: "released", releasedAt: new Date() })
    .where("id", "=", id)
    .where("state", "=", "claimed")
    .execute()
}
