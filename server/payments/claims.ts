import { v7 as uuidv7 } from "uuid"
import { paymentMessages } from "../../contract/payments.ts"
import type { Db, Row, Tx } from "../../db/tables.ts"
import { note } from "../audit/audit.ts"
import { post } from "../mail/mail.ts"
import { Problem } from "../problem.ts"
import type { Intent } from "./card-provider.ts"
import { productSold, receipt } from "./letters.ts"

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
  by?: string,
): Promise<Payment> {
  return db.transaction().execute(async (tx) => {
    const ends = await lock(tx, bookingId, productId)
    // made, perhaps recorded, by another caller while we waited
    const earlier = await ofTransaction(tx, intent.id)
    if (earlier) return earlier
    const refusal = refusalOf(ends)
    if (refusal) throw refusal
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
    if (!made) throw new Problem("already-sold", paymentMessages.notCharged)
    await noteStep(tx, "payment claimed", made, by)
    return made
  })
}

/** Why a booking can no longer be paid, if so: for someone whose hold was let go by another caller. */
export async function refusal(db: Db, { id }: Pick<Booking, "id">) {
  const row = await db
    .selectFrom("bookings")
    .innerJoin("products", "products.id", "bookings.productId")
    // someone else's claim is as good as sold
    .leftJoin("payments", (join) =>
      join.onRef("payments.productId", "=", "products.id").on("payments.state", "<>", "released"),
    )
    .select(["removedAt", "deletedAt"])
    .select(({ fn }) => fn.coalesce("soldAt", "claimedAt").as("soldAt"))
    .where("bookings.id", "=", id)
    .executeTakeFirst()
  return row && refusalOf(row)
}

type Ends = Pick<Row<"bookings">, "removedAt"> & Pick<Row<"products">, "deletedAt" | "soldAt">

function refusalOf({ removedAt, deletedAt, soldAt }: Ends) {
  if (deletedAt)
    return new Problem(
      "no-longer-available",
      "The seller has taken this product away. Your card was not charged.",
    )
  if (removedAt)
    return new Problem("no-longer-available", "This booking has been removed. Your card was not charged.")
  return soldAt ? new Problem("already-sold", paymentMessages.notCharged) : undefined
}

/**
 * Whoever removes a booking or takes a product away waits for these locks, then sees the claim. Always in this order
 * and before the payment's own row, so that no two transactions wait for each other.
 */
async function lock(tx: Tx, bookingId: string, productId: string) {
  const booking = await tx
    .selectFrom("bookings")
    .select("removedAt")
    .where("id", "=", bookingId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const product = await tx
    .selectFrom("products")
    .select(["deletedAt", "soldAt"])
    .where("id", "=", productId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { ...booking, ...product }
}

/** Captured, paid and sold become true together; again changes nothing. */
export function record(db: Db, payment: Payment, by?: string) {
  const { id, transactionId, bookingId, productId } = payment
  return db.transaction().execute(async (tx) => {
    await lock(tx, bookingId, productId)
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
    await noteStep(tx, "payment captured", payment, by)
    await tell(tx, bookingId, transactionId)
  })
}

// in the transaction that sells it, so that each of them hears of it once
async function tell(tx: Tx, bookingId: string, transactionId: string) {
  const sale = await tx
    .selectFrom("bookings")
    .innerJoin("products", "products.id", "bookings.productId")
    .innerJoin("users as seller", "seller.id", "products.sellerId")
    .selectAll("bookings")
    .select("seller.email as sellerEmail")
    .where("bookings.id", "=", bookingId)
    .executeTakeFirstOrThrow()
  await post(tx, { email: sale.sellerEmail }, productSold(sale))
  await post(tx, { email: sale.buyerEmail }, receipt(sale, transactionId))
}

/** Gives the product free again, after it is certain that this claim will never be captured. */
export function giveUp(db: Db, payment: Payment, by?: string) {
  return db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable("payments")
      .set({ state: "released", releasedAt: new Date() })
      .where("id", "=", payment.id)
      .where("state", "=", "claimed")
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await noteStep(tx, "payment released", payment, by)
  })
}

// by the buyer's browser, else by the provider's event or the sweep
function noteStep(
  tx: Tx,
  act: Row<"audit">["act"],
  { transactionId, amount }: Payment,
  by: string | undefined,
) {
  return note(tx, { act, subjectId: transactionId, actorId: by, amount })
}
