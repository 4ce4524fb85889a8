import { afterAll, expect, test } from "vitest"
import { Modified } from "../../contract/fields.ts"
import { RefundsToWatch } from "../../contract/refunds.ts"
import { appWithChargeback, balances, problems, returned, taken } from "../../test/acts/charging-back.ts"
import { deal, dealOf } from "../../test/acts/dealing.ts"
import { disputeDeal } from "../../test/acts/disputing.ts"
import { runDueJobs } from "../../test/jobs.ts"
import { read } from "../../test/people.ts"
import { Refusal } from "../../test/stripe/books.ts"
import { stripeServer } from "../../test/stripe/server.ts"
import { day } from "../process/durations.ts"
import { askAboutChargebacks, mayReturn } from "./chargebacks.ts"

const stripe = await stripeServer()
afterAll(() => stripe.stop())

/** Ana has the 20,000 of a split from her bank, which takes all; then the deal is refunded. */
async function splitByBank() {
  const app = await appWithChargeback(stripe)
  const { admin, bookingId, id, tell, context } = app
  await disputeDeal(app)
  const split = { outcome: "split", refundAmount: 20_000, reason: "Both of them said so." }
  await deal(admin, bookingId, "decide", split)
  stripe.behave(new Refusal("No."))
  await runDueJobs(context)
  stripe.behave("polite")
  stripe.decideDispute(id, taken)
  await tell("funds_withdrawn")
  const toDo = () => read(RefundsToWatch, admin.get("/api/refunds?isToDo=true"))
  const [refund] = await toDo()
  await read(Modified, admin.post(`/api/refunds/${refund?._id}/by-bank`))
  await deal(admin, bookingId, "refund", {})
  const retry = async () => {
    await read(Modified, admin.post(`/api/refunds/${refund?._id}/retry`))
    await runDueJobs(context)
  }
  return { ...app, toDo, retry }
}

test.each(["under_review", "lost"])(
  "money that is back while its dispute is %s is the buyer's, after the refund that the bank had given",
  async (status) => {
    const app = await splitByBank()
    const { ana, bookingId, id, tell, context, toDo, retry } = app
    stripe.decideDispute(id, { ...returned, status })
    await tell("funds_reinstated")
    expect(await toDo()).toMatchObject([{ amount: 20_000, failure: "returned" }])
    expect((await toDo())[0]).not.toHaveProperty("takenByBank")
    expect(await problems(app)).toEqual([])
    await retry()
    await askAboutChargebacks(context)
    await runDueJobs(context)
    const { refunds } = await dealOf(ana, bookingId)
    expect(refunds.map(({ amount }) => amount)).toEqual([20_000, 42_000])
    expect(await balances(app)).toEqual({})
    expect(await problems(app)).toEqual([])
  },
)

test("the money of a dispute that was won long ago is asked about for a month after the refund that it waits for", async () => {
  const { db, id, tell, toDo, retry } = await splitByBank()
  stripe.decideDispute(id, { ...taken, status: "won" })
  await tell("closed")
  await db
    .updateTable("chargebacks")
    .set({ closedAt: new Date(Date.now() - 40 * day) })
    .execute()
  expect(await toDo()).toHaveLength(1)
  await retry()
  const asked = () => db.selectFrom("chargebacks").select("id").where(mayReturn).execute()
  expect(await asked()).toEqual([{ id }])
  await db
    .updateTable("refunds")
    .set({ doneAt: new Date(Date.now() - 31 * day) })
    .execute()
  expect(await asked()).toEqual([])
})
