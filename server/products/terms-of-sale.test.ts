import { expect, test } from "vitest"
import { Product } from "../../contract/products.ts"
import { bookProduct } from "../../test/acts/paying.ts"
import { listProduct, problemOf, read } from "../../test/people.ts"
import { conversationOf, writeAbout } from "../../test/acts/talking.ts"
import { testApp } from "../../test/test-app.ts"

test("a seller who takes no offers says so, and takes them again", async () => {
  const { rahim, ana, nobody, guitars } = await testApp()
  const id = await listProduct(rahim, guitars, { acceptsOffers: false })
  const offers = `/api/bookings/${await bookProduct(ana, id)}/offers`
  const conversation = await writeAbout(ana, id)
  expect(await read(Product, nobody.get(`/api/products/${id}`))).toMatchObject({ acceptsOffers: false })
  expect(await problemOf(ana.post(offers, { amount: 50_000 }))).toMatchObject({ code: "offers-closed" })
  expect(await conversationOf(ana, conversation)).toMatchObject({ mayOffer: false })
  await rahim.patch(`/api/products/${id}`, { acceptsOffers: true })
  expect(await read(Product, nobody.get(`/api/products/${id}`))).not.toHaveProperty("acceptsOffers")
  expect(await conversationOf(ana, conversation)).toMatchObject({ mayOffer: true })
  expect(await conversationOf(rahim, conversation)).toMatchObject({ mayOffer: false })
  expect((await ana.post(offers, { amount: 50_000 })).status).toBe(201)
})

test("the lowest offer is told to the seller only, and what is below it is refused", async () => {
  const { rahim, sadia, ana, nobody, guitars } = await testApp()
  const id = await listProduct(rahim, guitars, { offerFloor: 55_000 })
  expect(await read(Product, rahim.get(`/api/products/${id}`))).toMatchObject({ offerFloor: 55_000 })
  for (const other of [nobody, ana, sadia])
    expect(await read(Product, other.get(`/api/products/${id}`))).not.toHaveProperty("offerFloor")
  const offers = `/api/bookings/${await bookProduct(ana, id)}/offers`
  expect(await problemOf(ana.post(offers, { amount: 54_999 }))).toMatchObject({ code: "invalid" })
  await rahim.patch(`/api/products/${id}`, { offerFloor: null })
  expect(await read(Product, rahim.get(`/api/products/${id}`))).not.toHaveProperty("offerFloor")
  expect((await ana.post(offers, { amount: 54_999 })).status).toBe(201)
})

test("the lowest offer lies below the price, also once the price gets lower", async () => {
  const { rahim, guitars } = await testApp()
  const id = await listProduct(rahim, guitars, { offerFloor: 55_000 })
  const refused = { code: "invalid", detail: "Lowest offer must be less than the Selling Price" }
  const change = (changes: object) => problemOf(rahim.patch(`/api/products/${id}`, changes))
  expect(await change({ offerFloor: 62_000 })).toMatchObject(refused)
  expect(await change({ sellingPrice: 55_000 })).toMatchObject(refused)
  expect((await rahim.patch(`/api/products/${id}`, { sellingPrice: 55_001 })).status).toBe(200)
})

test("a seller changes price, offers, cash and delivery of a product in one call, beside nothing else", async () => {
  const { rahim, sadia, guitars } = await testApp()
  const id = await listProduct(rahim, guitars)
  const terms = {
    sellingPrice: 60_000,
    acceptsOffers: false,
    offerFloor: 50_000,
    acceptsCash: false,
    courierFee: 120,
  } as const
  const path = `/api/myProducts/${id}`
  expect(await (await rahim.patch(path, terms)).json()).toEqual({ modifiedCount: 1 })
  expect(await read(Product, rahim.get(`/api/products/${id}`))).toMatchObject(terms)
  expect(await problemOf(sadia.patch(path, terms))).toMatchObject({ code: "not-found" })
  for (const wrong of [{}, { ...terms, withdrawn: true }, { ad: "ADVERTISED", acceptsCash: true }])
    expect(await problemOf(rahim.patch(path, wrong))).toMatchObject({ code: "invalid" })
})
