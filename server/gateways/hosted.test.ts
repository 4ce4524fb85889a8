import { afterAll, beforeEach, expect, test } from "vitest"
import { CheckoutState } from "../../contract/gateways.ts"
import { askCheckout, openCheckout } from "../../test/gateways/checkout-calls.ts"
import {
  appWithCheckout,
  ageClaim,
  appWithTwoBookings,
  runClock,
  returnFromGateway,
  moneyProblems,
  sendNotice,
  paymentOf,
  stateOf,
} from "../../test/gateways/hosted.ts"
import { noticeOf, sslCommerzServer } from "../../test/gateways/sslcommerz-server.ts"
import { bookProduct, holdWithoutEvent, payBooking } from "../../test/acts/paying.ts"
import { listProduct, problemOf, read } from "../../test/people.ts"
import { whileRefusing } from "../../test/refusing.ts"

const server = await sslCommerzServer()
beforeEach(() => server.behave("polite"))
afterAll(() => server.stop())

const gateway = "sslcommerz"
const inTheMiddle = () => appWithTwoBookings(server.settings)

const opened = () => appWithCheckout(server.settings, gateway)

test("a buyer pays at a gateway: the product is kept meanwhile, then sold, and the receipt names the transaction", async () => {
  const app = await opened()
  const { ana, tomal, bookingId, othersId, transactionId, db } = app
  expect(transactionId).toMatch(/^BL[0-9A-HJKMNP-TV-Z]{26}$/)
  expect(await stateOf(app, bookingId)).toBe("paying")
  expect(await problemOf(askCheckout(tomal, othersId, gateway))).toMatchObject({
    status: 409,
    code: "reserved",
  })
  const back = await returnFromGateway(app, noticeOf(server.pay(transactionId)))
  expect([back.status, back.headers.get("Location")]).toEqual([303, `/dashboard/payment/${bookingId}`])
  expect(await stateOf(app, bookingId)).toBe("paid")
  expect(await (await ana.get(`/api/bookings/${bookingId}`)).json()).toMatchObject({
    paid: true,
    transactionId,
  })
  expect(await read(CheckoutState, ana.get(`/api/deals/${bookingId}/checkout`))).toMatchObject({
    last: { gateway, state: "paid" },
  })
  expect(await problemOf(askCheckout(tomal, othersId, gateway))).toMatchObject({ code: "already-sold" })
  const mails = await db.selectFrom("mails").select(["recipient", "text"]).execute()
  expect(mails.find(({ recipient }) => recipient === ana.email)?.text).toContain(transactionId)
  expect(await moneyProblems(app)).toEqual([])
})

test.each([
  ["the buyer's return", returnFromGateway],
  ["the gateway's notice", sendNotice],
])("a product is paid by %s, even if that meets a deadlock", async (_, tell) => {
  const app = await opened()
  const { db, bookingId, transactionId } = app
  const deadlock = { act: "update", table: "payments", sqlState: "40P01", isOnce: true } as const
  await whileRefusing(db, deadlock, () => tell(app, noticeOf(server.pay(transactionId))))
  expect(await stateOf(app, bookingId)).toBe("paid")
  expect(await moneyProblems(app)).toEqual([])
})

test("pressing again leads to the same page, and nobody begins more payments than they can finish", async () => {
  const app = await opened()
  const { ana, rahim, guitars, bookingId } = app
  const pages = await Promise.all(Array.from({ length: 3 }, () => openCheckout(ana, bookingId, gateway)))
  expect(new Set(pages).size).toBe(1)
  expect(await problemOf(askCheckout(ana, bookingId, "sandbox"))).toMatchObject({ code: "payment-under-way" })
  const book = async (name: string) =>
    bookProduct(ana, await listProduct(rahim, guitars, { productName: name }))
  await openCheckout(ana, await book("Another"), gateway)
  expect(await problemOf(askCheckout(ana, await book("A third"), gateway))).toMatchObject({ status: 429 })
})

