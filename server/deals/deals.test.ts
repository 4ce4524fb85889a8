import { expect, test } from "vitest"
import { Bookings } from "../../contract/bookings.ts"
import { Deals } from "../../contract/deals.ts"
import { Product } from "../../contract/products.ts"
import { appWithPaid, deal, dealOf, letPass, reserve, sendByCourier } from "../../test/dealing.ts"
import { runDueJobs, runScheduledJobs } from "../../test/jobs.ts"
import { keepInvariants } from "../../test/keep-invariants.ts"
import { notified } from "../../test/notified.ts"
import { bookProduct, payBooking } from "../../test/paying.ts"
import { listProduct, problemOf, read } from "../../test/people.ts"
import { appWithBooking, cutOffPayment, type TestApp } from "../../test/test-app.ts"
import { violations } from "../invariants/violations.ts"

keepInvariants()

const parcel = { courier: "Pathao", trackingCode: "PTH-2048" }

test("both see how a deal stands and what they may do, and nobody else does", async () => {
  const { rahim, ana, tomal, sadia, admin, bookingId } = await appWithBooking()
  expect(await dealOf(ana, bookingId)).toMatchObject({
    you: "buyer",
    state: "booked",
    may: expect.arrayContaining(["claim", "cancel"]),
  })
  expect(await dealOf(rahim, bookingId)).toMatchObject({ you: "seller", may: [] })
  await payBooking(ana, bookingId)
  const paid = await dealOf(rahim, bookingId)
  expect(paid).toMatchObject({
    state: "paid",
    amountDue: 62_000,
    may: expect.arrayContaining(["delivered", "refund"]),
    phones: { buyer: "01800000001" },
    events: [
      { act: "claim", from: "booked", to: "paying" },
      { act: "capture", from: "paying", to: "paid" },
    ],
  })
  expect(new Date(String(paid.dueAt)).getTime() - Date.now()).toBeGreaterThan(4.9 * 86_400_000)
  expect(await dealOf(admin, bookingId)).toMatchObject({ you: "admin", may: ["refund"] })
  expect((await dealOf(admin, bookingId)).phones).toBeUndefined()
  for (const stranger of [tomal, sadia]) {
    const found = await problemOf(stranger.get(`/api/deals/${bookingId}`))
    expect(found).toMatchObject({ code: "not-found" })
  }
  const sales = await read(Deals, rahim.get("/api/deals?as=seller&state=paid"))
  expect(sales.map(({ _id }) => _id)).toEqual([bookingId])
  expect(await read(Deals, rahim.get("/api/deals?as=buyer"))).toEqual([])
})

test("what is sent arrives, and the seller gets the money once the buyer says that it is fine", async () => {
  const app = await appWithBooking()
  const { rahim, ana, tomal, db, context, bookingId, productId } = app
  await sendByCourier(db, bookingId)
  await payBooking(ana, bookingId)
  expect(await problemOf(rahim.post(`/api/deals/${bookingId}/delivered`))).toMatchObject({
    code: "wrong-state",
  })
  const sent = await deal(rahim, bookingId, "send", parcel)
  expect(sent).toMatchObject({ state: "sent", shipment: parcel, may: ["delivered", "refund"] })
  expect(await deal(rahim, bookingId, "send", parcel)).toMatchObject({ state: "sent", events: sent.events })
  expect((await notified(context, ana))[0]).toMatchObject({ type: "deal-sent" })
  expect(await deal(ana, bookingId, "received")).toMatchObject({ state: "completed", may: ["review"] })
  expect((await notified(context, rahim))[0]).toMatchObject({ type: "deal-completed" })
  expect(await deal(ana, bookingId, "received")).toMatchObject({ state: "completed" })
  const other = await bookProductOf(app)
  await sendByCourier(db, other)
  await payBooking(tomal, other)
  expect(await problemOf(rahim.post(`/api/deals/${other}/send`, parcel))).toMatchObject({
    code: "invalid",
  })
  expect(await read(Product, ana.get(`/api/products/${productId}`))).toMatchObject({ saleStatus: "SOLD" })
  await expectAllRight(app)
})

