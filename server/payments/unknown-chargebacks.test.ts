import { afterAll, expect, test } from "vitest"
import { AuditEntries } from "../../contract/audit.ts"
import { Inserted, Modified } from "../../contract/fields.ts"
import { ProblemDetails } from "../../contract/problem.ts"
import { UnknownChargebacks } from "../../contract/unknown-chargebacks.ts"
import { Waiting } from "../../contract/waiting.ts"
import { balances, appWithChargeback, problems, returned, taken } from "../../test/acts/charging-back.ts"
import { settleBalance } from "../../test/acts/crediting.ts"
import { deal, dealOf } from "../../test/acts/dealing.ts"
import { disputeDeal } from "../../test/acts/disputing.ts"
import { runDueJobs } from "../../test/jobs.ts"
import { notificationsOf } from "../../test/notifications.ts"
import { problemOf, read } from "../../test/people.ts"
import { Refusal } from "../../test/stripe/books.ts"
import { stripeServer } from "../../test/stripe/server.ts"
import type { TestApp } from "../../test/test-app.ts"
import { askAboutChargebacks } from "./chargebacks.ts"

const stripe = await stripeServer()
afterAll(() => stripe.stop())

/** An app in which Ana's bank has opened a dispute, after which the operator changed to another card account. */
async function appWithUnknownDispute(isReceived: boolean) {
  const app = await appWithChargeback(stripe, isReceived)
  if (isReceived) await settleBalance(app.admin, app.rahim)
  stripe.decideDispute(app.id, taken)
  await app.tell("funds_withdrawn")
  return { ...app, fetchChargeback: await forget(app) }
}

async function forget({ context }: TestApp) {
  const { fetchChargeback } = context.cards
  Object.assign(context.cards, { fetchChargeback: () => Promise.resolve(undefined) })
  await askAboutChargebacks(context)
  return fetchChargeback
}

const shown = ({ admin }: TestApp) => read(UnknownChargebacks, admin.get("/api/unknown-chargebacks"))
const close = ({ admin }: TestApp, id: string, state: "won" | "lost") =>
  admin.patch(`/api/unknown-chargebacks/${id}`, { state, reference: "letter 12" })

test("a dispute of a bank that the card provider no longer knows is closed by an admin, and then a debt can be written off", async () => {
  const app = await appWithUnknownDispute(true)
  const { admin, rahim, id, context } = app
  await askAboutChargebacks(context)
  const notifications = (await notificationsOf(context, admin)).filter(
    ({ type }) => type === "chargeback-unknown",
  )
  expect(notifications).toHaveLength(1)
  expect(await read(Waiting, admin.get("/api/waiting"))).toMatchObject({ unknownPayments: 1 })
  expect(await shown(app)).toMatchObject([{ _id: id, amount: 62_000, state: "open", isWithdrawn: true }])
  const writeOff = () => admin.post(`/api/balances/${rahim.id}/write-off`, { amount: 58_900 })
  expect(await problemOf(writeOff())).toMatchObject({ code: "on-hold" })
  const two = await Promise.all([close(app, id, "lost"), close(app, id, "lost")])
  const counts = await Promise.all(two.map((response) => read(Modified, Promise.resolve(response))))
  expect(counts).toContainEqual({ modifiedCount: 0 })
  expect(counts).toContainEqual({ modifiedCount: 1 })
  const { status, code, chargebackState } = ProblemDetails.parse(await (await close(app, id, "won")).json())
  expect({ status, code, chargebackState }).toEqual({
    status: 409,
    code: "wrong-state",
    chargebackState: "lost",
  })
  expect(await shown(app)).toEqual([])
  const lost = (await notificationsOf(context, rahim)).filter(({ type }) => type === "sale-lost")
  expect(lost).toMatchObject([{ price: 58_900 }])
  await read(Inserted, writeOff())
  const entries = await read(AuditEntries, admin.get("/api/audit"))
  expect(entries.filter(({ act }) => act === "chargeback closed by hand")).toMatchObject([
    { actor: admin.name, amount: 62_000 },
  ])
  expect(await problems(app)).toEqual([])
})

test("what an admin calls won is where it was, also if the provider tells of it again, and what it took untold is lost", async () => {
  const won = await appWithUnknownDispute(false)
  await read(Modified, close(won, won.id, "won"))
  expect(await balances(won)).toEqual({ cash: 62_000, escrow: -62_000 })
  await deal(won.admin, won.bookingId, "clear")
  Object.assign(won.context.cards, { fetchChargeback: won.fetchChargeback })
  stripe.decideDispute(won.id, { ...returned, status: "won" })
  await won.tell("closed")
  expect(await balances(won)).toEqual({ cash: 62_000, escrow: -62_000 })
  expect(await problems(won)).toEqual([])

  const lost = await appWithChargeback(stripe)
  await lost.tell("created")
  Object.assign(lost.context.cards, { fetchChargeback: () => Promise.resolve(undefined) })
  await askAboutChargebacks(lost.context)
  await read(Modified, close(lost, lost.id, "lost"))
  expect(await balances(lost)).toEqual({})
  expect((await dealOf(lost.ana, lost.bookingId)).onHold).toBe(true)
  expect(await deal(lost.admin, lost.bookingId, "refund", {})).toMatchObject({ refunds: [] })
  expect(await problems(lost)).toEqual([])
})

test("a dispute of which the card provider tells again is its own to decide", async () => {
  const app = await appWithUnknownDispute(false)
  Object.assign(app.context.cards, { fetchChargeback: app.fetchChargeback })
  await askAboutChargebacks(app.context)
  expect(await shown(app)).toEqual([])
  expect(await problemOf(close(app, app.id, "won"))).toMatchObject({ status: 409, code: "wrong-state" })
  expect(await balances(app)).toEqual({})
})

test("a split that the bank gave is owed again once an admin calls it won, and comes before the rest of the refunded deal", async () => {
  const app = await appWithChargeback(stripe)
  const { admin, ana, bookingId, id, tell, context } = app
  await disputeDeal(app)
  const split = { outcome: "split", refundAmount: 20_000, reason: "Both of them said so." }
  const [refund] = (await deal(admin, bookingId, "decide", split)).refunds
  stripe.behave(new Refusal("No."))
  await runDueJobs(context)
  stripe.behave("polite")
  stripe.decideDispute(id, taken)
  await tell("funds_withdrawn")
  await read(Modified, admin.post(`/api/refunds/${refund?._id}/by-bank`))
  await deal(admin, bookingId, "refund", {})
  await forget(app)
  expect(await problemOf(close(app, id, "won"))).toMatchObject({ status: 409, code: "wrong-state" })
  await read(Modified, admin.post(`/api/refunds/${refund?._id}/retry`))
  await runDueJobs(context)
  for (const modifiedCount of [1, 0])
    expect(await read(Modified, close(app, id, "won"))).toEqual({ modifiedCount })
  await runDueJobs(context)
  expect((await dealOf(ana, bookingId)).refunds.map(({ amount }) => amount)).toEqual([20_000, 42_000])
  expect(await shown(app)).toEqual([])
  expect(await balances(app)).toEqual({})
  expect(await problems(app)).toEqual([])
})
