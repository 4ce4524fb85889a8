import { expect, test } from "vitest"
import { Product } from "../../contract/products.ts"
import { understand } from "../../db/migrations/0019-product-facts.ts"
import { testApp } from "../../test/test-app.ts"
import { listProduct, photoOf, productOf, read } from "../../test/people.ts"

const facts = {
  brand: "Fender",
  model: "Player",
  year: 2019,
  included: ["case", "receipt"],
  faults: "A dent at the back.\nOne tuner is stiff.",
  negotiable: true,
  district: "gazipur",
  area: "Tongi",
  phoneVisibility: "members",
} as const

test("a seller says brand, model, year and more, and the product shows each", async () => {
  const { rahim, nobody, guitars } = await testApp()
  const id = await listProduct(rahim, guitars, {
    ...facts,
    included: ["case", "receipt", "case"],
    timeUsed: "2 yrs",
  })
  const product = await read(Product, nobody.get(`/api/products/${id}`))
  expect(product).toMatchObject({ ...facts, monthsUsed: 24, phoneNumber: "" })
  expect(product).not.toHaveProperty("namesDistrict")
  expect(await read(Product, rahim.get(`/api/products/${id}`))).toMatchObject({ phoneNumber: "01700000001" })
})

test("whoever sends the fields of the specification only lists as before, and the district is guessed", async () => {
  const { rahim, nobody, guitars } = await testApp()
  const id = await listProduct(rahim, guitars, { productCondition: "Fair", timeUsed: "a while" })
  const product = await read(Product, nobody.get(`/api/products/${id}`))
  expect(product).toMatchObject({
    district: "dhaka",
    phoneVisibility: "everyone",
    phoneNumber: "01700000001",
    namesDistrict: true,
  })
  for (const name of ["brand", "model", "year", "included", "faults", "negotiable", "area", "monthsUsed"])
    expect(product).not.toHaveProperty(name)
})

test("district and time used of products from before are understood once", async () => {
  const { rahim, guitars, db } = await testApp()
  const known = await listProduct(rahim, guitars, { location: "মিরপুর", timeUsed: "১৮ মাস" })
  const unknown = await listProduct(rahim, guitars, { location: "Here", timeUsed: "a while" })
  await db.updateTable("products").set({ district: null, monthsUsed: null }).execute()
  await understand(db)
  const rows = await db.selectFrom("products").select(["id", "district", "monthsUsed"]).execute()
  expect(rows).toEqual(
    expect.arrayContaining([
      { id: known, district: "dhaka", monthsUsed: 18 },
      { id: unknown, district: null, monthsUsed: null },
    ]),
  )
})

test("a product has up to ten photos in the order in which they were sent, all of its seller's, none twice", async () => {
  const { rahim, sadia, nobody, guitars } = await testApp()
  const product = await productOf(rahim, guitars)
  const photos = [product.productPhoto, await photoOf(rahim), await photoOf(rahim)]
  const posts = (productPhotos: string[]) => rahim.post("/api/products", { ...product, productPhotos })
  const { insertedId } = await (await posts(photos)).json()
  const listed = await read(Product, nobody.get(`/api/products/${insertedId}`))
  expect(listed.productPhotos?.map(({ url }) => url)).toEqual(photos)
  expect(listed.productPhoto).toBe(photos[0])
  expect(listed.productPhotos?.[2]?.sizes.at(-1)?.url).toBe(photos[2])
  const [first = ""] = photos
  const wrong = [[...photos, first], [first, await photoOf(sadia)], Array.from({ length: 11 }, () => first)]
  for (const productPhotos of wrong) expect((await posts(productPhotos)).status).toBe(422)
})
