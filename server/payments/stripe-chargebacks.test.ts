import { afterAll, expect, test } from "vitest"
import { OnHoldDeals } from "../../contract/on-hold-deals.ts"
import { balances, appWithChargeback, problems, returned, taken } from "../../test/acts/charging-back.ts"
import { settleBalance } from "../../test/acts/crediting.ts"
import { deal } from "../../test/acts/dealing.ts"
import { keepInvariants } from "../../test/keep-invariants.ts"
import { problemOf, read } from "../../test/people.ts"
import { stripeServer } from "../../test/stripe/server.ts"
import type { TestApp } from "../../test/test-app.ts"
import { day } from "../process/durations.ts"
import { askAboutChargebacks, mayReturn } from "./chargebacks.ts"

keepInvariants()

const stripe = await stripeServer()
afterAll(() => stripe.stop())

const writeOff = ({ admin, rahim }: TestApp) =>
  admin.post(`/api/balances/${rahim.id}/write-off`, { amount: 58_900 })
const asked = ({ db }: TestApp) => db.selectFrom("chargebacks").select("id").where(mayReturn).execute()

/** An app in which the bank took the money back after Rahim's payout. */
async function appWithMoneyTaken() {
  const app = await appWithChargeback(stripe, true)
  await settleBalance(app.admin, app.rahim)
  stripe.decideDispute(app.id, taken)
  await app.tell("funds_withdrawn")
  return app
}

test("each status of a dispute at Stripe is open, won or lost", async () => {
  const { id, context } = await appWithChargeback(stripe)
  const stateOf = async (status: string, of: { moves: number[] }) => {
    stripe.decideDispute(id, { status, ...of })
    return (await context.cards.fetchChargeback(id))?.state
  }
  // https://docs.stripe.com/api/disputes/object
  for (const [status, untouched, withdrawn, reinstated] of [
    ["warning_needs_response", "open", "open", "open"],
    ["warning_under_review", "open", "open", "open"],
    ["warning_closed", "won", "won", "won"],
    ["needs_response", "open", "open", "open"],
    ["under_review", "open", "open", "open"],
    ["appeal_needs_response", "open", "open", "open"],
    ["appeal_under_review", "open", "open", "open"],
    ["won", "won", "won", "won"],
    ["lost", "lost", "lost", "lost"],
    ["prevented", "won", "lost", "won"],
    ["one of tomorrow", "open", "open", "open"],
  ] as const)
    expect(
      [await stateOf(status, { moves: [] }), await stateOf(status, taken), await stateOf(status, returned)],
      status,
    ).toEqual([untouched, withdrawn, reinstated])
})

test("a dispute that was prevented by giving the buyer the money is lost: asked about no longer, and ended without another refund", async () => {
  const app = await appWithChargeback(stripe)
  stripe.decideDispute(app.id, { status: "prevented" })
  await app.tell("created")
  stripe.decideDispute(app.id, taken)
  await app.tell("funds_withdrawn")
  expect(await read(OnHoldDeals, app.admin.get("/api/held-deals"))).toMatchObject([
    { chargeback: { state: "lost", isWithdrawn: true } },
  ])
  expect(await asked(app)).toEqual([])
  expect(await deal(app.admin, app.bookingId, "refund", {})).toMatchObject({ state: "refunded", refunds: [] })
  expect(await balances(app)).toEqual({})
  expect(await problems(app)).toEqual([])

  const completed = await appWithMoneyTaken()
  stripe.decideDispute(completed.id, { status: "prevented" })
  await completed.tell("updated")
  expect((await writeOff(completed)).status).toBe(201)
})

test("money that does not come back in a month after a dispute was won is asked about no longer", async () => {
  const app = await appWithMoneyTaken()
  stripe.decideDispute(app.id, { status: "won" })
  await app.tell("closed")
  expect(await asked(app)).toHaveLength(1)
  expect(await problemOf(writeOff(app))).toMatchObject({ code: "on-hold" })
  await app.db
    .updateTable("chargebacks")
    .set({ closedAt: new Date(Date.now() - 31 * 24 * 3_600_000) })
    .execute()
  expect(await asked(app)).toEqual([])
  expect((await writeOff(app)).status).toBe(201)
})

test("a dispute that was lost is open again once the operator appeals, until the bank decides anew", async () => {
  const app = await appWithMoneyTaken()
  const stateNow = () => app.db.selectFrom("chargebacks").select("state").executeTakeFirstOrThrow()
  for (const [status, state] of [
    ["lost", "lost"],
    ["appeal_under_review", "open"],
    ["lost", "lost"],
    ["appeal_needs_response", "open"],
  ] as const) {
    stripe.decideDispute(app.id, { status })
    await app.tell("updated")
    expect(await stateNow()).toEqual({ state })
  }
  expect(await problemOf(writeOff(app))).toMatchObject({ status: 409, code: "on-hold" })
  stripe.decideDispute(app.id, { ...returned, status: "won" })
  await askAboutChargebacks(app.context)
  expect(await stateNow()).toEqual({ state: "won" })
  expect(await problems(app)).toEqual([])
})

test("a dispute of more than three days ago is found by the first look after an outage", async () => {
  const app = await appWithChargeback(stripe)
  const { context, db, id } = app
  stripe.decideDispute(id, { ...taken, created: Math.floor((Date.now() - 9 * day) / 1000) })
  await askAboutChargebacks(context)
  expect(await balances(app)).toMatchObject({ escrow: -62_000 })
  await db
    .updateTable("checkpoints")
    .set({ completeUntil: new Date(Date.now() - 10 * day) })
    .execute()
  await askAboutChargebacks(context)
  expect(await balances(app)).toEqual({})
})
