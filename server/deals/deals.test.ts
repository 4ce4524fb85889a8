import { expect, test } from "vitest"
import { Deals } from "../../contract/deals.ts"
import { Product } from "../../contract/products.ts"
import { appWithPaid, deal, dealOf, ageDeal, sendByCourier } from "../../test/acts/dealing.ts"
import { runDueJobs, runScheduledJobs } from "../../test/jobs.ts"
import { keepInvariants } from "../../test/keep-invariants.ts"
import { notificationsOf } from "../../test/notifications.ts"
import { bookProduct, payBooking } from "../../test/acts/paying.ts"
import { listProduct, problemOf, read } from "../../test/people.ts"
import { appWithBooking, type TestApp } from "../../test/test-app.ts"

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
  expect((await notificationsOf(context, ana))[0]).toMatchObject({ type: "deal-sent" })
  expect(await deal(ana, bookingId, "received")).toMatchObject({ state: "completed", may: ["review"] })
  expect((await notificationsOf(context, rahim))[0]).toMatchObject({ type: "deal-completed" })
  expect(await deal(ana, bookingId, "received")).toMatchObject({ state: "completed" })
  const other = await bookProductOf(app)
  await sendByCourier(db, other)
  await payBooking(tomal, other)
  expect(await problemOf(rahim.post(`/api/deals/${other}/send`, parcel))).toMatchObject({
    code: "invalid",
  })
  expect(await read(Product, ana.get(`/api/products/${productId}`))).toMatchObject({ saleStatus: "SOLD" })
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
    const types = (await notificationsOf(context, ana)).map(({ type }) => type)
    expect(types.slice(0, 2).toSorted()).toEqual(["deal-refunded", "refund-paid"])
    expect((await tomal.get(`/api/products/${productId}`)).status).toBe(410)
    await rahim.patch(`/api/myProducts/${productId}`, { withdrawn: false })
    await payBooking(tomal, await bookProduct(tomal, productId))
  },
)

test("a buyer calls the money back where nothing happened for two days, and not before", async () => {
  const app = await appWithPaid()
  const { ana, db, bookingId } = app
  const early = await problemOf(ana.post(`/api/deals/${bookingId}/refund`, {}))
  expect(early).toMatchObject({ code: "wrong-state" })
  await ageDeal(db, bookingId, "2 days")
  expect((await dealOf(ana, bookingId)).may).toContain("refund")
  expect(await deal(ana, bookingId, "refund", {})).toMatchObject({ state: "refunded" })
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
  "a paid deal that is %s by the clock once, and its two people are told once",
  async (_, { state, after, begin }) => {
    const app = await appWithPaid()
    const { ana, rahim, db, context, bookingId } = app
    await begin(app)
    await runScheduledJobs(context)
    await ageDeal(db, bookingId, after)
    await runScheduledJobs(context)
    await runScheduledJobs(context)
    expect(await dealOf(ana, bookingId)).toMatchObject({ state })
    const type = `deal-${state}`
    const told = [
      ...(await notificationsOf(context, rahim)),
      ...(await notificationsOf(context, ana)),
    ].filter((it) => it.type === type)
    expect(told).toHaveLength(state === "refunded" ? 2 : 1)
  },
)

test("a parcel that nobody speaks of counts as arrived after ten days, and the sale as completed three days later", async () => {
  const app = await appWithBooking()
  const { ana, rahim, db, context, bookingId } = app
  await sendByCourier(db, bookingId)
  await payBooking(ana, bookingId)
  await deal(rahim, bookingId, "send", parcel)
  await ageDeal(db, bookingId, "10 days")
  await runScheduledJobs(context)
  expect(await dealOf(ana, bookingId)).toMatchObject({ state: "delivered" })
  await ageDeal(db, bookingId, "2 days")
  await runScheduledJobs(context)
  expect((await notificationsOf(context, ana))[0]).toMatchObject({ type: "deal-ending" })
  await ageDeal(db, bookingId, "1 day")
  await runScheduledJobs(context)
  expect(await dealOf(ana, bookingId)).toMatchObject({ state: "completed" })
})

async function bookProductOf({ rahim, tomal, guitars }: Pick<TestApp, "rahim" | "tomal" | "guitars">) {
  return bookProduct(tomal, await listProduct(rahim, guitars, { productName: "Another guitar" }))
}
