import { expect, test } from "vitest"
import { Products } from "../../contract/products.ts"
import { testApp } from "../../test/test-app.ts"
import { bookProduct, payBooking } from "../../test/acts/paying.ts"
import { listProduct, productOf, read } from "../../test/people.ts"

test("a seller lists a product; everyone sees it without the seller's email, which the seller and the admin see", async () => {
  const { rahim, admin, nobody, guitars } = await testApp()
  const id = await listProduct(rahim, guitars, { sellingPrice: 61_999.5, productDescription: "দুই বছর\nবাজানো" })
  const product = await (await nobody.get(`/api/products/${id}`)).json()
  expect(product).toMatchObject({
    sellerName: "Rahim Uddin",
    sellerVerified: false,
    sellingPrice: 61_999.5,
    productCategory: "Guitars & Basses",
    productDescription: "দুই বছর\nবাজানো",
    saleStatus: "AVAILABLE",
  })
  expect(product.postingDate).toMatch(/^\d{1,2} \p{L}+ \d{4}$/u)
  expect(product).not.toHaveProperty("sellerEmail")
  for (const insider of [rahim, admin])
    expect(await (await insider.get(`/api/products/${id}`)).json()).toMatchObject({
      sellerEmail: rahim.email,
    })
})

test("a seller who leaves fields empty or absurd is told each, and nothing is listed", async () => {
  const { rahim, nobody, guitars } = await testApp()
  const errorsOf = async (body: unknown) => (await (await rahim.post("/api/products", body)).json()).errors
  expect(await errorsOf({})).toEqual({
    productName: "Product Name is required",
    productPhoto: "Product Photo is required",
    productCondition: "Product Condition is required",
    sellingPrice: "Selling Price is required",
    buyingPrice: "Buying Price is required",
    timeUsed: "Time Used is required",
    phoneNumber: "Phone Number is required",
    location: "Location is required",
    productDescription: "Product Description is required",
    categoryId: "Product Category is required",
  })
  const product = await productOf(rahim, guitars)
  for (const sellingPrice of [0, -1, 10_000_001, 0.001, 1e308, "5", null])
    expect(await errorsOf({ ...product, sellingPrice })).toHaveProperty("sellingPrice")
  expect(await errorsOf({ ...product, categoryId: rahim.id })).toEqual({
    categoryId: "Product Category is required",
  })
  expect(await errorsOf({ ...product, phoneNumber: "12345" })).toHaveProperty("phoneNumber")
  expect(await errorsOf({ ...product, productName: "x".repeat(121) })).toHaveProperty("productName")
  expect(await read(Products, nobody.get("/api/products"))).toEqual([])
})

const family = "👨\u200d👩\u200d👧\u200d👦"

test.each([
  ["what people see as one character counts once", "productName", family.repeat(120), 201],
  ["one character more is refused", "productName", family.repeat(121), 422],
  [
    "a letter under many marks counts as several",
    "productName",
    `n${"\u0363".repeat(10_000)}`.repeat(2),
    422,
  ],
  [
    "the database takes the longest that a form takes",
    "location",
    `ন${"\u20d0".repeat(15)}`.repeat(120),
    201,
  ],
])("%s", async (_, field, text, status) => {
  const { rahim, guitars, db } = await testApp()
  const product = { ...(await productOf(rahim, guitars)), [field]: text }
  expect((await rahim.post("/api/products", product)).status).toBe(status)
  if (status === 201) {
    const longer = db.updateTable("products").set({ [field]: `${text}${"\u20d0".repeat(5000)}` })
    await expect(longer.execute()).rejects.toThrow(`products: length of ${field}`)
  }
})

test("only a photo that the same seller uploaded can stand on a product", async () => {
  const { rahim, sadia, guitars } = await testApp()
  const { productPhoto } = await productOf(rahim, guitars)
  const own = await productOf(sadia, guitars)
  for (const photo of [productPhoto, "https://evil.example/x.jpg", "/photos/x.webp"])
    expect((await sadia.post("/api/products", { ...own, productPhoto: photo })).status).toBe(422)
})

test("a product is advertised once, removed once, and then nowhere to be found", async () => {
  const { rahim, nobody, guitars } = await testApp()
  const id = await listProduct(rahim, guitars)
  const advertise = (ad: string) => rahim.patch(`/api/myProducts/${id}`, { ad })
  expect(await (await advertise("ADVERTISED")).json()).toEqual({ modifiedCount: 1 })
  expect(await (await advertise("ADVERTISED")).json()).toEqual({ modifiedCount: 0 })
  expect((await advertise("NO")).status).toBe(422)
  expect(await read(Products, nobody.get("/api/products?ad=ADVERTISED"))).toHaveLength(1)
  expect(await (await rahim.delete(`/api/products/${id}`)).json()).toEqual({ deletedCount: 1 })
  expect(await read(Products, nobody.get("/api/products"))).toEqual([])
  expect(await read(Products, rahim.get(`/api/myProducts?email=${rahim.email}`))).toEqual([])
})

test("nobody is shown the phone number of a product that is sold or removed", async () => {
  const { rahim, tomal, ana, admin, nobody, guitars } = await testApp()
  const [sold, removed] = [await listProduct(rahim, guitars), await listProduct(rahim, guitars)]
  for (const _id of [sold, removed]) {
    await tomal.post("/api/wishlist", { product: { _id } })
    await bookProduct(tomal, _id)
  }
  await payBooking(ana, await bookProduct(ana, sold))
  await rahim.delete(`/api/products/${removed}`)
  const places = {
    products: nobody,
    [`products/${sold}`]: admin,
    [`myProducts?email=${rahim.email}`]: rahim,
    [`bookings?email=${tomal.email}`]: tomal,
    [`wishlist?email=${tomal.email}`]: tomal,
  }
  for (const [path, caller] of Object.entries(places)) {
    const response = await caller.get(`/api/${path}`)
    expect(response.status).toBe(200)
    expect(await response.text(), path).not.toContain("01700000001")
  }
})
