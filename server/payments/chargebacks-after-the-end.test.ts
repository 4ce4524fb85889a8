import { afterAll, expect, test } from "vitest"
import { Modified } from "../../contract/fields.ts"
import { RefundsToWatch } from "../../contract/refunds.ts"
import { balances, appWithChargeback, problems, returned, taken } from "../../test/acts/charging-back.ts"
import { deal, dealOf } from "../../test/acts/dealing.ts"
import { disputeDeal } from "../../test/acts/disputing.ts"
import { runDueJobs } from "../../test/jobs.ts"
import { notificationsOf } from "../../test/notifications.ts"
import { type Person, problemOf, read } from "../../test/people.ts"
import { Refusal } from "../../test/stripe/books.ts"
import { stripeServer } from "../../test/stripe/server.ts"
import type { TestApp } from "../../test/test-app.ts"
import { askAboutChargebacks, mayReturn } from "./chargebacks.ts"

const stripe = await stripeServer()
afterAll(() => stripe.stop())

const disputed = (isReceived?: boolean, poisha?: number) => appWithChargeback(stripe, isReceived, poisha)

test("what the bank gives back after the deal was ended goes to the buyer, and what it took is completed with nothing", async () => {
  const ended = await disputed()
  stripe.decideDispute(ended.id, taken)
  await ended.tell("created")
  await deal(ended.admin, ended.bookingId, "refund", {})
  stripe.decideDispute(ended.id, { ...returned, status: "won" })
  await ended.tell("funds_reinstated")
  expect((await dealOf(ended.ana, ended.bookingId)).refunds).toMatchObject([{ amount: 62_000 }])
  expect(await problems(ended)).toEqual([])

  const completed = await disputed()
  stripe.decideDispute(completed.id, taken)
  await completed.tell("created")
  await deal(completed.admin, completed.bookingId, "clear")
  await deal(completed.ana, completed.bookingId, "received")
  expect(await balances(completed)).toEqual({})
  stripe.decideDispute(completed.id, { ...returned, status: "won" })
  await completed.tell("funds_reinstated")
  expect(await balances(completed)).toEqual({ cash: 62_000, seller: -58_900, commission: -3_100 })
  expect(await problems(completed)).toEqual([])
})

const parts = (refunds: { amount: number }[]) => refunds.map(({ amount }) => amount)
const split = (refundAmount: number) => ({ outcome: "split", refundAmount, reason: "Both of them said so." })

test.each([
  { bank: 62_000, now: 0, later: 20_000, seller: -39_900 },
  { bank: 15_000, now: 5_000, later: 15_000, seller: -39_900 },
])(
  "of a split, what the bank took ($bank) is the buyer's part, and they get it by us once the bank gives it back",
  async ({ bank, now, later, seller }) => {
    const app = await disputed(false, bank * 100)
    const { admin, ana, bookingId, id, tell, context } = app
    await disputeDeal(app)
    stripe.decideDispute(id, { moves: [-bank * 100] })
    await tell("funds_withdrawn")
    await deal(admin, bookingId, "clear")
    const decided = await deal(admin, bookingId, "decide", split(20_000))
    expect(parts(decided.refunds)).toEqual(now ? [now] : [])
    expect(await problems(app)).toEqual([])

    await runDueJobs(context)
    stripe.decideDispute(id, { moves: [-bank * 100, bank * 100], status: "won" })
    for (const type of ["funds_reinstated", "closed", "funds_reinstated"]) await tell(type)
    expect(parts((await dealOf(ana, bookingId)).refunds)).toEqual(now ? [now, later] : [later])
    await runDueJobs(context)
    expect(await balances(app)).toEqual({ cash: 42_000, seller, commission: -2_100 })
    expect(await problems(app)).toEqual([])
  },
)

