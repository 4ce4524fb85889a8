import { afterAll, expect, test } from "vitest"
import { Modified } from "../../contract/fields.ts"
import { RefundsToWatch } from "../../contract/refunds.ts"
import { balances, cardDispute, problems } from "../../test/charging-back.ts"
import { deal, dealOf } from "../../test/dealing.ts"
import { runDueJobs } from "../../test/jobs.ts"
import { read } from "../../test/people.ts"
import { Refusal } from "../../test/stripe/books.ts"
import { stripeServer } from "../../test/stripe/server.ts"
import { askAboutChargebacks } from "./chargebacks.ts"

const stripe = await stripeServer()
afterAll(() => stripe.stop())

/** The bank asks for 20,000 BDT before the deal is refunded, and for the other 42,000 once that refund was refused; an admin closes it. */
async function closedByBank() {
  const app = await cardDispute(stripe, false, 2_000_000)
  const first = app
  stripe.decideDispute(first.id, { moves: [-2_000_000], status: "lost" })
  await first.tell("funds_withdrawn")
  stripe.behave(new Refusal("It is disputed."))
  await deal(app.admin, app.bookingId, "refund", {})
  await runDueJobs(app.context)
  stripe.behave("polite")
  const second = app.disputeAgain(4_200_000)
  stripe.decideDispute(second.id, { moves: [-4_200_000], status: "lost" })
  await second.tell("funds_withdrawn")
  const toDo = () => read(RefundsToWatch, app.admin.get("/api/refunds?isToDo=true"))
  const [refund] = await toDo()
  expect(refund).toMatchObject({ amount: 42_000, takenByBank: 42_000 })
  await read(Modified, app.admin.post(`/api/refunds/${refund?._id}/by-bank`))
  const refunds = async () => (await dealOf(app.ana, app.bookingId)).refunds.map(({ amount }) => amount)
  const retry = async () => {
    const [failed] = await toDo()
    await read(Modified, app.admin.post(`/api/refunds/${failed?._id}/retry`))
    await runDueJobs(app.context)
  }
  return { ...app, first, second, toDo, refunds, retry }
}

test("of two chargebacks of a refunded deal, the buyer gets by us what the one that is won gives back", async () => {
  const app = await closedByBank()
  stripe.decideDispute(app.first.id, { moves: [-2_000_000], status: "won" })
  await app.first.tell("closed")
  expect(await app.toDo(), "the bank has all of what was closed").toEqual([])
  stripe.behave(new Refusal("Not now."))
  stripe.decideDispute(app.first.id, { moves: [-2_000_000, 2_000_000], status: "won" })
  await app.first.tell("funds_reinstated")
  await runDueJobs(app.context)
  stripe.behave("polite")
  const [failed, ...others] = await app.toDo()
  expect(others).toEqual([])
  expect(failed).toMatchObject({ amount: 20_000, failure: "refused" })
  expect(failed).not.toHaveProperty("takenByBank")
  await app.retry()
  expect(await app.refunds()).toEqual([20_000])
  expect(await balances(app)).toEqual({})
  expect(await problems(app)).toEqual([])
})

test("of two chargebacks of a refunded deal, what the bank gave is owed again once the later one is won", async () => {
  const app = await closedByBank()
  stripe.decideDispute(app.second.id, { moves: [-4_200_000, 4_200_000], status: "won" })
  for (const type of ["closed", "funds_reinstated"]) await app.second.tell(type)
  expect(await app.toDo()).toMatchObject([{ amount: 42_000, failure: "returned" }])
  await app.retry()
  await askAboutChargebacks(app.context)
  await runDueJobs(app.context)
  expect(await app.refunds()).toEqual([42_000])
  expect(await balances(app)).toEqual({})
  expect(await problems(app)).toEqual([])
})
