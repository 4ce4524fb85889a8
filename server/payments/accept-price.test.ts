import { sql } from "kysely"
import { expect, test } from "vitest"
import { Booking } from "../../contract/bookings.ts"
import { Modified } from "../../contract/fields.ts"
import { appWithBooking, appWithClaim } from "../../test/test-app.ts"
import { deliverMails } from "../../test/mail.ts"
import { cardOf, openIntent, payBooking, transactionOf } from "../../test/acts/paying.ts"
import { problemOf, read } from "../../test/people.ts"
import { releaseClaim } from "./claims.ts"
import { cancelOutdated } from "./intents.ts"
import { violations } from "../invariants/violations.ts"

/** An app with a booking at 62,000 BDT of a product that now costs 70,000 BDT. */
async function appWithRaisedPrice() {
  const app = await appWithBooking()
  const { rahim, ana, productId, bookingId } = app
  const clientSecret = await openIntent(ana, bookingId)
  await rahim.patch(`/api/products/${productId}`, { sellingPrice: 70_000 })
  const accepts = (sellingPrice: unknown, buyer = ana) =>
    buyer.patch(`/api/bookings/${bookingId}`, { sellingPrice })
  return { ...app, clientSecret, accepts }
}

test("an unpaid booking of another price says the new one, which its buyer accepts and pays", async () => {
  const { ana, bookingId, accepts, clientSecret, db, context } = await appWithRaisedPrice()
  const opening = await ana.post("/api/create-payment-intent", { bookingId, sellingPrice: 62_000 })
  expect(opening.status).toBe(409)
  expect(await opening.json()).toMatchObject({ code: "price-changed", sellingPrice: 70_000 })
  expect(await read(Booking, ana.get(`/api/bookings/${bookingId}`))).toMatchObject({
    sellingPrice: 62_000,
    priceToday: 70_000,
  })
  expect(await read(Modified, accepts(70_000))).toEqual({ modifiedCount: 1 })
  expect(await read(Modified, accepts(70_000))).toEqual({ modifiedCount: 0 })
  const intents = await db.selectFrom("sandbox.intents").select(["id", "status"]).execute()
  expect(intents).toEqual([{ id: transactionOf(clientSecret), status: "canceled" }])
  expect(await read(Booking, ana.get(`/api/bookings/${bookingId}`))).not.toHaveProperty("priceToday")
  await payBooking(ana, bookingId, 70_000)
  expect(await violations(db, context.cards)).toEqual([])
})

test("no price but today's is accepted", async () => {
  const { accepts, ana, bookingId } = await appWithRaisedPrice()
  for (const price of [62_000, 69_999.99, 0, "70000", null])
    expect([409, 422]).toContain((await accepts(price)).status)
  expect(await read(Booking, ana.get(`/api/bookings/${bookingId}`))).toMatchObject({ sellingPrice: 62_000 })
})

test("a card that was confirmed for the old price is not charged, and the buyer is told the new one", async () => {
  const { ana, bookingId, clientSecret, db } = await appWithRaisedPrice()
  await ana.post("/api/sandbox/confirm", cardOf(clientSecret))
  const paying = await ana.post("/api/payments", { transactionId: transactionOf(clientSecret), bookingId })
  expect(await paying.json()).toMatchObject({
    code: "price-changed",
    sellingPrice: 70_000,
    detail: "The seller has changed the price meanwhile. Your card was not charged.",
  })
  const { status } = await db.selectFrom("sandbox.intents").select("status").executeTakeFirstOrThrow()
  expect(status).toBe("canceled")
})

test("a card confirmed for another amount than its booking has by now is not charged either", async () => {
  const { ana, bookingId, db, context, clientSecret } = await appWithRaisedPrice()
  await db.updateTable("bookings").set({ sellingPrice: 7_000_000 }).execute()
  await ana.post("/api/sandbox/confirm", cardOf(clientSecret))
  const transactionId = transactionOf(clientSecret)
  expect(await problemOf(ana.post("/api/payments", { transactionId, bookingId }))).toMatchObject({
    code: "price-changed",
    detail: "The seller has changed the price meanwhile. Your card was not charged.",
  })
  expect(await context.cards.fetchIntent(transactionId)).toMatchObject({ status: "canceled" })
  await payBooking(ana, bookingId, 70_000)
  expect(await violations(db, context.cards)).toEqual([])
})

