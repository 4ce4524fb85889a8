import { expect, test } from "vitest"
import { atBkash } from "../../test/gateways/at-bkash.ts"
import { askCheckout, openCheckout } from "../../test/gateways/checkout-calls.ts"
import {
  ageClaim,
  appWithTwoBookings,
  runClock,
  moneyProblems,
  paymentOf,
  stateOf,
} from "../../test/gateways/hosted.ts"
import { payBooking } from "../../test/acts/paying.ts"
import { problemOf } from "../../test/people.ts"
import type { TestApp } from "../../test/test-app.ts"
import { askGateways } from "./ask-gateways.ts"

const { server, opened } = await atBkash()

async function returnFromGateway({ api }: TestApp, paymentID: string, status: string) {
  return api.request(`/api/payments/return/bkash?paymentID=${paymentID}&status=${status}`)
}

test("a buyer pays by bKash: executed when they come back, once, however often they do", async () => {
  const app = await opened()
  server.agree(app.paymentID)
  const executions = server.count("execute")
  const responses = await Promise.all(
    Array.from({ length: 10 }, () => returnFromGateway(app, app.paymentID, "success")),
  )
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([303]))
  expect(await stateOf(app, app.bookingId)).toBe("paid")
  expect(server.count("execute")).toBeGreaterThan(executions)
  expect(await moneyProblems(app)).toEqual([])
})

test("who agreed and never came back has the product, too: the clock executes", async () => {
  const app = await opened()
  server.agree(app.paymentID)
  await runClock(app)
  expect(await stateOf(app, app.bookingId)).toBe("paid")
  expect(await moneyProblems(app)).toEqual([])
})

test("payment pages that bKash did not open do not count as attempts of a buyer", async () => {
  const app = await appWithTwoBookings(server.settings)
  server.behave("away", "create")
  for (let tries = 0; tries < 3; tries += 1)
    expect(await problemOf(askCheckout(app.ana, app.bookingId, "bkash"))).toMatchObject({
      code: "payment-refused",
    })
  server.behave("polite")
  await openCheckout(app.ana, app.bookingId, "bkash")
})

test("who cancels at bKash lets the product go at once, and nothing is ever executed", async () => {
  const app = await opened()
  const executions = server.count("execute")
  await returnFromGateway(app, app.paymentID, "cancel")
  expect(await stateOf(app, app.bookingId)).toBe("booked")
  // the buyer agrees in another tab
  server.agree(app.paymentID)
  await returnFromGateway(app, app.paymentID, "success")
  await runClock(app)
  expect(server.count("execute")).toBe(executions)
  expect(await stateOf(app, app.bookingId)).toBe("booked")
  await payBooking(app.tomal, app.othersId)
  expect(await moneyProblems(app)).toEqual([])
})

test("a released payment that was never executed is asked about for two days, an executed one forever", async () => {
  const app = await opened()
  await ageClaim(app, app.transactionId, 41)
  await askGateways(app.context)
  const askAt = async (hours: number, executingAt: Date | null) => {
    const releasedAt = new Date(Date.now() - hours * 3_600_000)
    await app.db.updateTable("payments").set({ releasedAt, executingAt, askAt: new Date() }).execute()
    await askGateways(app.context)
    return (await paymentOf(app, app.bookingId)).askAt
  }
  server.behave("away")
  expect(await askAt(47, null)).not.toBeNull()
  expect(await askAt(49, new Date(0))).not.toBeNull()
  expect(await askAt(49, null)).toBeNull()
})

test("a claim that is being executed is not released before its outcome is known, however late it is", async () => {
  const app = await opened()
  const { paymentID, transactionId, bookingId } = app
  server.agree(paymentID)
  // no answer arrives, neither to the execution nor to a status query
  server.behave("forgets")
  await returnFromGateway(app, paymentID, "success")
  // the status query failed first, so that nothing was executed
  expect(await stateOf(app, bookingId)).toBe("paying")
  server.behave("forgets", "execute")
  await app.db.updateTable("payments").set({ executingAt: new Date() }).execute()
  server.behave("away")
  await ageClaim(app, transactionId, 41)
  await askGateways(app.context)
  expect(await stateOf(app, bookingId)).toBe("paying")
  // a late cancellation does not release the claim either
  server.behave("polite")
  await returnFromGateway(app, paymentID, "cancel")
  expect(await stateOf(app, bookingId)).toBe("paying")
})

test("an execution whose answer is lost is paid as soon as bKash can be asked", async () => {
  const app = await opened()
  server.agree(app.paymentID)
  server.behave("forgets", "execute")
  await returnFromGateway(app, app.paymentID, "success")
  expect(await stateOf(app, app.bookingId)).toBe("paid")
  expect(await moneyProblems(app)).toEqual([])
})

test("an execution that bKash keeps refusing is released after forty minutes", async () => {
  const app = await opened()
  server.agree(app.paymentID)
  server.refuseExecution("2023")
  await returnFromGateway(app, app.paymentID, "success")
  expect(await stateOf(app, app.bookingId)).toBe("paying")
  await ageClaim(app, app.transactionId, 43)
  await app.db
    .updateTable("payments")
    .set({ executingAt: new Date(Date.now() - 180_000) })
    .execute()
  await askGateways(app.context)
  expect(await stateOf(app, app.bookingId)).toBe("booked")
  server.refuseExecution(undefined)
  await runClock(app)
  expect(await stateOf(app, app.bookingId)).toBe("booked")
  expect(await moneyProblems(app)).toEqual([])
})

test("the return of someone else's payment, or of none, leads nowhere", async () => {
  const app = await opened()
  for (const [id, status] of [
    ["TR0011guessed", "success"],
    ["", "success"],
    [app.paymentID, "success"],
  ])
    await returnFromGateway(app, id ?? "", status ?? "")
  // the buyer has not agreed to the payment
  expect(await stateOf(app, app.bookingId)).toBe("paying")
})
