import { expect, test } from "vitest"
import { OwnProducts } from "../../contract/own-products.ts"
import { Product } from "../../contract/products.ts"
import { ShownNumber } from "../../contract/views.ts"
import { bookProduct, payBooking } from "../../test/acts/paying.ts"
import { listProduct, problemOf, read } from "../../test/people.ts"
import { testApp } from "../../test/test-app.ts"

const number = "01700000001"

const choices = [
  { phoneVisibility: "everyone", inLists: number, onRequest: { status: 200 } },
  { phoneVisibility: "members", inLists: "", onRequest: { status: 200 } },
  { phoneVisibility: "nobody", inLists: "", onRequest: { status: 404, code: "not-found" } },
] as const

test.each(choices)(
  "a phone number for $phoneVisibility is in no answer to others",
  async ({ phoneVisibility, inLists, onRequest }) => {
    const { rahim, ana, tomal, nobody, admin, guitars } = await testApp()
    const id = await listProduct(rahim, guitars, { phoneVisibility })
    await ana.post("/api/wishlist", { product: { _id: id } })
    await bookProduct(tomal, id)
    const bookingId = await bookProduct(ana, id)
    for (const viewer of [nobody, ana, admin])
      expect(await read(Product, viewer.get(`/api/products/${id}`))).toMatchObject({ phoneNumber: inLists })
    for (const path of [
      "products",
      "products?q=fender",
      `wishlist?email=${ana.email}`,
      `bookings/${bookingId}`,
    ]) {
      const text = await (await ana.get(`/api/${path}`)).text()
      if (phoneVisibility !== "everyone") expect(text, path).not.toContain(number)
    }
    expect(await (await ana.get(`/api/products/${id}/phone`)).json()).toMatchObject(
      onRequest.status === 200 ? { phoneNumber: number } : onRequest,
    )
    expect(await problemOf(nobody.get(`/api/products/${id}/phone`))).toMatchObject({ status: 401 })
    const [own] = await read(OwnProducts, rahim.get(`/api/myProducts?email=${rahim.email}`))
    expect(own).toMatchObject({ phoneNumber: number, phoneVisibility })
    await payBooking(ana, bookingId)
    expect(await (await ana.get(`/api/bookings/${bookingId}`)).json()).toMatchObject({
      sellerPhone: number,
      sellerLocation: "Dhanmondi, Dhaka",
    })
    expect(await (await tomal.get(`/api/bookings?email=${tomal.email}`)).text()).not.toContain(number)
    expect(await problemOf(ana.get(`/api/products/${id}/phone`))).toMatchObject({ status: 404 })
  },
)

test("shown numbers are limited for a person, and counted once for each", async () => {
  const { rahim, ana, tomal, guitars, context } = await testApp({
    RATE_LIMITS: "on",
    RATE_LIMIT_PHONE_NUMBERS: "2",
  })
  const id = await listProduct(rahim, guitars, { phoneVisibility: "members" })
  const path = `/api/products/${id}/phone`
  for (const person of [ana, ana, tomal]) await read(ShownNumber, person.get(path))
  const refused = await ana.get(path)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(3_000)
  await context.views.flush()
  const [own] = await read(OwnProducts, rahim.get(`/api/myProducts?email=${rahim.email}`))
  expect(own).toMatchObject({ phoneViews: 2, views: 0 })
})