test("a payment that is opened while its booking gets another price is closed at once", async () => {
  const { rahim, ana, productId, bookingId, db, context } = await appWithBooking()
  const { createIntent } = context.cards
  const slow: typeof createIntent = async (order) => {
    const intent = await createIntent(order)
    Object.assign(context.cards, { createIntent })
    await rahim.patch(`/api/products/${productId}`, { sellingPrice: 70_000 })
    await ana.patch(`/api/bookings/${bookingId}`, { sellingPrice: 70_000 })
    return intent
  }
  Object.assign(context.cards, { createIntent: slow })
  const opening = await ana.post("/api/create-payment-intent", { bookingId, sellingPrice: 62_000 })
  expect(await opening.json()).toMatchObject({ code: "price-changed", sellingPrice: 70_000 })
  expect(await db.selectFrom("sandbox.intents").select("status").execute()).toEqual([{ status: "canceled" }])
  await payBooking(ana, bookingId, 70_000)
  expect(await violations(db, context.cards)).toEqual([])
})

test("a slow tab that accepted a price leaves the payment alone once its booking has the old price again", async () => {
  const { rahim, accepts, productId, bookingId, clientSecret, db, context } = await appWithRaisedPrice()
  const hasPrice = (sellingPrice: number) =>
    expect
      .poll(() => db.selectFrom("bookings").select("sellingPrice").where("id", "=", bookingId).execute())
      .toEqual([{ sellingPrice }])
  const [slow, quick] = await db.transaction().execute(async (tx) => {
    await sql`lock table "paymentIntents" in access exclusive mode`.execute(tx)
    const first = accepts(70_000)
    await hasPrice(7_000_000)
    await rahim.patch(`/api/products/${productId}`, { sellingPrice: 62_000 })
    const second = accepts(62_000)
    await hasPrice(6_200_000)
    return [first, second]
  })
  expect([(await slow).status, (await quick).status]).toEqual([200, 200])
  const { status } = (await context.cards.fetchIntent(transactionOf(clientSecret))) ?? {}
  expect(status).toBe("requires_payment_method")
})

test("a payment that is under way is not cancelled for its amount, nor released for another booking", async () => {
  const { bookingId, transactionId, db, context } = await appWithClaim()
  const { id } = await db.selectFrom("payments").select("id").executeTakeFirstOrThrow()
  await releaseClaim(db, { id, bookingId: crypto.randomUUID() })
  await db.updateTable("bookings").set({ sellingPrice: 7_000_000 }).execute()
  await cancelOutdated(db, context.cards, bookingId)
  expect(await context.cards.fetchIntent(transactionId)).toMatchObject({ status: "requires_capture" })
})

test("a hold of which no event told is voided when its buyer accepts another price, and the audit log and a mail say so", async () => {
  const { accepts, ana, clientSecret, db, context } = await appWithRaisedPrice()
  const transactionId = transactionOf(clientSecret)
  await db.updateTable("sandbox.intents").set({ status: "requires_capture" }).execute()
  expect((await accepts(70_000)).status).toBe(200)
  const mails = (await deliverMails(context)).filter(({ recipient }) => recipient === ana.email)
  expect(mails.map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining("Your payment goes back"),
  )
  expect(await context.cards.fetchIntent(transactionId)).toMatchObject({ status: "canceled" })
  const audit = sql<{ payment: string }>`
    select subjects ->> 'payment' as payment from events where type = 'payment given back'`
  expect((await audit.execute(db)).rows).toEqual([{ payment: transactionId }])
  expect(await violations(db, context.cards)).toEqual([])
})

test("a payment captured at the old price is left to the sweep, and one that its provider does not know is closed", async () => {
  const { accepts, bookingId, db, context } = await appWithRaisedPrice()
  const isOpen = async () =>
    (await db.selectFrom("paymentIntents").select("closedAt").execute())[0]?.closedAt === null
  await db.updateTable("sandbox.intents").set({ status: "succeeded" }).execute()
  expect((await accepts(70_000)).status).toBe(200)
  expect(await isOpen()).toBe(true)
  await db.deleteFrom("sandbox.intents").execute()
  await cancelOutdated(db, context.cards, bookingId)
  expect(await isOpen()).toBe(false)
})

test("nobody accepts a price for another's booking, a paid one, or of what is no longer for sale", async () => {
  const { accepts, tomal, rahim, productId } = await appWithRaisedPrice()
  expect(await problemOf(accepts(70_000, tomal))).toMatchObject({ status: 404 })
  await rahim.patch(`/api/myProducts/${productId}`, { withdrawn: true })
  expect(await problemOf(accepts(70_000))).toMatchObject({ code: "no-longer-available" })
  const { ana, bookingId } = await appWithBooking()
  await payBooking(ana, bookingId)
  const again = ana.patch(`/api/bookings/${bookingId}`, { sellingPrice: 62_000 })
  expect(await problemOf(again)).toMatchObject({ code: "already-sold" })
})
