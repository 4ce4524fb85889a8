import { expect, test } from "vitest"
import { Products } from "../../contract/products.ts"
import { SellerProfile } from "../../contract/sellers.ts"
import { bookProduct, payBooking } from "../../test/acts/paying.ts"
import { listProduct, read } from "../../test/people.ts"
import { testApp } from "../../test/test-app.ts"
import { sellersFrom } from "./sitemap.ts"

test("everyone may know what a seller sells and sold, and neither email nor phone number", async () => {
  const { rahim, sadia, ana, admin, nobody, guitars } = await testApp()
  const [sold, forSale, withdrawn] = [
    await listProduct(rahim, guitars),
    await listProduct(rahim, guitars),
    await listProduct(rahim, guitars),
  ]
  await listProduct(sadia, guitars)
  await payBooking(ana, await bookProduct(ana, sold))
  await rahim.delete(`/api/products/${withdrawn}`)
  await admin.patch(`/api/users/seller/${rahim.id}`, { status: "VERIFIED" })
  const profile = await read(SellerProfile, nobody.get(`/api/sellers/${rahim.id}`))
  expect(profile).toEqual({
    _id: rahim.id,
    name: "Rahim Uddin",
    status: "VERIFIED",
    photo: "",
    photoSizes: [],
    memberSince: expect.any(String),
    forSale: 1,
    sold: 1,
    reviews: 0,
  })
  for (const [saleStatus, expected] of [
    ["AVAILABLE", [forSale]],
    ["SOLD", [sold]],
  ] as const) {
    const products = await read(
      Products,
      nobody.get(`/api/products?sellerId=${rahim.id}&saleStatus=${saleStatus}`),
    )
    expect(products.map(({ _id }) => _id)).toEqual(expected)
  }
})

test("a buyer, an admin and a removed seller have no page", async () => {
  const { sadia, ana, admin, nobody } = await testApp()
  await admin.delete(`/api/users/seller/${sadia.id}`)
  for (const { id } of [ana, admin, sadia]) expect((await nobody.get(`/api/sellers/${id}`)).status).toBe(404)
})

test("search engines are told the pages of sellers who show something", async () => {
  const { rahim, sadia, ana, guitars, context } = await testApp()
  const [taken, listed] = [await listProduct(sadia, guitars), await listProduct(rahim, guitars)]
  await payBooking(ana, await bookProduct(ana, listed))
  const known = (await sellersFrom(context.db, rahim.id)).map(({ id }) => id)
  expect(known).toContain(rahim.id)
  expect(known).toContain(sadia.id)
  await sadia.delete(`/api/products/${taken}`)
  expect(await sellersFrom(context.db, sadia.id)).not.toContainEqual({ id: sadia.id })
})
