import { type RawBuilder, sql } from "kysely"
import { v7 as uuidv7 } from "uuid"
import type { Language } from "../../contract/language.ts"
import type { Db, Row, Tx } from "../../db/tables.ts"
import { deadlines, fromNow } from "../bookings/deadlines.ts"
import type { Deal } from "../bookings/find-deal.ts"
import { endPaying } from "../bookings/end-paying.ts"
import { lockDeal } from "../bookings/lock-deal.ts"
import { mayBePaidSql } from "../bookings/may-be-paid.ts"
import type { Actor } from "../bookings/move.ts"
import { moveSql } from "../bookings/steps-sql.ts"
import { insertPaymentEventsSql, recordEvent } from "../events/events.ts"
import { addJobSql } from "../jobs/add-job.ts"
import { isSuspended } from "../users/suspended.ts"
import type { Intent } from "./card-provider.ts"
import type { Sale } from "./emails.ts"

export type Payment = Row<"payments"> &
  Sale & { sellerEmail: string; sellerLanguage: Language; buyerEmail: string; buyerLanguage: Language }
export type BookingRef = Pick<Row<"bookings">, "id" | "buyerId">

export async function findByTransaction(db: Db, transactionId: string) {
  const found = sql`(select * from payments where "transactionId" = ${transactionId} and state <> 'released')`
  const { rows } = await selectDetailsSql(found).execute(db)
  return rows[0]
}

export async function findClaimed(db: Db, id: string) {
  const found = sql`(select * from payments where id = ${id} and state = 'claimed' and provider = 'card')`
  return (await selectDetailsSql(found).execute(db)).rows[0]
}

export async function findStale(db: Db, moment: Date) {
  const found = sql`(select * from payments where state = 'claimed' and provider = 'card' and "claimedAt" < ${moment})`
  return (await selectDetailsSql(found).execute(db)).rows
}

function selectDetailsSql(payments: RawBuilder<unknown>) {
  return sql<Payment>`
    select payment.*, bookings."productName", bookings."sellingPrice", bookings."sellerName", bookings."buyerName",
      bookings."buyerEmail", bookings."buyerPhone", bookings."buyerLocation", bookings."paidAt", bookings.delivery,
      products."phoneNumber", products.location, seller.id as "sellerId", seller.email as "sellerEmail",
      seller.language as "sellerLanguage", buyer.language as "buyerLanguage"
    from ${payments} as payment
    join bookings on bookings.id = payment."bookingId"
    join products on products.id = payment."productId"
    join users as seller on seller.id = products."sellerId"
    join users as buyer on buyer.id = bookings."buyerId"`
}

export function actorOf(by: string | undefined): Actor {
  return by ? { role: "buyer", id: by } : { role: "provider" }
}

/** Returns undefined if it may not be paid or is claimed: unique indexes allow one claim per booking and product. */
export async function claim(db: Db, booking: BookingRef, intent: Intent, by?: string) {
  const { rows } = await sql<Payment>`
    with ${lockRowsSql(booking)}, claimed as (
      insert into payments (id, "transactionId", "bookingId", "productId", "buyerId", amount, state)
      select ${uuidv7()}, ${intent.id}, booking.id, product.id, buyer.id, "amountDue", 'claimed'
      from buyer, booking, product
      where "amountDue" = ${intent.amount} and ${mayBePaidSql}
      on conflict do nothing
      returning *
    ), ${moveSql({ act: "claim", to: "paying", by: actorOf(by), set: sql`"dueAt" = ${fromNow(deadlines.paying)}` }, sql`claimed`)},
    ${insertPaymentEventsSql("payment claimed", sql`claimed`, by)}
    ${selectDetailsSql(sql`(select claimed.* from claimed, ${resumeLaterSql} as job)`)}`.execute(db)
  return rows[0]
}

/** An older claim was left by a process that died or could not reach the provider. */
export const claimAge = deadlines.paying

const resumeLaterSql = addJobSql("resume-claim", sql`claimed.id`, fromNow(claimAge))

/**
 * CTEs that lock buyer and seller, booking, product, always in this order and before a payment; removals and withdrawals wait.
 * `buyer` is an aggregate, so that both people are locked before the booking is locked.
 */
export function lockRowsSql({ id, buyerId }: BookingRef) {
  return sql`people as (
      select id, ${isSuspended()} as "isSuspended" from users
      where id = ${buyerId} or id = (
        select "sellerId" from bookings join products on products.id = "productId" where bookings.id = ${id})
      order by id for key share
    ), buyer as (
      select ${buyerId}::uuid as id, bool_or(id = ${buyerId} and "isSuspended") as "isSuspended"
      from people having bool_or(id = ${buyerId})
    ), booking as (
      select bookings.id, "productId", "buyerId", "sellingPrice", "sellingPrice" + "deliveryFee" as "amountDue",
        "removedAt", state
      from bookings, buyer
      where bookings.id = ${id} and "buyerId" = buyer.id
      for update of bookings
    ), product as (
      select products.id, products."sellingPrice" as "priceToday", "deletedAt", "withdrawnAt", "soldAt",
        "suspendedUntil", "heldBy"
      from products, booking where products.id = booking."productId"
      for update of products
    )`
}

/** Releases a claim that can no longer be captured; the product is free, or reserved as before. Idempotent. */
export function releaseClaim(db: Db, { id, bookingId }: Pick<Payment, "id" | "bookingId">, by?: string) {
  return db.transaction().execute(async (tx) => {
    const deal = await lockDeal(tx, bookingId)
    if (deal) await releaseLockedClaim(tx, deal, id, actorOf(by))
  })
}

/** Like `releaseClaim`, for a deal that is locked already. */
export async function releaseLockedClaim(tx: Tx, deal: Deal, id: string, by: Actor) {
  const released = await tx
    .updateTable("payments")
    .set({ state: "released", releasedAt: new Date() })
    .where("id", "=", id)
    .where("state", "=", sql<"claimed">`'claimed'`)
    .returning(["transactionId", "amount"])
    .executeTakeFirst()
  if (!released) return
  const { transactionId, amount } = released
  await recordEvent(tx, {
    type: "payment released",
    subjects: { payment: transactionId },
    actorId: by.id,
    data: { amount },
  })
  await endPaying(tx, deal, by)
}