test("who let two payments for a product come to nothing waits before keeping it a third time", async () => {
  const app = await inTheMiddle()
  for (let tries = 0; tries < 2; tries += 1) {
    await openCheckout(app.ana, app.bookingId, gateway)
    const { transactionId } = await paymentOf(app, app.bookingId)
    await returnFromGateway(app, noticeOf(server.fail(transactionId, "CANCELLED")))
    expect(await stateOf(app, app.bookingId)).toBe("booked")
  }
  const refused = await askCheckout(app.ana, app.bookingId, gateway)
  expect(refused.status).toBe(429)
  // a day after the first of the two
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(23.9 * 3_600)
  // anyone else may still buy the product
  await openCheckout(app.tomal, app.othersId, gateway)
  expect(await moneyProblems(app)).toEqual([])
})

test("return, notice and clock settle one payment, twenty times each at once", async () => {
  const app = await opened()
  const notice = noticeOf(server.pay(app.transactionId))
  const twenty = Array.from({ length: 20 })
  await Promise.all(
    twenty.flatMap(() => [returnFromGateway(app, notice), sendNotice(app, notice), runClock(app)]),
  )
  expect(await stateOf(app, app.bookingId)).toBe("paid")
  const payments = await app.db.selectFrom("payments").select("state").execute()
  expect(payments).toEqual([{ state: "captured" }])
  expect(await moneyProblems(app)).toEqual([])
})

test("a forged notice, the validation of another order, and a return that lies change nothing", async () => {
  const app = await opened()
  const { transactionId, bookingId, othersId } = app
  const lie = { status: "VALID", tran_id: transactionId, amount: "62000.00", val_id: "guessed" }
  expect((await sendNotice(app, noticeOf(lie, "sha256", "guessed"))).status).toBe(400)
  expect((await sendNotice(app, new URLSearchParams(lie))).status).toBe(400)
  expect((await returnFromGateway(app, new URLSearchParams(lie))).status).toBe(303)
  expect(
    (await returnFromGateway(app, new URLSearchParams({ tran_id: "BL0" }))).headers.get("Location"),
  ).toBe("/dashboard/myorders")
  expect(await stateOf(app, bookingId)).toBe("paying")
  expect(await stateOf(app, othersId)).toBe("booked")
  // other endpoints still refuse requests from another site
  const headers = { "Sec-Fetch-Site": "cross-site" }
  expect((await app.api.request(`/api/payments/notice/../webhook`, { method: "POST", headers })).status).toBe(
    403,
  )
})

test("a gateway that does not answer charges nobody: the claim stays, and ends by itself", async () => {
  const app = await inTheMiddle()
  server.behave("forgets")
  expect(await problemOf(askCheckout(app.ana, app.bookingId, gateway))).toMatchObject({
    status: 503,
    code: "unavailable",
    detail: "Nothing was charged yet. Please try again.",
  })
  expect(await stateOf(app, app.bookingId)).toBe("paying")
  server.behave("silent")
  // while the first request waits for the gateway
  expect(await problemOf(askCheckout(app.ana, app.bookingId, gateway))).toMatchObject({
    code: "payment-under-way",
  })
  server.behave("polite")
  const { transactionId } = await paymentOf(app, app.bookingId)
  await ageClaim(app, transactionId, 1)
  await openCheckout(app.ana, app.bookingId, gateway)
  expect((await paymentOf(app, app.bookingId)).transactionId).not.toBe(transactionId)
  expect(await moneyProblems(app)).toEqual([])
})

test("a gateway that refuses lets the product go at once", async () => {
  const app = await inTheMiddle()
  server.sendTo("https://evil.example/")
  expect((await askCheckout(app.ana, app.bookingId, gateway)).status).toBe(503)
  server.sendTo("")
  await app.db.deleteFrom("gatewayTokens").execute()
  const other = await appWithTwoBookings({ ...server.settings, SSLCOMMERZ_STORE_PASSWORD: "wrong" })
  expect(await problemOf(askCheckout(other.ana, other.bookingId, gateway))).toMatchObject({
    code: "payment-refused",
  })
  expect(await stateOf(other, other.bookingId)).toBe("booked")
  await payBooking(other.tomal, other.othersId)
  expect(await moneyProblems(other)).toEqual([])
})

