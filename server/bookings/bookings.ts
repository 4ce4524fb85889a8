import { sql } from "kysely"
import { v7 as uuidv7 } from "uuid"
import type { PoishaLimits } from "../../contract/amount-limits.ts"
import type { Delivery } from "../../contract/bookings.ts"
import { fieldError } from "../../contract/checks.ts"
import type { BookingSort } from "../../contract/sorts.ts"
import { alphabetical, inOrder, type PageRequest } from "../../db/list.ts"
import type { Db, Row } from "../../db/tables.ts"
import { inTransaction } from "../../db/transaction.ts"
import { insertEventSql } from "../events/events.ts"
import { deleteKeyOf } from "../http/idempotency.ts"
import { composeMail, insertMails } from "../mail/mail.ts"
import { Problem } from "../http/problem.ts"
import { blockedBySeller, isBlocked } from "../users/blocked.ts"
import { isSuspended, suspended, suspensionOf } from "../users/suspended.ts"
import * as users from "../users/users.ts"
import type { Buyer } from "../users/users.ts"
import { isAvailable, isListed, stateOf } from "../products/state.ts"
import { cancelDeal, isCancellable } from "./cancel-deal.ts"
import { lockDeal } from "./lock-deal.ts"
import { bookingMade } from "./emails.ts"
import { isBought, isOnList, isOnListOrBought } from "./on-list.ts"
import { priceChanged } from "./price-changed.ts"
import { assertWithinCardLimits } from "./card-limits.ts"
import { meetingWaitsFor } from "./to-answer.ts"

/** `sellingPrice`, if given, is in poisha and must be the current one. */
export type BookingToMake = Pick<Row<"bookings">, "productId" | "buyerPhone" | "buyerLocation"> & {
  sellingPrice?: number | undefined
  delivery?: Delivery
  address?: string | undefined
}

/** Throws `not-found`, `forbidden`, `already-sold`, `price-changed`, `payment-refused`, `already-booked`, `not-signed-in`, `invalid`, `suspended`. */
export async function add(db: Db, limits: PoishaLimits, buyer: Buyer, booking: BookingToMake) {
  const product = await findBookable(db, buyer, booking)
  assertWithinCardLimits(limits, product.sellingPrice + product.deliveryFee)
  const id = await insertBooking(db, buyer, booking, product)
  if (id) return id
  // throws for a concurrent sale, withdrawal or removal, which has committed by now
  await findBookable(db, buyer, { ...booking, sellingPrice: product.sellingPrice })
  await inTransaction(db, (tx) => users.lockActive(tx, buyer))
  throw new Problem("already-booked", (say) => say.bookedAlready)
}

async function findBookable(db: Db, buyer: Buyer, { productId, sellingPrice, delivery }: BookingToMake) {
  const row = await db
    .selectFrom("products")
    .innerJoin("users as seller", "seller.id", "products.sellerId")
    .select([
      "productName",
      "sellingPrice",
      "courierFee",
      "seller.name as sellerName",
      "seller.email as sellerEmail",
      "seller.language as sellerLanguage",
      "soldAt",
      "withdrawnAt",
      "products.deletedAt",
      "products.suspendedUntil",
      isBlocked(sql.ref("products.sellerId"), sql`${buyer.id}::uuid`).as("isBlocked"),
      suspensionOf(sql`${buyer.id}::uuid`).as("buyerSuspendedUntil"),
    ])
    .where("products.id", "=", productId)
    .where(isListed())
    .executeTakeFirst()
  if (!row) throw new Problem("not-found", (say) => say.unknownProduct)
  if (row.buyerSuspendedUntil) throw suspended(row.buyerSuspendedUntil)
  if (row.isBlocked) throw blockedBySeller
  if (stateOf(row) === "sold") throw new Problem("already-sold", (say) => say.soldAlready)
  if (sellingPrice !== undefined && sellingPrice !== row.sellingPrice)
    throw priceChanged(row.sellingPrice, (say) => say.productPriceChanged)
  if (delivery !== "courier") return { ...row, deliveryFee: 0 }
  if (row.courierFee === null) throw notSent
  return { ...row, deliveryFee: row.courierFee }
}

const notSent = Problem.invalid([{ path: ["delivery"], message: fieldError("notAChoice", "delivery") }])

type Bookable = Awaited<ReturnType<typeof findBookable>>

/** Inserts in one statement, which locks the buyer before the product, as a removal does; a repeat sends no mail. */
async function insertBooking(db: Db, buyer: Buyer, booking: BookingToMake, product: Bookable) {
  const { productName, sellingPrice, sellerName, deliveryFee } = product
  const { productId, buyerPhone, buyerLocation, delivery = "meet", address = null } = booking
  const by = { buyerId: buyer.id, buyerName: buyer.name, buyerPhone, buyerLocation }
  const booked = { productName, sellingPrice, ...by }
  const seller = { email: product.sellerEmail, language: product.sellerLanguage }
  const mail = await composeMail(seller, bookingMade(booked))
  const id = uuidv7()
  const subjects = { booking: id, product: productId }
  const made = { type: "booking made", actorId: buyer.id, subjects } as const
  const { rows } = await sql<{ id: string }>`
    with booking as (
      insert into bookings (id, "productId", "productName", "sellingPrice", "sellerName",
        "buyerId", "buyerName", "buyerEmail", "buyerPhone", "buyerLocation", delivery, "deliveryFee", address)
      select ${id}, products.id, "productName", "sellingPrice", ${sellerName},
        users.id, ${buyer.name}, ${buyer.email}, ${buyerPhone}, ${buyerLocation},
        ${delivery}, ${deliveryFee}::integer, ${address}
      from users, products
      where users.id = ${buyer.id} and users."deletedAt" is null and not ${isSuspended()}
        and products.id = ${productId} and ${isAvailable()} and "sellingPrice" = ${sellingPrice}
        and (${delivery}::text = 'meet' or "courierFee" = ${deliveryFee}::integer)
      for key share of users for share of products
      on conflict ("buyerId", "productId") where "removedAt" is null and state not in ('refunded', 'cancelled') do nothing
      returning id
    ), first as (
      select from booking where not exists (
        select from bookings where "productId" = ${productId} and "buyerId" = ${buyer.id}
      )
    ), ${insertMails([mail], sql`first`)}, ${insertEventSql(made, sql`booking`)}
    select id from booking`.execute(db)
  return rows[0]?.id
}

