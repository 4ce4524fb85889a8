import { expect, test } from "vitest"
import { RefundsToWatch } from "../../contract/refunds.ts"
import { appWithPaid, deal, dealOf } from "../../test/acts/dealing.ts"
import { runDueJobs } from "../../test/jobs.ts"
import { keepInvariants } from "../../test/keep-invariants.ts"
import { confirmCard, openIntent, payBooking } from "../../test/acts/paying.ts"
import { problemOf, read } from "../../test/people.ts"
import { appWithBooking } from "../../test/test-app.ts"
import { Problem } from "../http/problem.ts"

keepInvariants()

const courier = { delivery: "courier", address: "House 4, Road 7, Mirpur, Dhaka" }

test("a buyer has it sent where its seller sends it, and pays the fee of that moment with the price", async () => {
  const { rahim, ana, db, productId, bookingId } = await appWithBooking()
  const choose = (choice: object) => ana.patch(`/api/bookings/${bookingId}`, choice)
  expect(await problemOf(choose(courier))).toMatchObject({ code: "invalid" })
  await rahim.patch(`/api/products/${productId}`, { courierFee: 150 })
  await openIntent(ana, bookingId)
  expect((await choose(courier)).status).toBe(200)
  const fee = { sellingPrice: 62_000, deliveryFee: 150, amountDue: 62_150 }
  expect(await dealOf(ana, bookingId)).toMatchObject({ delivery: "courier", ...fee })
  await rahim.patch(`/api/products/${productId}`, { courierFee: 300 })
  await payBooking(ana, bookingId)
  expect(await dealOf(rahim, bookingId)).toMatchObject({ state: "paid", address: courier.address, ...fee })
  expect(await problemOf(choose({ delivery: "meet" }))).toMatchObject({ code: "wrong-state" })
  const payment = await db.selectFrom("payments").select("amount").executeTakeFirstOrThrow()
  expect(payment.amount).toBe(6_215_000)
})

test("whoever changes the delivery while their card is held for the other amount is not charged", async () => {
  const { rahim, ana, context, productId, bookingId } = await appWithBooking()
  await rahim.patch(`/api/products/${productId}`, { courierFee: 150 })
  const transactionId = await confirmCard(ana, bookingId)
  await context.sandbox?.delivered()
  const { state } = await dealOf(ana, bookingId)
  const changed = await ana.patch(`/api/bookings/${bookingId}`, courier)
  expect(changed.status).toBe(state === "paid" ? 409 : 200)
  await ana.post("/api/payments", { transactionId, bookingId })
})

test("a refund that the card provider refuses is sent again by an admin, or paid by hand, once", async () => {
  const { rahim, ana, admin, context, bookingId } = await appWithPaid()
  const { refund } = context.cards
  Object.assign(context.cards, { refund: refuse })
  await deal(rahim, bookingId, "refund", {})
  await runDueJobs(context)
  const failed = () => read(RefundsToWatch, admin.get("/api/refunds?state=failed"))
  const [first] = await failed()
  expect(first).toMatchObject({ bookingId, amount: 62_000, buyerName: ana.name })
  const path = `/api/refunds/${first?._id}`
  await admin.post(`${path}/retry`)
  await runDueJobs(context)
  expect(await failed()).toHaveLength(1)
  expect((await admin.post(`${path}/by-hand`, { reference: "bKash 8N7A6D5EE" })).status).toBe(200)
  expect(await problemOf(admin.post(`${path}/retry`))).toMatchObject({ code: "wrong-state" })
  expect((await dealOf(ana, bookingId)).refunds).toMatchObject([{ state: "byHand" }])
  Object.assign(context.cards, { refund })
})

function refuse() {
  return Promise.reject(new Problem("payment-refused", (say) => say.providerRefused.account))
}
