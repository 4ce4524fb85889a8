import { expect, test } from "vitest"
import { Bookings } from "../../contract/bookings.ts"
import { Product } from "../../contract/products.ts"
import { appWithPaid, deal, dealOf, ageDeal, reserve } from "../../test/acts/dealing.ts"
import { runScheduledJobs } from "../../test/jobs.ts"
import { keepInvariants } from "../../test/keep-invariants.ts"
import { notificationsOf } from "../../test/notifications.ts"
import { bookProduct, payBooking } from "../../test/acts/paying.ts"
import { listProduct, problemOf, read } from "../../test/people.ts"
import { appWithBooking, interruptPayment, type TestApp } from "../../test/test-app.ts"

keepInvariants()

test("what is kept for one buyer is RESERVED for all others, who are told when it is free again", async () => {
  const app = await appWithBooking()
  const { ana, tomal, rahim, db, context, productId, bookingId } = app
  const rival = await bookProduct(tomal, productId)
  await reserve(db, bookingId)
  expect(await read(Product, tomal.get(`/api/products/${productId}`))).toMatchObject({
    saleStatus: "AVAILABLE",
    reserved: true,
  })
  const [theirs] = await read(Bookings, tomal.get(`/api/bookings?email=${tomal.email}`))
  expect(theirs).toMatchObject({ availability: "RESERVED", state: "booked" })
  const refused = { bookingId: rival, sellingPrice: 62_000 }
  expect(await problemOf(tomal.post("/api/create-payment-intent", refused))).toMatchObject({
    code: "reserved",
  })
  expect((await dealOf(tomal, rival)).may).toEqual(["cancel"])
  for (const change of [
    rahim.delete(`/api/products/${productId}`),
    rahim.patch(`/api/products/${productId}`, { sellingPrice: 1_000 }),
    rahim.patch(`/api/myProducts/${productId}`, { withdrawn: true }),
  ])
    expect(await problemOf(change)).toMatchObject({ code: "deal-under-way" })
  expect(await deal(ana, bookingId, "cancel", { reason: "changed-mind" })).toMatchObject({
    state: "cancelled",
  })
  expect(
    (await notificationsOf(context, tomal)).filter(({ type }) => type === "available-again"),
  ).toHaveLength(1)
  await payBooking(tomal, rival)
})

test("a payment out of a reservation that comes to nothing leads back to it", async () => {
  const app = await appWithBooking()
  const { ana, db, context, bookingId } = app
  await reserve(db, bookingId)
  const transactionId = await interruptPayment(app)
  expect(await dealOf(ana, bookingId)).toMatchObject({ state: "paying" })
  await context.cards.cancel(transactionId, "expired")
  await ana.post("/api/payments", { transactionId, bookingId })
  expect(await dealOf(ana, bookingId)).toMatchObject({ state: "reserved" })
  await ageDeal(db, bookingId, "1 day")
  await runScheduledJobs(context)
  expect(await dealOf(ana, bookingId)).toMatchObject({ state: "cancelled" })
})

test("nobody leaves while money of a deal is kept, and what is only kept for a buyer ends with the account", async () => {
  const app = await appWithPaid()
  const { admin, ana, rahim, tomal, guitars, bookingId, db } = app
  for (const path of [`seller/${rahim.id}`, `buyer/${ana.id}`])
    expect(await problemOf(admin.delete(`/api/users/${path}`))).toMatchObject({ code: "deal-under-way" })
  expect(await problemOf(admin.patch(`/api/users/admin/${rahim.id}`))).toMatchObject({
    code: "deal-under-way",
  })
  await deal(ana, bookingId, "received")
  const kept = await bookProductOf({ rahim, tomal, guitars })
  await reserve(db, kept)
  expect((await admin.delete(`/api/users/buyer/${tomal.id}`)).status).toBe(200)
  expect(await dealOf(rahim, kept)).toMatchObject({ state: "cancelled" })
})

async function bookProductOf({ rahim, tomal, guitars }: Pick<TestApp, "rahim" | "tomal" | "guitars">) {
  return bookProduct(tomal, await listProduct(rahim, guitars, { productName: "Another guitar" }))
}
