import { sql } from "kysely"
import { afterAll, beforeEach, expect, test } from "vitest"
import { Deal } from "../../contract/deals.ts"
import { Inserted, Modified } from "../../contract/fields.ts"
import { Offers } from "../../contract/offers.ts"
import { Settings } from "../../contract/settings.ts"
import { appWithBooking, testApp } from "../../test/test-app.ts"
import { bookProduct, buyerContact, openIntent, openUnboundIntent } from "../../test/paying.ts"
import { listProduct, problemOf, productOf, read } from "../../test/people.ts"
import { readableLog } from "../../test/readable-log.ts"
import { Refusal } from "../../test/stripe/books.ts"
import { keySettings, stripeServer } from "../../test/stripe/server.ts"
import { violations } from "../invariants/violations.ts"
import { sweep } from "./sweep.ts"

const stripe = await stripeServer()
beforeEach(() => stripe.behave("polite"))
afterAll(() => stripe.stop())

const stripeSettings = { ...keySettings, STRIPE_API_BASE: stripe.base }

async function payingWithStripe() {
  const product = await appWithBooking(stripeSettings)
  return { ...product, transactionId: stripe.confirm(await openIntent(product.ana, product.bookingId)) }
}

/** What Stripe answers to a step that it does not take. */
function says(code?: string, status?: number, param?: string) {
  return new Refusal("No.", code, status, param ? { param } : {})
}

test.each([
  ["whose answer is lost", "forgets", 503],
  ["that the account does not allow at this moment", says("account_invalid", 403), 409],
] as const)("a capture %s is finished by the sweep, once", async (_, manners, status) => {
  const { ana, bookingId, transactionId, context, db } = await payingWithStripe()
  stripe.behave(manners)
  const answer = await ana.post("/api/payments", { transactionId, bookingId })
  expect(answer.status).toBe(status)
  stripe.age(transactionId, { opened: 16 * 60, held: 16 * 60 })
  await sweep(context)
  stripe.behave("polite")
  await sql`update payments set "claimedAt" = now() - interval '1 minute'`.execute(db)
  await sweep(context)
  expect(await (await ana.get(`/api/bookings/${bookingId}`)).json()).toMatchObject({
    paid: true,
    transactionId,
  })
  expect(await violations(db, context.cards)).toEqual([])
})

test("a hold that its bank no longer lets be taken sells nothing", async () => {
  const { ana, bookingId, transactionId, db } = await payingWithStripe()
  stripe.behave(says("charge_expired_for_capture"))
  expect(await problemOf(ana.post("/api/payments", { transactionId, bookingId }))).toMatchObject({
    status: 409,
    code: "payment-incomplete",
  })
  expect(await db.selectFrom("payments").select("state").execute()).toEqual([{ state: "released" }])
})

const unreachable = {
  status: 503,
  code: "unavailable",
  detail: "The card provider cannot be reached at this moment. Please try again.",
}
const noAccount = {
  status: 409,
  code: "payment-refused",
  detail: expect.stringContaining("The card provider does not take payments for Backline"),
}

test.each([
  ["is away", "away", unreachable],
  ["is busy", "busy", unreachable],
  ["answers nonsense", "nonsense", unreachable],
  [
    "wants fewer calls",
    says("rate_limit", 429),
    {
      status: 429,
      code: "too-many-requests",
      detail: expect.stringContaining("The card provider is asked too often"),
    },
  ],
  ["refuses the key", says(undefined, 401), noAccount],
  ["refuses the account", says("account_invalid", 403), noAccount],
  ["refuses the call", says("parameter_unknown"), noAccount],
  [
    "refuses the currency",
    says(undefined, 400, "currency"),
    { status: 409, code: "payment-refused", detail: expect.stringContaining("does not take BDT") },
  ],
  [
    "refuses the amount",
    says("amount_too_small"),
    { status: 409, code: "payment-refused", detail: expect.stringContaining("does not take this amount") },
  ],
] as const)("when Stripe %s a buyer reads what is so, and the log no key", async (_, manners, told) => {
  const { log, said } = readableLog("info")
  const { rahim, ana, guitars } = await testApp(stripeSettings, log)
  const bookingId = await bookProduct(ana, await listProduct(rahim, guitars))
  stripe.behave(manners)
  const answer = await ana.post("/api/create-payment-intent", { sellingPrice: 62_000, bookingId })
  expect(answer.headers.get("Retry-After")).toBe(told.status === 409 ? null : "5")
  expect(await answer.json()).toMatchObject(told)
  expect(said()).toMatch(/the card provider (did not answer well|refused)/)
  expect(said()).not.toMatch(/sk_test|whsec/)
})

