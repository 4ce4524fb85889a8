import { sql } from "kysely"
import { MAX, v7 as uuidv7 } from "uuid"
import type { Availability, Booking, NewBooking } from "../../contract/bookings.ts"
import { dateInWords } from "../../contract/dates.ts"
import type { Page } from "../../contract/fields.ts"
import { type AmountLimits, isPayable, paymentMessages } from "../../contract/payments.ts"
import { rowsFor } from "../../db/rows.ts"
import type { Db } from "../../db/tables.ts"
import { inTransaction } from "../../db/transaction.ts"
import { forgetKeyOf } from "../http/idempotency.ts"
import { toBdt, toPoisha } from "../../contract/poisha.ts"
import { composeMail, insertMails, mailsChannel } from "../mail/mail.ts"
import { Problem } from "../http/problem.ts"
import * as users from "../users/users.ts"
import type { SignedIn } from "../users/users.ts"
import { bookingMade } from "./emails.ts"

export type Buyer = SignedIn & { role: "Buyer" }

/**
 * Books a product. Any number of buyers may, each once.
 * Throws `not-found`, `already-sold`, `price-changed`, `payment-refused`, `already-booked`, `not-signed-in`.
 */
export async function add(db: Db, limits: AmountLimits, buyer: Buyer, booking: NewBooking) {
  const product = await bookable(db, booking)
  if (!isPayable(limits, toBdt(product.sellingPrice)))
    throw new Problem("payment-refused", paymentMessages.notPayable(limits))
  const id = await addAtOnce(db, buyer, booking, product)
  if (id) return id
  // whatever else may have come first can be seen, for it does not turn back
  await bookable(db, { ...booking, sellingPrice: toBdt(product.sellingPrice) })
  await inTransaction(db, (tx) => users.lockActive(tx, buyer))
  throw new Problem("already-booked", "You have booked this product already.")
}

async function bookable(db: Db, { productId, sellingPrice }: NewBooking) {
  const row = await db
    .selectFrom("products")
    .innerJoin("users as seller", "seller.id", "products.sellerId")
    .select([
      "productName",
      "sellingPrice",
      "seller.name as sellerName",
      "seller.email as sellerEmail",
      "soldAt",
    ])
    .where("products.id", "=", productId)
    .where("products.deletedAt", "is", null)
    .executeTakeFirst()
  if (!row) throw new Problem("not-found", "There is no such product.")
  if (row.soldAt) throw new Problem("already-sold", "This product is sold already.")
  if (sellingPrice !== undefined && toPoisha(sellingPrice) !== row.sellingPrice)
    throw new Problem("price-changed", "The price of this product has changed. Please look again.")
  return row
}

type Bookable = Awaited<ReturnType<typeof bookable>>

/**
 * The booking and the mail about it. One statement is one transaction and one round trip: until the booking is there,
 * nobody can take the product away or sell it, nor remove the buyer. It books nothing where one of these came first, or
 * the buyer has booked it already. The buyer is locked before the product, as whoever removes people does it. A booking
 * that was taken back and is made again is mailed no second time.
 */
async function addAtOnce(db: Db, buyer: Buyer, booking: NewBooking, product: Bookable) {
  const { productName, sellingPrice, sellerName, sellerEmail } = product
  const { productId, buyerPhone, buyerLocation } = booking
  const by = { buyerId: buyer.id, buyerName: buyer.name, buyerPhone, buyerLocation }
  const made = { productName, sellingPrice, ...by }
  const mail = await composeMail({ email: sellerEmail }, bookingMade(made))
  const { rows } = await sql<{ id: string }>`
    with booking as (
      insert into bookings (id, "productId", "productName", "sellingPrice", "sellerName",
        "buyerId", "buyerName", "buyerEmail", "buyerPhone", "buyerLocation")
      select ${uuidv7()}, products.id, "productName", "sellingPrice", ${sellerName},
        users.id, ${buyer.name}, ${buyer.email}, ${buyerPhone}, ${buyerLocation}
      from users, products
      where users.id = ${buyer.id} and users."deletedAt" is null
        and products.id = ${productId} and products."deletedAt" is null and "soldAt" is null
        and "sellingPrice" = ${sellingPrice}
      for key share of users for share of products
      on conflict ("buyerId", "productId") where "removedAt" is null do nothing
      returning id
    ), first as (
      select from booking where not exists (
        select from bookings where "productId" = ${productId} and "buyerId" = ${buyer.id}
      )
    ), ${insertMails([mail], sql`first`)}
    select id, pg_notify(${mailsChannel}, '') from booking`.execute(db)
  return rows[0]?.id
}