test("what the bank gives back while an earlier refund has failed is recorded once that refund is done", async () => {
  const app = await disputed(false, 1_500_000)
  const { admin, ana, bookingId, id, tell, context } = app
  await disputeDeal(app)
  stripe.decideDispute(id, { moves: [-1_500_000] })
  await tell("funds_withdrawn")
  await deal(admin, bookingId, "clear")
  const { refunds } = await deal(admin, bookingId, "decide", split(20_000))
  expect(parts(refunds)).toEqual([5_000])
  stripe.behave(new Refusal("No."))
  await runDueJobs(context)
  stripe.behave("polite")
  stripe.decideDispute(id, { moves: [-1_500_000, 1_500_000], status: "won" })
  for (const type of ["closed", "funds_reinstated"]) await tell(type)
  expect(parts((await dealOf(ana, bookingId)).refunds)).toEqual([5_000])
  expect(await stateOf(app)).toBe("won")
  await app.db
    .updateTable("chargebacks")
    .set({ closedAt: new Date(0) })
    .execute()
  expect(await app.db.selectFrom("chargebacks").select("id").where(mayReturn).execute()).toEqual([{ id }])
  // refund and chargeback together do not exceed the payment
  expect((await toDo(admin))[0]).not.toHaveProperty("takenByBank")
  await read(Modified, admin.post(`/api/refunds/${refunds[0]?._id}/retry`))
  await runDueJobs(context)
  await askAboutChargebacks(context)
  expect(parts((await dealOf(ana, bookingId)).refunds)).toEqual([5_000, 15_000])
  await runDueJobs(context)
  expect(await balances(app)).toEqual({ cash: 42_000, seller: -39_900, commission: -2_100 })
  expect(await problems(app)).toEqual([])
})

test("a split that the bank gave is owed again before what else it gives back of the refunded deal", async () => {
  const app = await disputed()
  const { admin, ana, bookingId, id, tell, context } = app
  await disputeDeal(app)
  await deal(admin, bookingId, "decide", split(20_000))
  stripe.behave(new Refusal("No."))
  await runDueJobs(context)
  stripe.behave("polite")
  stripe.decideDispute(id, taken)
  await tell("funds_withdrawn")
  const [refund] = await toDo(admin)
  await read(Modified, admin.post(`/api/refunds/${refund?._id}/by-bank`))
  expect((await deal(admin, bookingId, "refund", {})).refunds).toEqual([])
  stripe.decideDispute(id, { ...returned, status: "won" })
  for (const type of ["funds_reinstated", "closed"]) await tell(type)
  expect(await toDo(admin)).toMatchObject([{ amount: 20_000, failure: "returned" }])
  await read(Modified, admin.post(`/api/refunds/${refund?._id}/retry`))
  await runDueJobs(context)
  await askAboutChargebacks(context)
  await runDueJobs(context)
  expect(parts((await dealOf(ana, bookingId)).refunds)).toEqual([20_000, 42_000])
  expect(await balances(app)).toEqual({})
  expect(await problems(app)).toEqual([])
})

const toDo = (admin: Person) => read(RefundsToWatch, admin.get("/api/refunds?isToDo=true"))

const stateOf = async ({ db }: TestApp) =>
  (await db.selectFrom("chargebacks").select("state").executeTakeFirstOrThrow()).state

const refusedRefund = async (poisha?: number) => {
  const app = await disputed(false, poisha)
  stripe.behave(new Refusal("It is disputed."))
  await deal(app.admin, app.bookingId, "refund", {})
  await runDueJobs(app.context)
  stripe.behave("polite")
  return app
}

const toldOfArrival = async ({ ana, context }: TestApp) => {
  const notifications = await notificationsOf(context, ana)
  return notifications.flatMap(({ type, price }) => (type === "refund-paid" ? [price] : []))
}

