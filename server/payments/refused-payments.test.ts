import { sql } from "kysely"
import { expect, test } from "vitest"
import { Booking } from "../../contract/bookings.ts"
import { Modified } from "../../contract/fields.ts"
import { Product } from "../../contract/products.ts"
import { appWithBooking, appWithClaim } from "../../test/test-app.ts"
import {
  bookProduct,
  confirmCard,
  confirmUnboundCard,
  holdWithoutEvent,
  openIntent,
  payBooking,
  transactionOf,
} from "../../test/acts/paying.ts"
import { listProduct, type Person, problemOf, read } from "../../test/people.ts"
import { violations } from "../invariants/violations.ts"

function asksToPay(buyer: Person, bookingId: string, sellingPrice: number) {
  return problemOf(buyer.post("/api/create-payment-intent", { bookingId, sellingPrice }))
}

test("a hold that ends before it is taken sells nothing, however many meet it, and the product can be bought again", async () => {
  const { rahim, ana, tomal, nobody, db, context, productId, bookingId } = await appWithBooking()
  const { capture, cancel } = context.cards
  // the bank releases an old hold between our claim and our capture
  Object.assign(context.cards, { capture: cancel.bind(context.cards) })
  const transactionId = await confirmCard(ana, bookingId)
  const eight = Array.from({ length: 8 }, () =>
    problemOf(ana.post("/api/payments", { transactionId, bookingId })),
  )
  const told = {
    status: 409,
    code: "payment-incomplete",
    detail: "The card payment is not complete. Your card was not charged.",
  }
  expect(await Promise.all(eight)).toEqual(eight.map(() => told))
  await context.sandbox?.delivered()
  const steps = await db
    .selectFrom("events")
    .select("type")
    .where(sql`subjects ->> 'payment'`, "=", transactionId)
    .execute()
  const claimed = steps.filter(({ type }) => type === "payment claimed")
  expect(claimed).not.toEqual([])
  expect(steps.filter(({ type }) => type === "payment released")).toHaveLength(claimed.length)
  Object.assign(context.cards, { capture })
  const product = await read(Product, nobody.get(`/api/products/${productId}`))
  expect(product).toMatchObject({ saleStatus: "AVAILABLE" })
  await rahim.patch(`/api/products/${productId}`, { sellingPrice: 70_000 })
  await read(Modified, ana.patch(`/api/bookings/${bookingId}`, { sellingPrice: 70_000 }))
  await payBooking(tomal, await bookProduct(tomal, productId), 70_000)
  expect(await violations(db, context.cards)).toEqual([])
})

test("whoever is refused is told what is so once their hold is voided", async () => {
  const { tomal, db, context, productId } = await appWithClaim()
  const bookingId = await bookProduct(tomal, productId)
  const { cancel } = context.cards
  // releases Ana's claim while Tomal's hold is voided
  const cancelMeanwhile: typeof cancel = async (...words) => {
    await db.updateTable("payments").set({ state: "released", releasedAt: new Date() }).execute()
    return cancel.apply(context.cards, words)
  }
  Object.assign(context.cards, { cancel: cancelMeanwhile })
  const transactionId = await holdWithoutEvent(db, tomal, bookingId)
  expect(await problemOf(tomal.post("/api/payments", { transactionId, bookingId }))).toMatchObject({
    code: "payment-incomplete",
  })
})

test("a payment counts for one booking only, and whoever pays once more gets that money back", async () => {
  const { rahim, ana, db, context, guitars, bookingId } = await appWithBooking()
  const other = await bookProduct(ana, await listProduct(rahim, guitars))
  const [once, twice] = [await confirmUnboundCard(ana, 62_000), await confirmUnboundCard(ana, 62_000)]
  expect((await ana.post("/api/payments", { transactionId: once, bookingId })).status).toBe(200)
  expect(await problemOf(ana.post("/api/payments", { transactionId: once, bookingId: other }))).toMatchObject(
    {
      status: 409,
      code: "payment-mismatch",
    },
  )
  expect((await read(Booking, ana.get(`/api/bookings/${other}`))).paid).toBe(false)
  expect(await problemOf(ana.post("/api/payments", { transactionId: twice, bookingId }))).toEqual({
    status: 409,
    code: "already-sold",
    detail: "You have paid for this product already.",
  })
  expect(await context.cards.fetchIntent(twice)).toMatchObject({ status: "canceled" })
  expect(await violations(db, context.cards)).toEqual([])
})