test("a payment that the gateway calls risky is kept, and its deal is on hold", async () => {
  const app = await opened()
  await sendNotice(app, noticeOf(server.pay(app.transactionId, { risk_level: "1" })))
  const deal = await app.db
    .selectFrom("bookings")
    .select(["state", "onHoldAt"])
    .where("id", "=", app.bookingId)
    .executeTakeFirstOrThrow()
  expect(deal).toMatchObject({ state: "paid", onHoldAt: expect.any(Date) })
})

test("a checkout that does not fit is refused before the product is reserved: price, amount, someone else's booking, a removed product", async () => {
  const app = await inTheMiddle()
  const { ana, tomal, rahim, guitars, bookingId } = app
  expect(await problemOf(askCheckout(ana, bookingId, gateway, 61_000))).toMatchObject({
    code: "price-changed",
  })
  expect(await problemOf(askCheckout(tomal, bookingId, gateway))).toMatchObject({ code: "not-found" })
  expect(await problemOf(askCheckout(ana, bookingId, "bkash"))).toMatchObject({ status: 503 })
  const dear = await listProduct(rahim, guitars, { productName: "Dear", sellingPrice: 500_000.01 })
  const dearId = await bookProduct(ana, dear)
  expect(await problemOf(askCheckout(ana, dearId, gateway, 500_000.01))).toMatchObject({
    status: 422,
    code: "amount-out-of-range",
  })
  const state = await read(CheckoutState, ana.get(`/api/deals/${dearId}/checkout`))
  expect(state.gateways.map(({ name }) => name)).toEqual(["sandbox"])
  await rahim.delete(`/api/products/${app.productId}`)
  expect(await problemOf(askCheckout(ana, bookingId, gateway))).toMatchObject({ code: "no-longer-available" })
})

test("no loser is charged: twenty buyers at once, by card and by gateway, and one of them has the product", async () => {
  const app = await inTheMiddle()
  const names = Array.from({ length: 18 }, (_, index) => `Buyer ${index}`)
  const people = await Promise.all(names.map((name) => app.newUser(name, "Buyer")))
  const booked = await Promise.all(
    people.map(async (buyer) => ({ buyer, bookingId: await bookProduct(buyer, app.productId) })),
  )
  const all = [
    { buyer: app.ana, bookingId: app.bookingId },
    { buyer: app.tomal, bookingId: app.othersId },
    ...booked,
  ]
  // half of them have confirmed their card, and the provider holds the money
  const ready = await Promise.all(
    all.map(async ({ buyer, bookingId }, index) => {
      const held = index % 2 === 0 ? await holdWithoutEvent(app.db, buyer, bookingId) : undefined
      return { buyer, bookingId, held }
    }),
  )
  await Promise.all(
    ready.map(async ({ buyer, bookingId, held: transactionId }) => {
      if (transactionId) return buyer.post("/api/payments", { transactionId, bookingId })
      if ((await askCheckout(buyer, bookingId, gateway)).status !== 200) return undefined
      return sendNotice(app, noticeOf(server.pay((await paymentOf(app, bookingId)).transactionId)))
    }),
  )
  await app.context.sandbox?.delivered()
  await runClock(app)
  const states = await app.db.selectFrom("bookings").select("state").execute()
  expect(states.filter(({ state }) => state === "paid")).toHaveLength(1)
  expect(states.filter(({ state }) => state === "booked")).toHaveLength(19)
  // nobody else's money was captured, so none is refunded
  expect(await app.db.selectFrom("payments").select("id").where("kind", "=", "stray").execute()).toEqual([])
  expect(
    await app.db.selectFrom("sandbox.intents").select("id").where("status", "=", "succeeded").execute(),
  ).toHaveLength(
    (
      await app.db
        .selectFrom("payments")
        .select("id")
        .where("provider", "=", "card")
        .where("state", "=", "captured")
        .execute()
    ).length,
  )
  expect(await moneyProblems(app)).toEqual([])
})