/** The buyer's bookings, newest first; the page and what follows it. */
export async function ofBuyer(db: Db, buyer: Buyer, { limit, cursor }: Page) {
  const rows = await live(db, buyer)
    .where("bookings.id", "<=", cursor ?? MAX)
    .orderBy("bookings.id", "desc")
    .limit(rowsFor(limit))
    .execute()
  return rows.map(toBooking)
}

/** Throws `not-found`, also for someone else's. */
export async function get(db: Db, buyer: Buyer, id: string) {
  const row = await live(db, buyer).where("bookings.id", "=", id).executeTakeFirst()
  if (!row) throw notFound
  return toBooking(row)
}

/**
 * Takes a booking off the buyer's list; what was paid stays on record.
 * Throws `not-found`, and `payment-under-way` while a payment holds it.
 */
export function remove(db: Db, buyer: Buyer, id: string) {
  return db.transaction().execute(async (tx) => {
    // whoever settles claims under the same lock, so a claim is either seen here or comes too late
    const booking = await tx
      .selectFrom("bookings")
      .select("id")
      .where("id", "=", id)
      .where("buyerId", "=", buyer.id)
      .where("removedAt", "is", null)
      .forUpdate()
      .executeTakeFirst()
    if (!booking) throw notFound
    const claim = await tx
      .selectFrom("payments")
      .select("id")
      .where("bookingId", "=", id)
      .where("state", "=", sql<"claimed">`'claimed'`)
      .executeTakeFirst()
    if (claim)
      throw new Problem(
        "payment-under-way",
        "This booking is being paid right now. Please try again in a minute.",
      )
    await tx.updateTable("bookings").set({ removedAt: new Date() }).where("id", "=", id).execute()
    await forgetKeyOf(tx, id)
    return 1
  })
}

const notFound = new Problem("not-found", "There is no such booking of yours.")

function live(db: Db, buyer: Buyer) {
  return db
    .selectFrom("bookings")
    .innerJoin("products", "products.id", "bookings.productId")
    .leftJoin("images", "images.id", "products.imageId")
    .leftJoin("payments", (join) =>
      join
        .onRef("payments.bookingId", "=", "bookings.id")
        .on("payments.state", "=", sql<"captured">`'captured'`),
    )
    .selectAll("bookings")
    .select(["images.sizes", "products.soldAt", "products.deletedAt", "payments.transactionId"])
    .where("bookings.buyerId", "=", buyer.id)
    .where("bookings.removedAt", "is", null)
}

type Live = Awaited<ReturnType<ReturnType<typeof live>["execute"]>>[number]

function toBooking(row: Live): Booking {
  return {
    _id: row.id,
    productId: row.productId,
    productName: row.productName,
    productPhoto: row.sizes?.at(-1)?.url ?? "",
    productPhotoSizes: row.sizes ?? [],
    sellerName: row.sellerName,
    sellingPrice: toBdt(row.sellingPrice),
    bookingDate: dateInWords(row.createdAt),
    buyerName: row.buyerName,
    buyerEmail: row.buyerEmail,
    buyerPhone: row.buyerPhone,
    buyerLocation: row.buyerLocation,
    paid: row.paidAt !== null,
    availability: row.paidAt ? "AVAILABLE" : availabilityOf(row),
    ...(row.transactionId && { transactionId: row.transactionId }),
    createdAt: row.createdAt.toISOString(),
  }
}

/** Whether a product can still be bought. */
export function availabilityOf(product: { soldAt: Date | null; deletedAt: Date | null }): Availability {
  if (product.deletedAt) return "GONE"
  return product.soldAt ? "SOLD" : "AVAILABLE"
}
