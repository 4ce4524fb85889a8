import { expect, test } from "vitest"
import { Modified } from "../../contract/fields.ts"
import { Product, Products } from "../../contract/products.ts"
import { bookProduct, payBooking } from "../../test/acts/paying.ts"
import { problemOf, read } from "../../test/people.ts"
import { listed } from "../../test/acts/editing.ts"

test("a seller withdraws a product, which nobody else sees or books, and lists it again", async () => {
  const { rahim, nobody, ana, id, path } = await listed()
  const bookingId = await bookProduct(ana, id)
  const set = (withdrawn: boolean) => rahim.patch(`/api/myProducts/${id}`, { withdrawn })
  const own = (query = "") => read(Products, rahim.get(`/api/myProducts?email=${rahim.email}${query}`))
  expect(await read(Modified, set(true))).toEqual({ modifiedCount: 1 })
  expect(await read(Modified, set(true))).toEqual({ modifiedCount: 0 })
  expect((await nobody.get(path)).status).toBe(410)
  expect(await read(Products, nobody.get("/api/products"))).toEqual([])
  expect(
    await problemOf(ana.post("/api/create-payment-intent", { bookingId, sellingPrice: 62_000 })),
  ).toMatchObject({
    code: "no-longer-available",
  })
  expect(await problemOf(rahim.patch(`/api/myProducts/${id}`, { ad: "ADVERTISED" }))).toMatchObject({
    code: "no-longer-available",
  })
  expect(await read(Product, rahim.get(path))).toMatchObject({ withdrawn: true, phoneNumber: "01700000001" })
  expect(await own("&state=withdrawn")).toMatchObject([{ _id: id, withdrawn: true }])
  expect(await own("&saleStatus=AVAILABLE")).toEqual([])
  expect((await rahim.patch(path, { location: "Khulna" })).status).toBe(200)
  expect(await read(Modified, set(false))).toEqual({ modifiedCount: 1 })
  expect(await read(Product, nobody.get(path))).toMatchObject({ location: "Khulna" })
  expect(await own("&state=withdrawn")).toEqual([])
  await payBooking(ana, bookingId)
  expect(await problemOf(set(true))).toMatchObject({ code: "already-sold" })
})

test("a withdrawn product can be removed for good", async () => {
  const { rahim, id, path } = await listed()
  await rahim.patch(`/api/myProducts/${id}`, { withdrawn: true })
  expect(await (await rahim.delete(path)).json()).toEqual({ deletedCount: 1 })
  expect((await rahim.get(path)).status).toBe(410)
})
