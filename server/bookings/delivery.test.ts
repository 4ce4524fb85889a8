import { expect, test } from "vitest"
import { Booking } from "../../contract/bookings.ts"
import { Deal } from "../../contract/deals.ts"
import { Inserted } from "../../contract/fields.ts"
import { Product } from "../../contract/products.ts"
import { keepInvariants } from "../../test/keep-invariants.ts"
import { buyerContact, payBooking } from "../../test/acts/paying.ts"
import { listProduct, problemOf, read } from "../../test/people.ts"
import { testApp } from "../../test/test-app.ts"

keepInvariants()

const home = { delivery: "courier", address: "House 7, Road 3, Sylhet" } as const

test("a buyer has a product sent by courier, pays the fee with the price, and the seller sends it", async () => {
  const { rahim, ana, guitars } = await testApp()
  const productId = await listProduct(rahim, guitars, { courierFee: 250 })
  const booked = ana.post("/api/bookings", { ...buyerContact, productId, ...home })
  const { insertedId: id } = await read(Inserted, booked)
  const booking = await read(Booking, ana.get(`/api/bookings/${id}`))
  expect(booking).toMatchObject({ ...home, sellingPrice: 62_000, deliveryFee: 250, amountDue: 62_250 })
  await payBooking(ana, id)
  const deal = await read(Deal, rahim.get(`/api/deals/${id}`))
  expect(deal).toMatchObject({ ...home, amountDue: 62_250, may: expect.arrayContaining(["send"]) })
  const parcel = { courier: "Pathao", trackingCode: "PTH-1234" }
  expect(await read(Deal, rahim.post(`/api/deals/${id}/send`, parcel))).toMatchObject({ state: "sent" })
  expect(await read(Deal, ana.post(`/api/deals/${id}/received`))).toMatchObject({ state: "completed" })
})

test("nothing is sent without an address, or by a seller who does not send", async () => {
  const { rahim, ana, guitars } = await testApp()
  const sent = await listProduct(rahim, guitars, { courierFee: 0 })
  const kept = await listProduct(rahim, guitars)
  const book = (booking: object) => problemOf(ana.post("/api/bookings", { ...buyerContact, ...booking }))
  expect(await book({ productId: sent, delivery: "courier", address: " " })).toMatchObject({
    code: "invalid",
  })
  expect(await book({ productId: sent, delivery: "drone" })).toMatchObject({ code: "invalid" })
  expect(await book({ productId: kept, ...home })).toMatchObject({ code: "invalid" })
})

test("a seller says what sending costs and that cash is not taken, and takes both back", async () => {
  const { rahim, nobody, guitars } = await testApp()
  const id = await listProduct(rahim, guitars)
  const shown = async (changes: object) => {
    await rahim.patch(`/api/products/${id}`, changes)
    return read(Product, nobody.get(`/api/products/${id}`))
  }
  expect(await shown({ courierFee: 120.5, acceptsCash: false })).toMatchObject({
    courierFee: 120.5,
    acceptsCash: false,
  })
  const plain = await shown({ courierFee: null, acceptsCash: true })
  expect(plain).not.toHaveProperty("courierFee")
  expect(plain).not.toHaveProperty("acceptsCash")
  const tooMuch = rahim.patch(`/api/products/${id}`, { courierFee: 5_001 })
  expect(await problemOf(tooMuch)).toMatchObject({ code: "invalid" })
})