const sortColumns = {
  product: alphabetical("bookings.productName"),
  seller: alphabetical("sellerName"),
  price: sql.ref<number>("bookings.sellingPrice"),
  // UUIDv7: ordered by time
  date: sql.ref<string>("bookings.id"),
}

type Filter = { productId?: string | undefined; removed?: "true" | undefined }

export function ofBuyer(
  db: Db,
  buyer: Buyer,
  { productId, removed }: Filter,
  page: PageRequest<BookingSort>,
) {
  const own = selectOwn(db, buyer).$if(productId !== undefined, (query) =>
    query.where("bookings.productId", "=", productId ?? ""),
  )
  const listed = productId === undefined ? isOnList : isOnListOrBought
  const wanted = own.where(removed ? isRemovedPurchase : listed)
  return inOrder(wanted, "bookings.id", sortColumns, page).execute()
}

/** Throws `not-found` (also for someone else's). */
export async function get(db: Db, buyer: Buyer, id: string) {
  const row = await selectOwn(db, buyer)
    .where("bookings.id", "=", id)
    .where(({ or }) => or([isOnList, isRemovedPurchase]))
    .executeTakeFirst()
  if (!row) throw notFound
  return row
}

/** Removes a booking from the buyer's list and cancels it if it is unpaid. Throws `not-found`, `payment-under-way`. */
export function remove(db: Db, buyer: Buyer, id: string) {
  return db.transaction().execute(async (tx) => {
    const deal = await lockDeal(tx, id)
    if (deal?.buyerId !== buyer.id || deal.removedAt) throw notFound
    if (deal.state === "paying") throw new Problem("payment-under-way", (say) => say.bookingBeingPaid)
    await tx.updateTable("bookings").set({ removedAt: new Date() }).where("id", "=", id).execute()
    await deleteKeyOf(tx, id)
    if (isCancellable(deal.state)) await cancelDeal(tx, deal, { role: "buyer", id: buyer.id })
    return 1
  })
}

const notFound = new Problem("not-found", (say) => say.unknownBooking)

/** Paid, or handed over for cash that the buyer has not confirmed. */
const isRemovedPurchase = sql<boolean>`(bookings."removedAt" is not null
  and (bookings."paidAt" is not null or ${isBought}))`

function selectOwn(db: Db, buyer: Buyer) {
  return db
    .selectFrom("bookings")
    .innerJoin("products", "products.id", "bookings.productId")
    .leftJoin("images", "images.id", "products.imageId")
    .leftJoin("payments", (join) =>
      join
        .onRef("payments.bookingId", "=", "bookings.id")
        .on("payments.kind", "=", sql<"deal">`'deal'`)
        .on("payments.state", "in", [sql<"captured">`'captured'`, sql<"refunded">`'refunded'`]),
    )
    .leftJoin("disputes", "disputes.bookingId", "bookings.id")
    .leftJoin("meetings", "meetings.bookingId", "bookings.id")
    .selectAll("bookings")
    .select(meetingWaitsFor("buyer").as("isMeetingToAgree"))
    .select(suspensionOf(sql.ref("bookings.buyerId")).as("buyerSuspendedUntil"))
    .select(reviewWaits.as("reviewWaits"))
    .select([
      "images.sizes",
      "products.sellingPrice as priceToday",
      "products.soldAt",
      "products.withdrawnAt",
      "products.deletedAt",
      "products.suspendedUntil",
      "products.heldBy",
      "products.heldUntil",
      "products.phoneNumber",
      "products.location",
      "payments.transactionId",
      "answerBy",
      "answeredAt",
      "meetings.agreedFor as agreedMeetingAt",
    ])
    .select(sql<boolean>`(meetings."agreedAt" is not null)`.as("isAgreed"))
    .select(refundedByUs.as("refunded"))
    .where("bookings.buyerId", "=", buyer.id)
}

/** In poisha. */
const refundedByUs = sql<number | null>`(select sum(amount)::float8 from refunds
  where refunds."bookingId" = bookings.id and refunds.state <> 'byBank')`

/** Not `exists`, which PostgreSQL would plan as a hash of all reviews. */
const reviewWaits = sql<boolean>`(bookings."reviewsUntil" > now() and bookings."reviewsPublishedAt" is null
  and not coalesce((select true from reviews as own where own."bookingId" = bookings.id and own.by = 'buyer' limit 1), false))`

export type BookingRow = Awaited<ReturnType<ReturnType<typeof selectOwn>["execute"]>>[number]
