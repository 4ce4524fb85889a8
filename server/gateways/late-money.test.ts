import { afterAll, expect, test } from "vitest"
import { makeQuestionsDue } from "../../test/gateways/checkout-calls.ts"
import {
  appWithCheckout,
  ageClaim,
  runClock,
  moneyProblems,
  sendNotice,
  paymentOf,
  stateOf,
} from "../../test/gateways/hosted.ts"
import { noticeOf, sslCommerzServer } from "../../test/gateways/sslcommerz-server.ts"
import { runDueJobs } from "../../test/jobs.ts"
import { notificationsOf } from "../../test/notifications.ts"
import { payBooking } from "../../test/acts/paying.ts"
import { askGateways } from "./ask-gateways.ts"
import { askAboutRefunds } from "./refunds.ts"

const server = await sslCommerzServer()
afterAll(() => server.stop())

const opened = () => appWithCheckout(server.settings, "sslcommerz")

test.each([
  { minutes: 19, sold: false },
  { minutes: 21, sold: false },
  { minutes: 39, sold: false },
  { minutes: 41, sold: false },
  { minutes: 41, sold: true },
])(
  "who pays after $minutes minutes (sold meanwhile: $sold) has the product or all of the money",
  async ({ minutes, sold }) => {
    const app = await opened()
    const { transactionId, bookingId } = app
    await ageClaim(app, transactionId, minutes)
    await askGateways(app.context)
    expect(await stateOf(app, bookingId)).toBe(minutes < 40 ? "paying" : "booked")
    if (sold) await payBooking(app.tomal, app.othersId)
    server.pay(transactionId)
    await runClock(app)
    expect(await stateOf(app, bookingId)).toBe(sold ? "booked" : "paid")
    const { kind, state } = await paymentOf(app, bookingId)
    expect({ kind, state }).toEqual(
      sold ? { kind: "stray", state: "refunded" } : { kind: "deal", state: "captured" },
    )
    expect(await moneyProblems(app)).toEqual([])
    const notifications = (await notificationsOf(app.context, app.admin)).filter(
      ({ type }) => type === "late-money",
    )
    expect(notifications).toHaveLength(sold ? 1 : 0)
    const path = `/dashboard/deals/${bookingId}`
    const goesBack = (await notificationsOf(app.context, app.ana)).filter(
      ({ type }) => type === "payment-given-back",
    )
    expect(goesBack).toMatchObject(sold ? [{ price: 62_000, path }] : [])
  },
)

test.each<Record<string, string>>([{ amount: "61999.99" }, { amount: "62000.01" }, { currency_type: "USD" }])(
  "a payment of another amount or currency (%o) goes back in full, and pays for nothing",
  async (changes) => {
    const app = await opened()
    await sendNotice(app, noticeOf(server.pay(app.transactionId, changes)))
    await runClock(app)
    expect(await stateOf(app, app.bookingId)).toBe("booked")
    const stray = await paymentOf(app, app.bookingId)
    expect(stray).toMatchObject({ kind: "stray", state: "refunded" })
    await runDueJobs(app.context)
    const [refund] = [...server.refunds.values()].slice(-1)
    expect(refund).toMatchObject({ bank: stray.providerRef, status: "processing" })
    server.finish(refund?.id ?? "", "refunded")
    await makeQuestionsDue(app)
    await askAboutRefunds(app.context)
    const refunds = await app.db.selectFrom("refunds").select(["state", "amount"]).execute()
    expect(refunds).toEqual([{ state: "done", amount: stray.amount }])
    expect(await moneyProblems(app)).toEqual([])
  },
)
