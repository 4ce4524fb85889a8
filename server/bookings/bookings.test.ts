import { expect, test } from "vitest"
import { Bookings } from "../../contract/bookings.ts"
import { Wishes } from "../../contract/wishlist.ts"
import { cast } from "../../test/cast.ts"
import { books, confirms } from "../../test/paying.ts"
import { lists, read } from "../../test/people.ts"

const meeting = { buyerPhone: "01800000001", buyerLocation: "Mirpur" }

test("a buyer books a product once, also from two tabs; others may book it too", async () => {
  const { rahim, ana, tomal, guitars } = await cast()
  const productId = await lists(rahim, guitars)
  const book = () =>
    ana.post("/api/bookings", { ...meeting, productId, sellingPrice: 62_000, buyerName: "Forged" })
  const statuses = (await Promise.all([book(), book()])).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([201, 409]))
  await books(tomal, productId)
  const [booking] = await read(Bookings, ana.get(`/api/bookings?email=${ana.email}`))
  expect(booking).toMatchObject({
    buyerName: ana.name,
    buyerEmail: ana.email,
    sellingPrice: 62_000,
    paid: false,
  })
})

test("a booking at another price, of a product that is gone, or without a phone number is refused", async () => {
  const { rahim, ana, guitars } = await cast()
  const productId = await lists(rahim, guitars)
  const codeOf = async (body: object) => (await (await ana.post("/api/bookings", body)).json()).code
  expect(await codeOf({ ...meeting, productId, sellingPrice: 1 })).toBe("price-changed")
  expect(await codeOf({ ...meeting, productId, buyerPhone: "no" })).toBe("invalid")
  await rahim.delete(`/api/products/${productId}`)
  expect(await codeOf({ ...meeting, productId })).toBe("not-found")
})

test("bookings are their buyer's own", async () => {
  const { rahim, ana, tomal, guitars } = await cast()
  const bookingId = await books(ana, await lists(rahim, guitars))
  expect((await tomal.get(`/api/bookings/${bookingId}`)).status).toBe(404)
  expect((await tomal.delete(`/api/bookings/${bookingId}`)).status).toBe(404)
  expect((await tomal.get(`/api/bookings?email=${ana.email}`)).status).toBe(403)
  expect(await (await ana.delete(`/api/bookings/${bookingId}`)).json()).toEqual({ deletedCount: 1 })
  expect((await ana.delete(`/api/bookings/${bookingId}`)).status).toBe(404)
})

test("who booked a product sees it sold to someone else, or gone", async () => {
  const { rahim, ana, tomal, guitars } = await cast()
  const [sold, gone] = [await lists(rahim, guitars), await lists(rahim, guitars)]
  await books(tomal, sold)
  await books(tomal, gone)
  const bookingId = await books(ana, sold)
  await ana.post("/api/payments", { transactionId: await confirms(ana, bookingId), bookingId })
  await rahim.delete(`/api/products/${gone}`)
  const found = await read(Bookings, tomal.get(`/api/bookings?email=${tomal.email}`))
  expect(found.map(({ availability }) => availability)).toEqual(["GONE", "SOLD"])
  expect((await tomal.post("/api/bookings", { ...meeting, productId: sold })).status).toBe(409)
  expect((await rahim.delete(`/api/products/${sold}`)).status).toBe(409)
  expect((await rahim.patch(`/api/myProducts/${sold}`, { ad: "ADVERTISED" })).status).toBe(409)
})

test("a wishlist keeps a product once, as it is now", async () => {
  const { rahim, ana, tomal, guitars } = await cast()
  const productId = await lists(rahim, guitars)
  const wish = async () =>
    (await ana.post("/api/wishlist", { product: { _id: productId, productName: "x" } })).json()
  const [first, second] = await Promise.all([wish(), wish()])
  expect(second).toEqual(first)
  const bookingId = await books(ana, productId)
  const [kept] = await read(Wishes, ana.get(`/api/wishlist?email=${ana.email}`))
  expect(kept).toMatchObject({ bookingId, buyerEmail: ana.email, product: { availability: "AVAILABLE" } })
  await rahim.delete(`/api/products/${productId}`)
  const [marked] = await read(Wishes, ana.get(`/api/wishlist?email=${ana.email}`))
  expect(marked?.product.availability).toBe("GONE")
  expect((await tomal.post("/api/wishlist", { product: { _id: productId } })).status).toBe(404)
  expect((await tomal.delete(`/api/wishlist/${kept?._id}`)).status).toBe(404)
  expect((await ana.delete(`/api/wishlist/${kept?._id}`)).status).toBe(200)
})
