import { type RawBuilder, sql } from "kysely"
import { v7 as uuidv7 } from "uuid"
import type { Language } from "../../contract/language.ts"
import type { Db, Row } from "../../db/tables.ts"
import { insertEventSql, insertPaymentEventsSql, recordEvent } from "../events/events.ts"
import { composeMail, insertMails } from "../mail/mail.ts"
import { priceChanged } from "../bookings/price-changed.ts"
import { Problem } from "../http/problem.ts"
import { addJobSql } from "../jobs/add-job.ts"
import { second } from "../process/durations.ts"
import { isAvailable, markSoldSql, stateOf } from "../products/state.ts"
import type { Intent } from "./card-provider.ts"
import { productSold, receipt, type Sale } from "./emails.ts"

export type Payment = Row<"payments"> &
  Sale & { sellerEmail: string; sellerLanguage: Language; buyerEmail: string; buyerLanguage: Language }
export type Booking = Pick<Row<"bookings">, "id" | "buyerId">

export async function findByTransaction(db: Db, transactionId: string) {
  const found = sql`(select * from payments where "transactionId" = ${transactionId} and state <> 'released')`
  const { rows } = await selectDetailsSql(found).execute(db)
  return rows[0]
}

export async function findClaimed(db: Db, id: string) {
  const found = sql`(select * from payments where id = ${id} and state = 'claimed')`
  return (await selectDetailsSql(found).execute(db)).rows[0]
}

export async function findStale(db: Db, moment: Date) {
  const found = sql`(select * from payments where state = 'claimed' and "claimedAt" < ${moment})`
  return (await selectDetailsSql(found).execute(db)).rows
}

function selectDetailsSql(payments: RawBuilder<unknown>) {
  return sql<Payment>`
    select payment.*, bookings."productName", bookings."sellingPrice", bookings."sellerName", bookings."buyerName",
      bookings."buyerEmail", bookings."buyerPhone", bookings."buyerLocation", bookings."paidAt",
      products."phoneNumber", products.location, seller.id as "sellerId", seller.email as "sellerEmail",
      seller.language as "sellerLanguage", buyer.language as "buyerLanguage"
    from ${payments} as payment
    join bookings on bookings.id = payment."bookingId"
    join products on products.id = payment."productId"
    join users as seller on seller.id = products."sellerId"
    join users as buyer on buyer.id = bookings."buyerId"`
}

/** At today's price only. Undefined if sold or claimed: unique indexes allow one claim per product and booking. */
export async function claim(db: Db, booking: Booking, intent: Intent, by?: string) {
  const { rows } = await sql<Payment>`
    with ${lockRowsSql(booking)}, claimed as (
      insert into payments (id, "transactionId", "bookingId", "productId", "buyerId", amount, state)
      select ${uuidv7()}, ${intent.id}, booking.id, product.id, "buyerId", "sellingPrice", 'claimed'
      from booking, product
      where "sellingPrice" = ${intent.amount} and "sellingPrice" = "priceToday" and "removedAt" is null and ${isAvailable("product")}
      on conflict do nothing
      returning *
    ), ${insertPaymentEventsSql("payment claimed", sql`claimed`, by)}
    ${selectDetailsSql(sql`(select claimed.* from claimed, ${resumeLaterSql} as job)`)}`.execute(db)
  return rows[0]
}

/** Older claims were left by a process that died, or could not ask the provider. */
export const claimAge = 30 * second

const resumeLaterSql = addJobSql(
  "resume-claim",
  sql`claimed.id`,
  sql`now() + make_interval(secs => ${claimAge / second})`,
)

/** In one order against deadlocks, buyer, booking, product, payment; removals and withdrawals wait for them. */
function lockRowsSql({ id, buyerId }: Booking) {
  return sql`buyer as (
      select id from users where id = ${buyerId} for key share
    ), booking as (
      select bookings.id, "productId", "buyerId", "sellingPrice", "removedAt" from bookings, buyer
      where bookings.id = ${id} and "buyerId" = buyer.id
      for update of bookings
    ), product as (
      select products.id, products."sellingPrice" as "priceToday", "deletedAt", "withdrawnAt", "soldAt" from products, booking where products.id = booking."productId"
      for update of products
    )`
}

/** In poisha. */
export async function priceOf(db: Db, { id, buyerId }: Booking) {
  const booking = await db
    .selectFrom("bookings")
    .select("sellingPrice")
    .where("id", "=", id)
    .where("buyerId", "=", buyerId)
    .executeTakeFirst()
  return booking?.sellingPrice
}

export async function findRefusal(db: Db, id: string) {
  const { paidAt, removedAt, sellingPrice, priceToday, ...product } = await db
    .selectFrom("bookings")
    .innerJoin("products", "products.id", "bookings.productId")
    .leftJoin("payments", (join) =>
      join
        .onRef("payments.productId", "=", "products.id")
        .on("payments.bookingId", "<>", id)
        .on("payments.state", "<>", sql<"released">`'released'`),
    )
    .select([
      "bookings.sellingPrice",
      "products.sellingPrice as priceToday",
      "paidAt",
      "removedAt",
      "deletedAt",
      "withdrawnAt",
      "soldAt",
      "claimedAt",
    ])
    .where("bookings.id", "=", id)
    .executeTakeFirstOrThrow()
  const state = stateOf(product)
  if (paidAt) return new Problem("already-sold", (say) => say.alreadyPaid)
  if (state === "withdrawn") return new Problem("no-longer-available", (say) => say.notCharged.takenAway)
  if (removedAt) return new Problem("no-longer-available", (say) => say.notCharged.bookingRemoved)
  if (state === "available")
    return sellingPrice === priceToday
      ? undefined
      : priceChanged(priceToday, (say) => say.notCharged.priceChanged)
  return new Problem("already-sold", (say) => say.notCharged.sold)
}

/** Idempotent, in one statement: payment captured, booking paid, product sold, mails queued. */
export async function recordCapture(db: Db, payment: Payment, by?: string) {
  const now = new Date()
  const { id, bookingId, buyerId, transactionId } = payment
  const [seller, buyer] = [
    { email: payment.sellerEmail, language: payment.sellerLanguage },
    { email: payment.buyerEmail, language: payment.buyerLanguage },
  ]
  const mails = await Promise.all([
    composeMail(seller, productSold(payment)),
    composeMail(buyer, receipt({ ...payment, paidAt: now }, transactionId)),
  ])
  const subjects = { booking: bookingId, product: payment.productId }
  const sold = { type: "product sold", actorId: buyerId, subjects, data: { price: payment.amount } } as const
  await sql`
    with ${lockRowsSql({ id: bookingId, buyerId })}, captured as (
      update payments set state = 'captured', "capturedAt" = ${now} from product
      where payments.id = ${id} and state = 'claimed'
      returning payments.*
    ), paid as (
      update bookings set "paidAt" = ${now} from captured where bookings.id = "bookingId"
    ), ${markSoldSql(sql`captured`, now)}, closed as (
      update "paymentIntents" set "closedAt" = ${now} from captured where "paymentIntents".id = "transactionId"
    ), ${insertPaymentEventsSql("payment captured", sql`captured`, by)}, ${insertEventSql(sold, sql`captured`)}, ${insertMails(mails, sql`captured`)}
    select`.execute(db)
}

/** Idempotent. Only for a claim that can no longer be captured; the product is available again. */
export function release(db: Db, { id }: Payment, by?: string) {
  return db.transaction().execute(async (tx) => {
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
      actorId: by,
      data: { amount },
    })
  })
}
