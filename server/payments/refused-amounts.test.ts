import { afterAll, beforeEach, expect, test } from "vitest"
import { Deal } from "../../contract/deals.ts"
import { Inserted, Modified } from "../../contract/fields.ts"
import { Offers } from "../../contract/offers.ts"
import { Settings } from "../../contract/settings.ts"
import { testApp } from "../../test/test-app.ts"
import { bookProduct, buyerContact, openUnboundIntent } from "../../test/acts/paying.ts"
import { listProduct, problemOf, productOf, read } from "../../test/people.ts"
import { keySettings, stripeServer } from "../../test/stripe/server.ts"

const stripe = await stripeServer()
beforeEach(() => stripe.behave("polite"))
afterAll(() => stripe.stop())

const stripeSettings = { ...keySettings, STRIPE_API_BASE: stripe.base }

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
    const response = await rahim.post("/api/products", { ...product, sellingPrice })
    expect(await response.json()).toMatchObject({
      status: 422,
      errors: { sellingPrice: expect.stringContaining("by card") },
    })
  }
  const productId = await listProduct(rahim, guitars, { sellingPrice: limits.highest })
  const bookingId = await bookProduct(ana, productId)
  await openUnboundIntent(ana, limits.highest)
  // could be listed while the sandbox was the card provider
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
  // could be listed while the sandbox was the card provider
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
  // could be booked while the sandbox was the card provider
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