test("money of another currency or amount, or for someone else's booking, claims nothing", async () => {
  const { ana, tomal, db, productId, bookingId } = await appWithBooking()
  const inDollars = await confirmUnboundCard(ana, 62_000)
  await db.updateTable("sandbox.intents").set({ currency: "usd" }).where("id", "=", inDollars).execute()
  const [little, right] = [await confirmUnboundCard(ana, 1), await confirmUnboundCard(ana, 62_000)]
  const tomals = await bookProduct(tomal, productId)
  const asks = (transactionId: string, id: string) =>
    problemOf(ana.post("/api/payments", { transactionId, bookingId: id }))
  for (const wrong of [inDollars, little])
    expect(await asks(wrong, bookingId)).toMatchObject({ status: 409, code: "payment-mismatch" })
  expect(await asks(right, tomals)).toMatchObject({ status: 404, code: "not-found" })
  expect(await db.selectFrom("payments").selectAll().execute()).toEqual([])
  expect((await ana.post("/api/payments", { transactionId: right, bookingId })).status).toBe(200)
})

test("who comes to pay for what has been removed, or sold, is told so before the card is asked for", async () => {
  const { rahim, ana, tomal, productId, bookingId, guitars } = await appWithBooking()
  const { sellingPrice } = await read(Product, ana.get(`/api/products/${productId}`))
  expect((await rahim.delete(`/api/products/${productId}`)).status).toBe(200)
  expect(await asksToPay(ana, bookingId, sellingPrice)).toEqual({
    status: 409,
    code: "no-longer-available",
    detail: "The seller has taken this product away.",
  })
  const other = await listProduct(rahim, guitars)
  const [late, quick] = [await bookProduct(ana, other), await bookProduct(tomal, other)]
  await payBooking(tomal, quick)
  expect(await asksToPay(ana, late, sellingPrice)).toEqual({
    status: 409,
    code: "already-sold",
    detail: "This product has been sold to someone else.",
  })
  expect(await asksToPay(tomal, quick, sellingPrice)).toEqual({
    status: 409,
    code: "already-sold",
    detail: "You have paid for this product already.",
  })
})

test("a booking whose payment the provider has closed, or no longer knows, gets another one to pay with", async () => {
  const { ana, db, context, bookingId } = await appWithBooking()
  const first = await openIntent(ana, bookingId)
  await context.cards.cancel(transactionOf(first), "grew too old")
  const second = await openIntent(ana, bookingId)
  await db.deleteFrom("sandbox.intents").execute()
  const third = await openIntent(ana, bookingId)
  expect(new Set([first, second, third]).size).toBe(3)
})

test("money that was taken for a product that is gone is given back", async () => {
  const { rahim, ana, db, context, productId, bookingId } = await appWithBooking()
  await openIntent(ana, bookingId)
  expect((await rahim.delete(`/api/products/${productId}`)).status).toBe(200)
  // like a provider configured to capture at once instead of holding
  const { id: transactionId } = await db
    .updateTable("sandbox.intents")
    .set({ status: "succeeded" })
    .returning("id")
    .executeTakeFirstOrThrow()
  expect(await problemOf(ana.post("/api/payments", { transactionId, bookingId }))).toMatchObject({
    code: "no-longer-available",
  })
  expect(await context.cards.fetchIntent(transactionId)).toMatchObject({ status: "canceled" })
  expect(await violations(db, context.cards)).toEqual([])
})

test("while nothing can be written a hold is neither captured nor voided", async () => {
  const { ana, db, context, bookingId } = await appWithBooking()
  await sql`alter table payments add constraint "noRoom" check (false) not valid`.execute(db)
  const payment = { transactionId: await confirmCard(ana, bookingId), bookingId }
  expect((await ana.post("/api/payments", payment)).status).toBe(503)
  expect(await context.cards.fetchIntent(payment.transactionId)).toMatchObject({ status: "requires_capture" })
  await sql`alter table payments drop constraint "noRoom"`.execute(db)
  expect((await ana.post("/api/payments", payment)).status).toBe(200)
  expect(await violations(db, context.cards)).toEqual([])
})
