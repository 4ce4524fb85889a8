import { expect, test } from "vitest"
import { UnknownPayments } from "../../contract/unknown-payments.ts"
import { atBkash } from "../../test/gateways/at-bkash.ts"
import { makeQuestionsDue } from "../../test/gateways/checkout-calls.ts"
import { ageClaim, moneyProblems, stateOf } from "../../test/gateways/hosted.ts"
import { notificationsOf } from "../../test/notifications.ts"
import { payBooking } from "../../test/acts/paying.ts"
import { read } from "../../test/people.ts"
import { readableLog } from "../../test/readable-log.ts"
import { askGateways } from "./ask-gateways.ts"

const { server, opened } = await atBkash()

/** An app with a payment executed a day ago, whose outcome bKash has not reported. */
async function appWithUnknownPayment() {
  const app = await opened()
  server.agree(app.paymentID)
  server.behave("away")
  await app.db
    .updateTable("payments")
    .set({ executingAt: new Date(Date.now() - 25 * 3_600_000) })
    .execute()
  await ageClaim(app, app.transactionId, 25 * 60)
  const { log, messages } = readableLog("error")
  const ask = async () => {
    await makeQuestionsDue(app)
    await askGateways({ ...app.context, log })
  }
  await ask()
  await ask()
  return { ...app, ask, messages }
}

test("admins are told once of a payment that bKash does not report for a day, and find in its portal that it was paid", async () => {
  const app = await appWithUnknownPayment()
  const { admin, bookingId, transactionId, paymentID } = app
  expect(app.messages().filter((message) => message.startsWith("alarm:"))).toEqual([
    "alarm: a gateway does not say whether it took the money",
  ])
  expect((await notificationsOf(app.context, admin))[0]).toMatchObject({
    type: "payment-unknown",
    price: 62_000,
  })
  const [unknown] = await read(UnknownPayments, admin.get("/api/unknown-payments"))
  expect(unknown).toMatchObject({ bookingId, transactionId, sessionRef: paymentID, buyerName: app.ana.name })
  expect(await stateOf(app, bookingId)).toBe("paying")
  const path = `/api/unknown-payments/${unknown?._id}`
  expect((await admin.post(`${path}/paid`, { reference: "8N7A6D5EE" })).status).toBe(200)
  expect(await (await admin.post(`${path}/not-paid`)).json()).toMatchObject({
    status: 409,
    code: "wrong-state",
    paymentState: "captured",
  })
  expect(await stateOf(app, bookingId)).toBe("paid")
  expect(await read(UnknownPayments, admin.get("/api/unknown-payments"))).toEqual([])
  expect(await moneyProblems(app)).toEqual([])
})

test("an admin finds that it was not paid: the product is available again, and a later payment by bKash is refunded", async () => {
  const app = await appWithUnknownPayment()
  const { admin, bookingId } = app
  const [unknown] = await read(UnknownPayments, admin.get("/api/unknown-payments"))
  const path = `/api/unknown-payments/${unknown?._id}`
  expect((await app.ana.post(`${path}/not-paid`)).status).toBe(403)
  expect((await admin.post(`${path}/not-paid`)).status).toBe(200)
  expect(await stateOf(app, bookingId)).toBe("booked")
  await payBooking(app.tomal, app.othersId)
  server.behave("polite")
  Object.assign(server.payments.get(app.paymentID) ?? {}, { trxID: "8N7A6D5EE" })
  await app.ask()
  expect(
    await app.db.selectFrom("payments").select("kind").where("kind", "=", "stray").execute(),
  ).toHaveLength(1)
  expect(await moneyProblems(app)).toEqual([])
})