test.each([
  { bank: 62_000, byUs: [] },
  { bank: 15_000, byUs: [47_000] },
])(
  "of a refund that was refused, what the bank took meanwhile ($bank) stands once, and waits for an admin if an appeal wins",
  async ({ bank, byUs }) => {
    const app = await refusedRefund(bank * 100)
    const { admin, ana, bookingId, id, tell, context } = app
    const [before] = await toDo(admin)
    expect(before).not.toHaveProperty("takenByBank")
    const byHand = (amount = 62_000 - bank) =>
      admin.post(`/api/refunds/${before?._id}/by-hand`, { reference: id, amount })
    const byBank = () => admin.post(`/api/refunds/${before?._id}/by-bank`)
    expect(await problemOf(byBank())).toMatchObject({ code: "wrong-state" })
    stripe.decideDispute(id, { moves: [-bank * 100], status: "lost" })
    for (const type of ["funds_withdrawn", "closed"]) await tell(type)
    expect(await toDo(admin)).toMatchObject([{ amount: 62_000, failure: "refused", takenByBank: bank }])
    const again = () => admin.post(`/api/refunds/${before?._id}/retry`)
    const [right, wrong] = byUs.length > 0 ? [byHand, byBank] : [byBank, byHand]
    for (const act of [wrong, again, () => byHand(62_000)])
      expect(await problemOf(act())).toMatchObject({ status: 409, code: "wrong-state" })
    await read(Modified, right())
    expect(await toDo(admin)).toEqual([])
    expect(await toldOfArrival(app)).toEqual(byUs)
    const closed = await dealOf(ana, bookingId)
    expect(parts(closed.refunds)).toEqual(byUs)
    expect(closed.chargeback).toEqual({ amount: bank, state: "lost", isWithdrawn: true })
    expect(await balances(app)).not.toHaveProperty("commission")
    expect(await problems(app)).toEqual([])
    stripe.decideDispute(id, { moves: [-bank * 100, bank * 100], status: "won" })
    for (const type of ["funds_reinstated", "closed", "funds_reinstated"]) await tell(type)
    const [owed, ...others] = await toDo(admin)
    expect(others).toEqual([])
    expect(owed).toMatchObject({ amount: bank, state: "failed", failure: "returned" })
    expect((await notificationsOf(context, admin))[0]).toMatchObject({ type: "refund-failed", price: bank })
    await read(Modified, admin.post(`/api/refunds/${owed?._id}/retry`))
    await runDueJobs(context)
    expect(await toldOfArrival(app)).toEqual([bank])
    expect(parts((await dealOf(ana, bookingId)).refunds)).toEqual([...byUs, bank])
    expect(await balances(app)).not.toHaveProperty("commission")
    expect(await problems(app)).toEqual([])
  },
)

type Refused = Awaited<ReturnType<typeof refusedRefund>>
const won = async ({ id, tell }: Refused, decision: { moves: number[] }) => {
  stripe.decideDispute(id, { ...decision, status: "won" })
  await tell("closed")
}
const wonByHand = async ({ admin, id, context: { cards }, context }: Refused) => {
  const { fetchChargeback } = cards
  Object.assign(cards, { fetchChargeback: () => Promise.resolve(undefined) })
  await askAboutChargebacks(context)
  const decision = { state: "won", reference: "letter 12" }
  await read(Modified, admin.patch(`/api/unknown-chargebacks/${id}`, decision))
  Object.assign(cards, { fetchChargeback })
}

test.each<[string, (app: Refused) => Promise<void>, boolean]>([
  ["its money is not back yet", (app) => won(app, taken), false],
  ["its money is back", (app) => won(app, returned), false],
  ["an admin says so", wonByHand, false],
  ["its money is not back yet, and it was closed", (app) => won(app, taken), true],
  ["an admin says so, and it was closed", wonByHand, true],
])(
  "a refund that was refused is sent again once the bank decides for us: %s",
  async (_, decide, isClosed) => {
    const app = await refusedRefund()
    const { admin, id, tell, context } = app
    stripe.decideDispute(id, taken)
    await tell("funds_withdrawn")
    if (isClosed) {
      const [given] = await toDo(admin)
      await read(Modified, admin.post(`/api/refunds/${given?._id}/by-bank`))
    }
    await decide(app)
    expect(await stateOf(app)).toBe("won")
    const [refund] = await toDo(admin)
    expect(refund).not.toHaveProperty("takenByBank")
    await read(Modified, admin.post(`/api/refunds/${refund?._id}/retry`))
    await runDueJobs(context)
    expect(await toldOfArrival(app)).toEqual([62_000])
    stripe.decideDispute(id, { ...returned, status: "won" })
    await askAboutChargebacks(context)
    expect(await balances(app)).toEqual({})
    expect(await problems(app)).toEqual([])
  },
)

test("what the bank took of a part, and gives back after completion, is the seller's less commission", async () => {
  const app = await disputed(false, 1_000_000)
  const { admin, ana, bookingId, id, tell } = app
  stripe.decideDispute(id, { moves: [-1_000_000] })
  await tell("funds_withdrawn")
  await deal(admin, bookingId, "clear")
  await deal(ana, bookingId, "received")
  expect(await balances(app)).toEqual({ cash: 52_000, seller: -49_400, commission: -2_600 })
  stripe.decideDispute(id, { moves: [-1_000_000, 1_000_000], status: "won" })
  await tell("funds_reinstated")
  expect(await balances(app)).toEqual({ cash: 62_000, seller: -58_900, commission: -3_100 })
  await deal(admin, bookingId, "refund", {})
  expect(await balances(app)).toEqual({ cash: 62_000, refunds: -62_000 })
  expect(await problems(app)).toEqual([])
})