test.each([
  ["the seller", "rahim"],
  ["an admin", "admin"],
] as const)(
  "%s gives everything back, and the product waits until its seller lists it again",
  async (_, who) => {
    const app = await appWithPaid()
    const { rahim, ana, tomal, db, context, bookingId, productId } = app
    const rival = await bookProduct(tomal, productId).catch(() => undefined)
    expect(rival).toBeUndefined()
    const refunded = await deal(app[who], bookingId, "refund", { reason: "not-available" })
    expect(refunded).toMatchObject({
      state: "refunded",
      endReason: "not-available",
      refunds: [{ amount: 62_000 }],
    })
    await runDueJobs(context)
    expect((await dealOf(ana, bookingId)).refunds).toMatchObject([{ state: "done" }])
    const { status } = await db.selectFrom("sandbox.intents").select("status").executeTakeFirstOrThrow()
    expect(status).toBe("canceled")
    const told = (await notified(context, ana)).map(({ type }) => type)
    expect(told.slice(0, 2).toSorted()).toEqual(["deal-refunded", "refund-paid"])
    expect((await tomal.get(`/api/products/${productId}`)).status).toBe(410)
    await rahim.patch(`/api/myProducts/${productId}`, { withdrawn: false })
    await payBooking(tomal, await bookProduct(tomal, productId))
    await expectAllRight(app)
  },
)

test("a buyer calls the money back where nothing happened for two days, and not before", async () => {
  const app = await appWithPaid()
  const { ana, db, bookingId } = app
  const early = await problemOf(ana.post(`/api/deals/${bookingId}/refund`, {}))
  expect(early).toMatchObject({ code: "wrong-state" })
  await letPass(db, bookingId, "2 days")
  expect((await dealOf(ana, bookingId)).may).toContain("refund")
  expect(await deal(ana, bookingId, "refund", {})).toMatchObject({ state: "refunded" })
  await expectAllRight(app)
})

type Outcome = {
  state: string
  after: string
  begin: (app: TestApp & { bookingId: string }) => Promise<unknown>
}

test.each<[string, Outcome]>([
  ["not handed over is refunded", { state: "refunded", after: "5 days", begin: () => Promise.resolve() }],
  [
    "handed over, to which nobody objects, is completed",
    {
      state: "completed",
      after: "3 days",
      begin: ({ rahim, bookingId }) => deal(rahim, bookingId, "delivered"),
    },
  ],
])(
  "what is paid and %s by the clock, once, of which its people hear once",
  async (_, { state, after, begin }) => {
    const app = await appWithPaid()
    const { ana, rahim, db, context, bookingId } = app
    await begin(app)
    await runScheduledJobs(context)
    await letPass(db, bookingId, after)
    await runScheduledJobs(context)
    await runScheduledJobs(context)
    expect(await dealOf(ana, bookingId)).toMatchObject({ state })
    const type = `deal-${state}`
    const told = [...(await notified(context, rahim)), ...(await notified(context, ana))].filter(
      (it) => it.type === type,
    )
    expect(told).toHaveLength(state === "refunded" ? 2 : 1)
    await expectAllRight(app)
  },
)

test("a parcel that nobody speaks of counts as arrived after ten days, and the sale as completed three days later", async () => {
  const app = await appWithBooking()
  const { ana, rahim, db, context, bookingId } = app
  await sendByCourier(db, bookingId)
  await payBooking(ana, bookingId)
  await deal(rahim, bookingId, "send", parcel)
  await letPass(db, bookingId, "10 days")
  await runScheduledJobs(context)
  expect(await dealOf(ana, bookingId)).toMatchObject({ state: "delivered" })
  await letPass(db, bookingId, "2 days")
  await runScheduledJobs(context)
  expect((await notified(context, ana))[0]).toMatchObject({ type: "deal-ending" })
  await letPass(db, bookingId, "1 day")
  await runScheduledJobs(context)
  expect(await dealOf(ana, bookingId)).toMatchObject({ state: "completed" })
  await expectAllRight(app)
})

