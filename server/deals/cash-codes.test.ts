import { expect, test } from "vitest"
import { Bookings } from "../../contract/bookings.ts"
import { appWithCashDeal, deal, ageDeal, showCode } from "../../test/acts/dealing.ts"
import { keepInvariants } from "../../test/keep-invariants.ts"
import { bookProduct, payBooking } from "../../test/acts/paying.ts"
import { problemOf, read } from "../../test/people.ts"
import { appWithBooking } from "../../test/test-app.ts"
import { moveDue } from "./move-due.ts"

keepInvariants()

test("a seller who scans the buyer's code completes a cash deal once, from any number of phones", async () => {
  const { rahim, ana, tomal, sadia, productId, bookingId } = await appWithCashDeal()
  expect(await problemOf(ana.post(`/api/deals/${bookingId}/code`, { seen: true }))).toMatchObject({
    code: "invalid",
  })
  const { code } = await showCode(ana, bookingId)
  const hand = () => rahim.post(`/api/deals/${bookingId}/handover`, { code })
  expect(await problemOf(sadia.post(`/api/deals/${bookingId}/handover`, { code }))).toMatchObject({
    code: "not-found",
  })
  const responses = await Promise.all([hand(), hand(), hand()])
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
  const done = await deal(rahim, bookingId, "handover", { code })
  expect(done).toMatchObject({ state: "completed", method: "cash" })
  expect(done.events.filter(({ act }) => act === "handover")).toHaveLength(1)
  const [booking] = await read(Bookings, ana.get(`/api/bookings?email=${ana.email}`))
  expect(booking).toMatchObject({ paid: true })
  const product = await (await tomal.get(`/api/products/${productId}`)).json()
  expect(product).toMatchObject({ saleStatus: "SOLD" })
})

test("a lower price voids the code, and a higher one is refused", async () => {
  const { rahim, ana, bookingId } = await appWithCashDeal()
  const { code } = await showCode(ana, bookingId)
  const ask = (sellingPrice: number) => rahim.post(`/api/deals/${bookingId}/lower-price`, { sellingPrice })
  expect(await problemOf(ask(62_001))).toMatchObject({ code: "invalid" })
  expect(await deal(rahim, bookingId, "lower-price", { sellingPrice: 60_000 })).toMatchObject({
    amountDue: 60_000,
  })
  expect(await problemOf(rahim.post(`/api/deals/${bookingId}/handover`, { code }))).toMatchObject({
    code: "code-wrong",
  })
  const { digits } = await showCode(ana, bookingId)
  expect(await deal(rahim, bookingId, "handover", { digits })).toMatchObject({ state: "completed" })
})

test("without a code the seller's word is enough after three days, and the buyer may object before", async () => {
  const { rahim, ana, db, context, productId, bookingId } = await appWithCashDeal()
  expect(await deal(rahim, bookingId, "delivered")).toMatchObject({ state: "delivered" })
  expect(await deal(ana, bookingId, "object")).toMatchObject({ state: "cancelled" })
  const product = await db
    .selectFrom("products")
    .selectAll()
    .where("id", "=", productId)
    .executeTakeFirstOrThrow()
  expect(product).toMatchObject({ soldAt: null, heldBy: null, withdrawnAt: expect.any(Date) })
  await rahim.patch(`/api/myProducts/${productId}`, { withdrawn: false })
  const again = await bookProduct(ana, productId)
  await deal(ana, again, "cash")
  await deal(rahim, again, "accept")
  await deal(rahim, again, "delivered")
  // a booking removed from the list before completion still counts as bought
  await ana.delete(`/api/bookings/${again}`)
  const removed = ana.get(`/api/bookings?email=${ana.email}&removed=true`)
  expect(await read(Bookings, removed)).toMatchObject([{ _id: again, state: "delivered" }])
  await ageDeal(db, again, "72 hours")
  await moveDue(context)
  const { state, paidAt } = await db
    .selectFrom("bookings")
    .selectAll()
    .where("id", "=", again)
    .executeTakeFirstOrThrow()
  expect([state, paidAt]).toEqual(["completed", expect.any(Date)])
})

test("what is paid by card and handed over with a code waits for the buyer's objection", async () => {
  const { rahim, ana, bookingId } = await appWithBooking()
  await payBooking(ana, bookingId)
  const { code } = await showCode(ana, bookingId, { seen: true })
  expect(await deal(rahim, bookingId, "handover", { code })).toMatchObject({ state: "delivered" })
  expect(await deal(ana, bookingId, "received")).toMatchObject({ state: "completed" })
})
