import { sql } from "kysely"
import { expect, test } from "vitest"
import { UnknownPayments } from "../../contract/unknown-payments.ts"
import { dealOf } from "../../test/acts/dealing.ts"
import { openCheckout } from "../../test/gateways/checkout-calls.ts"
import { ageClaim, appWithTwoBookings, paymentOf, stateOf } from "../../test/gateways/hosted.ts"
import { payBooking } from "../../test/acts/paying.ts"
import { read } from "../../test/people.ts"
import { readableLog } from "../../test/readable-log.ts"
import { appWithClaim } from "../../test/test-app.ts"
import { violations } from "../invariants/violations.ts"
import { sweep } from "./sweep.ts"

/** An app with a claim, sixteen minutes old, that the card provider does not know. */
async function unknownClaim() {
  const { log, messages } = readableLog("error")
  const app = await appWithClaim()
  const { fetchIntent } = app.context.cards
  await sql`update payments set "claimedAt" = now() - interval '14 minutes'`.execute(app.db)
  Object.assign(app.context.cards, { fetchIntent: () => Promise.resolve(undefined) })
  await sweep({ ...app.context, log })
  expect(await read(UnknownPayments, app.admin.get("/api/unknown-payments"))).toEqual([])
  await sql`update payments set "claimedAt" = now() - interval '16 minutes'`.execute(app.db)
  await sweep({ ...app.context, log })
  await sweep({ ...app.context, log })
  expect(messages()).toEqual(["alarm: the card provider does not know a payment, and an admin has to look"])
  expect(await dealOf(app.ana, app.bookingId)).toMatchObject({ state: "paying" })
  const [unknown] = await read(UnknownPayments, app.admin.get("/api/unknown-payments"))
  expect(unknown).toMatchObject({ provider: "card", transactionId: app.transactionId })
  return { ...app, fetchIntent, path: `/api/unknown-payments/${unknown?._id}` }
}

test("a card payment that its provider still does not know after a quarter of an hour waits for an admin; not paid, its buyer can pay again", async () => {
  const { ana, admin, context, db, bookingId, fetchIntent, path } = await unknownClaim()
  expect((await admin.post(`${path}/not-paid`)).status).toBe(200)
  expect(await dealOf(ana, bookingId)).toMatchObject({ state: "booked" })
  await db.deleteFrom("sandbox.intents").execute()
  Object.assign(context.cards, { fetchIntent })
  await sweep(context)
  await payBooking(ana, bookingId)
  expect(await dealOf(ana, bookingId)).toMatchObject({ state: "paid" })
  expect(await violations(db, context.cards)).toEqual([])
})

test("a card payment that an admin found in the provider's earlier account pays for the product", async () => {
  const { ana, admin, context, db, bookingId, fetchIntent, path, transactionId } = await unknownClaim()
  await context.cards.capture(transactionId, "in the earlier account")
  expect((await admin.post(`${path}/paid`, { reference: "ch_earlier" })).status).toBe(200)
  expect((await admin.post(`${path}/not-paid`)).status).toBe(409)
  expect(await dealOf(ana, bookingId)).toMatchObject({ state: "paid", method: "card", transactionId })
  Object.assign(context.cards, { fetchIntent })
  await sweep(context)
  expect(await violations(db, context.cards)).toEqual([])
})

test("a card payment that an admin ended as not paid, and its provider knows again as taken long ago, counts after all", async () => {
  const { ana, admin, context, db, bookingId, fetchIntent, path, transactionId } = await unknownClaim()
  await context.cards.capture(transactionId, "in the earlier account")
  await sql`update sandbox.intents set "heldAt" = now() - interval '9 days', "capturedAt" = now() - interval '9 days'`.execute(
    db,
  )
  expect((await admin.post(`${path}/not-paid`)).status).toBe(200)
  Object.assign(context.cards, { fetchIntent })
  expect(await violations(db, context.cards)).toEqual([
    `a hold without a claim older than 15 minutes: ${transactionId}`,
  ])
  await sweep(context)
  expect(await dealOf(ana, bookingId)).toMatchObject({ state: "paid", transactionId })
  expect(await violations(db, context.cards)).toEqual([])
})

test("a card payment that its provider knows again is finished without an admin", async () => {
  const { ana, admin, context, db, bookingId, fetchIntent } = await unknownClaim()
  Object.assign(context.cards, { fetchIntent })
  await sweep(context)
  expect(await dealOf(ana, bookingId)).toMatchObject({ state: "paid" })
  expect(await read(UnknownPayments, admin.get("/api/unknown-payments"))).toEqual([])
  expect(await violations(db, context.cards)).toEqual([])
})

test("the card provider is not asked about a payment at a gateway", async () => {
  const app = await appWithTwoBookings()
  await openCheckout(app.ana, app.bookingId, "sandbox")
  const { transactionId } = await paymentOf(app, app.bookingId)
  await ageClaim(app, transactionId, 16)
  await sweep(app.context)
  expect(await stateOf(app, app.bookingId)).toBe("paying")
})
