import { expect, test } from "vitest"
import { Booking } from "../../contract/bookings.ts"
import { Deal } from "../../contract/deals.ts"
import { type Decision, ListedDisputes } from "../../contract/disputes.ts"
import type { Db } from "../../db/tables.ts"
import { deal, dealOf } from "../../test/acts/dealing.ts"
import { appToDecide, appWithDispute, letDisputeWait } from "../../test/acts/disputing.ts"
import { runDueJobs } from "../../test/jobs.ts"
import { problemOf, read } from "../../test/people.ts"
import { totals } from "../ledger/totals.ts"
import { violations } from "../invariants/violations.ts"

const reason = "The photos show a broken neck."
const refund: Decision = { outcome: "refund", reason }

test("an admin decides once the seller has answered, or has had two days to", async () => {
  const { rahim, ana, admin, db, bookingId } = await appWithDispute()
  const decide = (who = admin) => problemOf(who.post(`/api/deals/${bookingId}/decide`, refund))
  expect(await decide()).toMatchObject({ code: "wrong-state" })
  expect((await dealOf(admin, bookingId)).may).toEqual([])
  expect(await decide(ana)).toMatchObject({ code: "forbidden" })
  expect(await decide(rahim)).toMatchObject({ code: "forbidden" })
  await letDisputeWait(db, bookingId, "49 hours")
  expect(await deal(admin, bookingId, "decide", refund)).toMatchObject({ state: "refunded" })
})

test("the buyer gets everything back by decision, and both may review", async () => {
  const { rahim, ana, admin, db, context, bookingId } = await appToDecide()
  const decided = await deal(admin, bookingId, "decide", refund)
  expect(decided).toMatchObject({
    state: "refunded",
    refunds: [{ amount: 62_000, reason: "decided" }],
    dispute: { outcome: "refund", decisionReason: reason },
  })
  await runDueJobs(context)
  const told = await dealOf(ana, bookingId)
  expect(told).toMatchObject({ refunds: [{ state: "done" }], may: ["review"] })
  expect((await dealOf(rahim, bookingId)).may).toEqual(["review"])
  // repeating the same decision is idempotent, another one is refused
  await deal(admin, bookingId, "decide", refund)
  const other = admin.post(`/api/deals/${bookingId}/decide`, { outcome: "release", reason })
  expect(await problemOf(other)).toMatchObject({ code: "wrong-state" })
  expect(await problemOf(rahim.post(`/api/deals/${bookingId}/concede`))).toMatchObject({
    code: "wrong-state",
  })
  expect(await violations(db, context.cards)).toEqual([])
})

test("a split gives each a part, with commission on what the seller keeps, and the ledger sums to 0", async () => {
  const { ana, admin, db, context, bookingId } = await appToDecide({ COMMISSION_BPS: "500" })
  const decide = (body: object) => problemOf(admin.post(`/api/deals/${bookingId}/decide`, body))
  for (const body of [split(), split(0), split(62_000), { ...split(1), outcome: "release" }])
    expect(await decide(body)).toMatchObject({ code: "invalid" })
  expect(await decide({ ...split(1), reason: "too short" })).toMatchObject({ code: "invalid" })
  const decided = await deal(admin, bookingId, "decide", split(2_000))
  expect(decided).toMatchObject({
    state: "completed",
    refunds: [{ amount: 2_000, reason: "split" }],
    dispute: { outcome: "split", refundAmount: 2_000 },
  })
  expect(await read(Booking, ana.get(`/api/bookings/${bookingId}`))).toMatchObject({
    paid: true,
    amountBack: 2_000,
  })
  // 5 % of the remaining 60,000 BDT
  expect(await balances(db)).toEqual({ commission: -300_000, seller: -5_700_000, refunds: -200_000 })
  // only one refund at a time
  const refundRest = () => admin.post(`/api/deals/${bookingId}/refund`, {})
  expect(await problemOf(refundRest())).toMatchObject({ code: "wrong-state" })
  await runDueJobs(context)
  expect(await violations(db, context.cards)).toEqual([])
  const { refunds } = await read(Deal, refundRest())
  expect(refunds.map(({ amount }) => amount)).toEqual([2_000, 60_000])
  await runDueJobs(context)
  expect((await dealOf(ana, bookingId)).refunds.map(({ state }) => state)).toEqual(["done", "done"])
  expect(await violations(db, context.cards)).toEqual([])
})

test("admins see what is to decide by the time it is due, and what is decided; nobody else does", async () => {
  const { ana, admin, bookingId } = await appToDecide()
  const list = (state: string) => read(ListedDisputes, admin.get(`/api/disputes?state=${state}`))
  expect(await list("undecided")).toMatchObject([
    { dealId: bookingId, reason: "damaged", buyerName: "Ana Gomes", amountDue: 62_000 },
  ])
  expect(await list("decided")).toEqual([])
  await deal(admin, bookingId, "decide", refund)
  expect(await list("undecided")).toEqual([])
  expect(await list("decided")).toMatchObject([{ dealId: bookingId, outcome: "refund" }])
  expect((await ana.get("/api/disputes")).status).toBe(403)
})

function split(refundAmount?: number) {
  return { outcome: "split", refundAmount, reason }
}

/** Account balances in poisha, without zeros. */
async function balances(db: Db) {
  const rows = (await totals(db)).filter(({ account, amount }) => account !== "cash" && amount !== 0)
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]))
}