test("a price that Stripe does not take is refused where it is typed, and where it stands already", async () => {
  const { rahim, ana, tomal, nobody, guitars, db } = await testApp(stripeSettings)
  const limits = { lowest: 75, highest: 999_999.99 }
  expect(await read(Settings, nobody.get("/api/settings"))).toMatchObject({ cards: { limits } })
  expect(await (await nobody.get("/api/openapi.json")).json()).toMatchObject({
    components: {
      schemas: {
        NewProduct: { properties: { sellingPrice: { minimum: limits.lowest, maximum: limits.highest } } },
        ListingChange: { properties: { sellingPrice: { minimum: limits.lowest, maximum: limits.highest } } },
        PriceAcceptance: { properties: { sellingPrice: { minimum: limits.lowest } } },
        NewOffer: { properties: { amount: { minimum: limits.lowest, maximum: limits.highest } } },
      },
    },
  })
  const product = await productOf(rahim, guitars)
  for (const sellingPrice of [74.99, 1_000_000]) {
    const answer = await rahim.post("/api/products", { ...product, sellingPrice })
    expect(await answer.json()).toMatchObject({
      status: 422,
      errors: { sellingPrice: expect.stringContaining("by card") },
    })
  }
  const productId = await listProduct(rahim, guitars, { sellingPrice: limits.highest })
  const bookingId = await bookProduct(ana, productId)
  await openUnboundIntent(ana, limits.highest)
  // as it was listed while the sandbox took the cards
  const sellingPrice = 1_000_000
  await db.updateTable("products").set({ sellingPrice: 100_000_000 }).execute()
  await db.updateTable("bookings").set({ sellingPrice: 100_000_000 }).execute()
  for (const [path, body] of [
    ["bookings", { productId, ...buyerContact }],
    ["create-payment-intent", { bookingId, sellingPrice }],
    ["create-payment-intent", { sellingPrice }],
  ] as const) {
    const buyer = path === "bookings" ? tomal : ana
    expect(await problemOf(buyer.post(`/api/${path}`, body))).toEqual({
      status: 409,
      code: "payment-refused",
      detail: "This price cannot be paid by card, which takes from 75 BDT to 9,99,999.99 BDT at once.",
    })
  }
})

test("a withdrawn product is listed again once Stripe takes its price", async () => {
  const { rahim, guitars, db } = await testApp(stripeSettings)
  const id = await listProduct(rahim, guitars)
  const setWithdrawn = (withdrawn: boolean) => rahim.patch(`/api/myProducts/${id}`, { withdrawn })
  await setWithdrawn(true)
  // as it was listed while the sandbox took the cards
  await db.updateTable("products").set({ sellingPrice: 100_000_000 }).execute()
  expect(await problemOf(setWithdrawn(false))).toMatchObject({
    code: "invalid",
    detail: "Selling Price can be at most 9,99,999.99 BDT, the most that can be paid by card",
  })
  await rahim.patch(`/api/products/${id}`, { sellingPrice: 900_000 })
  expect(await read(Modified, setWithdrawn(false))).toEqual({ modifiedCount: 1 })
})

test("a price that Stripe does not take with the courier's fee is refused where either is typed", async () => {
  const { rahim, guitars } = await testApp(stripeSettings)
  const product = { ...(await productOf(rahim, guitars)), sellingPrice: 999_500 }
  const tooMuch = {
    code: "invalid",
    detail: expect.stringContaining(
      "Delivery fee and Selling Price together can be at most 9,99,999.99 BDT, the most that can be paid by card",
    ),
  }
  expect(await problemOf(rahim.post("/api/products", { ...product, courierFee: 500 }))).toMatchObject(tooMuch)
  const id = await listProduct(rahim, guitars, { sellingPrice: 999_500, courierFee: 499.99 })
  for (const change of [{ courierFee: 500 }, { sellingPrice: 999_501 }])
    for (const path of [`products/${id}`, `myProducts/${id}`])
      expect(await problemOf(rahim.patch(`/api/${path}`, change))).toMatchObject(tooMuch)
})

const tooLittle = { code: "invalid", detail: expect.stringContaining("the least that can be paid by card") }

test("nobody agrees on a price that Stripe does not take: neither offers, counters nor a lower price go below it", async () => {
  const { rahim, ana, guitars } = await testApp(stripeSettings)
  const bookingId = await bookProduct(ana, await listProduct(rahim, guitars, { sellingPrice: 100 }))
  const offer = (amount: number) => ana.post(`/api/bookings/${bookingId}/offers`, { amount })
  expect(await problemOf(offer(74))).toMatchObject(tooLittle)
  const { insertedId } = await read(Inserted, offer(76))
  await rahim.post(`/api/offers/${insertedId}/counter`, { amount: 90 })
  const [countered] = await read(Offers, ana.get("/api/offers?state=open"))
  const answer = (act: string, amount?: number) =>
    ana.post(`/api/offers/${countered?._id}/${act}`, amount && { amount })
  expect(await problemOf(answer("counter", 74))).toMatchObject(tooLittle)
  await read(Deal, answer("accept"))
  const lower = (sellingPrice: number) => rahim.post(`/api/deals/${bookingId}/lower-price`, { sellingPrice })
  expect(await problemOf(lower(74.99))).toMatchObject(tooLittle)
  expect(await read(Deal, lower(75))).toMatchObject({ sellingPrice: 75 })
})

test("what stands already beyond what Stripe takes is neither accepted, agreed on nor sent by courier", async () => {
  const { rahim, ana, guitars, db } = await testApp(stripeSettings)
  const productId = await listProduct(rahim, guitars)
  const bookingId = await bookProduct(ana, productId)
  const { insertedId } = await read(
    Inserted,
    ana.post(`/api/bookings/${bookingId}/offers`, { amount: 50_000 }),
  )
  // as it was while the sandbox took the cards
  await db.updateTable("products").set({ sellingPrice: 100_000_000, courierFee: 100 }).execute()
  await db.updateTable("bookings").set({ sellingPrice: 99_999_999 }).execute()
  await db.updateTable("offers").set({ amount: 100 }).execute()
  for (const asked of [
    ana.patch(`/api/bookings/${bookingId}`, { sellingPrice: 1_000_000 }),
    ana.patch(`/api/bookings/${bookingId}`, { delivery: "courier", address: "House 7, Road 3, Mirpur" }),
    rahim.post(`/api/offers/${insertedId}/accept`),
  ])
    expect(await problemOf(asked)).toEqual({
      status: 409,
      code: "payment-refused",
      detail: "This price cannot be paid by card, which takes from 75 BDT to 9,99,999.99 BDT at once.",
    })
})
