import { afterAll, expect, test } from "vitest"
import { CheckoutState } from "../../contract/gateways.ts"
import { dealOf } from "../../test/acts/dealing.ts"
import { makeQuestionsDue } from "../../test/gateways/checkout-calls.ts"
import {
  appWithCheckout,
  runClock,
  returnFromGateway,
  moneyProblems,
  sendNotice,
  stateOf,
} from "../../test/gateways/hosted.ts"
import { noticeOf, sslCommerzServer } from "../../test/gateways/sslcommerz-server.ts"
import { runDueJobs } from "../../test/jobs.ts"
import { notificationsOf } from "../../test/notifications.ts"
import { read } from "../../test/people.ts"
import type { TestApp } from "../../test/test-app.ts"
import { askGateways } from "./ask-gateways.ts"
import { askAboutRefunds } from "./refunds.ts"

const server = await sslCommerzServer()
afterAll(() => server.stop())

const opened = () => appWithCheckout(server.settings, "sslcommerz")

/** The provider references of payments for the deal, and of those to refund. */
async function received({ db }: TestApp) {
  const rows = await db.selectFrom("payments").select(["kind", "providerRef"]).orderBy("id").execute()
  const of = (wanted: string) =>
    rows.flatMap(({ kind, providerRef }) => (kind === wanted ? [providerRef] : []))
  return { counts: of("deal"), goesBack: of("stray") }
}

test("who pays twice on SSLCommerz's page has the product, and the second payment back, once", async () => {
  const app = await opened()
  const { ana, rahim, bookingId, transactionId, context } = app
  const [first, second] = [server.pay(transactionId), server.pay(transactionId)]
  // out of order, concurrently and repeatedly
  const notices = [second, first, second, first, second].map((each) => noticeOf(each))
  await sendNotice(app, noticeOf(second))
  await Promise.all(notices.map((each) => sendNotice(app, each)))
  expect(await stateOf(app, bookingId)).toBe("paid")
  expect(await received(app)).toEqual({ counts: [second.bank_tran_id], goesBack: [first.bank_tran_id] })
  const { last } = await read(CheckoutState, ana.get(`/api/deals/${bookingId}/checkout`))
  expect(last).toMatchObject({ state: "paid" })
  expect(await dealOf(ana, bookingId)).toMatchObject({ refunds: [{ amount: 62_000, reason: "stray" }] })
  expect(await dealOf(rahim, bookingId)).toMatchObject({ you: "seller", refunds: [] })
  await runDueJobs(context)
  const notifications = (await notificationsOf(context, ana)).filter(
    ({ type }) => type === "payment-given-back",
  )
  expect(notifications).toMatchObject([{ price: 62_000, path: `/dashboard/deals/${bookingId}` }])
  const refund = [...server.refunds.values()].find(({ bank }) => bank === first.bank_tran_id)
  expect(refund).toMatchObject({ amount: "62000.00" })
  server.finish(refund?.id ?? "", "refunded")
  await makeQuestionsDue(app)
  await askAboutRefunds(context)
  const refunds = await app.db.selectFrom("refunds").select(["state", "amount"]).execute()
  expect(refunds).toEqual([{ state: "done", amount: 6_200_000 }])
  expect(await moneyProblems(app)).toEqual([])
})

test("a second payment of which no notice tells is found by the clock for two days, also once the deal was refunded", async () => {
  const app = await opened()
  const { rahim, bookingId, transactionId, db } = app
  const first = server.pay(transactionId)
  await sendNotice(app, noticeOf(first))
  const second = server.pay(transactionId)
  await runClock(app)
  await rahim.post(`/api/deals/${bookingId}/refund`, {})
  const third = server.pay(transactionId)
  await runClock(app)
  const goesBack = [second.bank_tran_id, third.bank_tran_id]
  expect(await received(app)).toEqual({ counts: [first.bank_tran_id], goesBack })
  expect(await moneyProblems(app)).toEqual([])
  await db
    .updateTable("payments")
    .set({ capturedAt: new Date(Date.now() - 49 * 3_600_000) })
    .execute()
  await runClock(app)
  const asked = await db.selectFrom("payments").select("id").where("askAt", "is not", null).execute()
  expect(asked).toEqual([])
})

test("a payment that is settled is asked about no more once its gateway is not set up any longer", async () => {
  const app = await opened()
  await sendNotice(app, noticeOf(server.pay(app.transactionId)))
  const due = () => app.db.selectFrom("payments").select("id").where("askAt", "is not", null).execute()
  expect(await due()).toHaveLength(1)
  await makeQuestionsDue(app)
  await askGateways({ ...app.context, gateways: new Map() })
  expect(await due()).toEqual([])
  expect(await stateOf(app, app.bookingId)).toBe("paid")
})

test("who comes back to a payment that is settled is sent on without waiting for SSLCommerz", async () => {
  const app = await opened()
  const notice = noticeOf(server.pay(app.transactionId))
  await sendNotice(app, notice)
  const before = server.asked.length
  const answer = await returnFromGateway(app, notice)
  expect(answer.headers.get("Location")).toBe(`/dashboard/payment/${app.bookingId}`)
  expect(server.asked).toHaveLength(before)
})