test("what is kept for one buyer is RESERVED for all others, who are told when it is free again", async () => {
  const app = await appWithBooking()
  const { ana, tomal, rahim, db, context, productId, bookingId } = app
  const rival = await bookProduct(tomal, productId)
  await reserve(db, bookingId)
  expect(await read(Product, tomal.get(`/api/products/${productId}`))).toMatchObject({
    saleStatus: "AVAILABLE",
    reserved: true,
  })
  const [theirs] = await read(Bookings, tomal.get(`/api/bookings?email=${tomal.email}`))
  expect(theirs).toMatchObject({ availability: "RESERVED", state: "booked" })
  const refused = { bookingId: rival, sellingPrice: 62_000 }
  expect(await problemOf(tomal.post("/api/create-payment-intent", refused))).toMatchObject({
    code: "reserved",
  })
  expect((await dealOf(tomal, rival)).may).toEqual(["cancel"])
  for (const change of [
    rahim.delete(`/api/products/${productId}`),
    rahim.patch(`/api/products/${productId}`, { sellingPrice: 1_000 }),
    rahim.patch(`/api/myProducts/${productId}`, { withdrawn: true }),
  ])
    expect(await problemOf(change)).toMatchObject({ code: "deal-under-way" })
  expect(await deal(ana, bookingId, "cancel", { reason: "changed-mind" })).toMatchObject({
    state: "cancelled",
  })
  expect((await notified(context, tomal)).filter(({ type }) => type === "available-again")).toHaveLength(1)
  await payBooking(tomal, rival)
  await expectAllRight(app)
})

test("a payment out of a reservation that comes to nothing leads back to it", async () => {
  const app = await appWithBooking()
  const { ana, db, context, bookingId } = app
  await reserve(db, bookingId)
  const transactionId = await cutOffPayment(app)
  expect(await dealOf(ana, bookingId)).toMatchObject({ state: "paying" })
  await context.cards.cancel(transactionId, "expired")
  await ana.post("/api/payments", { transactionId, bookingId })
  expect(await dealOf(ana, bookingId)).toMatchObject({ state: "reserved" })
  await letPass(db, bookingId, "1 day")
  await runScheduledJobs(context)
  expect(await dealOf(ana, bookingId)).toMatchObject({ state: "cancelled" })
  await expectAllRight(app)
})

test("nobody leaves while money of a deal is kept, and what is only kept for a buyer ends with the account", async () => {
  const app = await appWithPaid()
  const { admin, ana, rahim, tomal, guitars, bookingId, db } = app
  for (const path of [`seller/${rahim.id}`, `buyer/${ana.id}`])
    expect(await problemOf(admin.delete(`/api/users/${path}`))).toMatchObject({ code: "deal-under-way" })
  expect(await problemOf(admin.patch(`/api/users/admin/${rahim.id}`))).toMatchObject({
    code: "deal-under-way",
  })
  await deal(ana, bookingId, "received")
  const kept = await bookProductOf({ rahim, tomal, guitars })
  await reserve(db, kept)
  expect((await admin.delete(`/api/users/buyer/${tomal.id}`)).status).toBe(200)
  expect(await dealOf(rahim, kept)).toMatchObject({ state: "cancelled" })
  await expectAllRight(app)
})

async function bookProductOf({ rahim, tomal, guitars }: Pick<TestApp, "rahim" | "tomal" | "guitars">) {
  return bookProduct(tomal, await listProduct(rahim, guitars, { productName: "Another guitar" }))
}

async function expectAllRight({ db, context }: Pick<TestApp, "db" | "context">) {
  expect(await violations(db, context.cards)).toEqual([])
}
