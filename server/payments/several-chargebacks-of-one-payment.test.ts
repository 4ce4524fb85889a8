import { afterAll, expect, test } from "vitest"
import { Modified } from "../../contract/fields.ts"
import { toPoisha } from "../../contract/poisha.ts"
import { actsOfBank, lies, sent, toDo, workOff } from "../../test/acts/bank.ts"
import { appWithChargeback, problems } from "../../test/acts/charging-back.ts"
import { deal } from "../../test/acts/dealing.ts"
import { runDueJobs } from "../../test/jobs.ts"
import { problemOf, read } from "../../test/people.ts"
import { stripeServer } from "../../test/stripe/server.ts"

const stripe = await stripeServer()
afterAll(() => stripe.stop())

const { take, win, giveBack, refuse } = actsOfBank(stripe)

/** Ana's bank asks for a part, the deal is refunded, its refund refused, and then her bank asks for the rest. */
async function refundedByBank(isReceived: boolean, [first = 0, ...others]: number[]) {
  const app = await appWithChargeback(stripe, isReceived, toPoisha(first))
  const chargebacks = [{ ...app, bdt: first }]
  await take({ ...app, bdt: first })
  await deal(app.admin, app.bookingId, "refund", {})
  await refuse(app)
  for (const bdt of others) {
    const next = { ...app, ...app.disputeAgain(toPoisha(bdt)), bdt }
    chargebacks.push(next)
    await take(next)
  }
  await workOff(app)
  expect(await sent(app), "all comes from the bank").toBe(0)
  expect(await lies(app)).toEqual({})
  return { app, chargebacks }
}

const orders = [
  { parts: [20_000, 42_000], order: [0, 1] },
  { parts: [20_000, 42_000], order: [1, 0] },
  { parts: [42_000, 20_000], order: [0, 1] },
  { parts: [42_000, 20_000], order: [1, 0] },
  { parts: [20_000, 20_000, 22_000], order: [0, 1, 2] },
  { parts: [20_000, 20_000, 22_000], order: [1, 2, 0] },
  { parts: [20_000, 20_000, 22_000], order: [2, 0, 1] },
]

test.each(orders.flatMap((row) => [false, true].map((isReceived) => ({ ...row, isReceived }))))(
  "of a refunded deal its buyer has all once, whichever chargeback is won: $parts, won in the order $order, completed before: $isReceived",
  async ({ parts, order, isReceived }) => {
    const { app, chargebacks } = await refundedByBank(isReceived, parts)
    let won = 0
    for (const index of order) {
      const chargeback = chargebacks[index]
      if (!chargeback) throw new Error("no such chargeback")
      await win(chargeback)
      expect(await problems(app)).toEqual([])
      await workOff(app)
      await giveBack(chargeback)
      await workOff(app)
      won += chargeback.bdt
      expect(await sent(app), "what the bank has no more").toBe(won)
      expect(await lies(app)).toEqual({})
    }
  },
)

test("what comes back of a refunded deal makes up what its buyer has twice, until the bank decides otherwise", async () => {
  const app = await appWithChargeback(stripe, false, toPoisha(20_000))
  const first = { ...app, bdt: 20_000 }
  await take(first)
  await deal(app.admin, app.bookingId, "refund", {})
  await runDueJobs(app.context)
  const second = { ...app, ...app.disputeAgain(toPoisha(42_000)), bdt: 42_000 }
  await take(second)
  await giveBack(first)
  await workOff(app)
  expect(await sent(app), "she has 42,000 from us, and again from her bank").toBe(42_000)
  expect(await lies(app)).toEqual({ cash: -22_000, commission: 22_000 })
  await win(second)
  await workOff(app)
  await giveBack(second)
  await workOff(app)
  expect(await sent(app)).toBe(62_000)
  expect(await lies(app)).toEqual({})
})

test("two refunds that the bank gave can be owed again at once, and are sent one after the other", async () => {
  const { app, chargebacks } = await refundedByBank(false, [20_000, 42_000])
  const [first, second] = chargebacks
  if (!first || !second) throw new Error("no such chargeback")
  await giveBack(first)
  await refuse(app)
  const third = { ...app, ...app.disputeAgain(toPoisha(20_000)), bdt: 20_000 }
  await take(third)
  await workOff(app)
  expect(await sent(app)).toBe(0)
  for (const each of [second, third]) await win(each)
  const owed = await toDo(app)
  expect(new Set(owed.map(({ amount }) => amount))).toEqual(new Set([20_000, 42_000]))
  const [one, other] = owed.map(
    ({ _id }) =>
      () =>
        app.admin.post(`/api/refunds/${_id}/retry`),
  )
  if (!one || !other) throw new Error("nothing is owed")
  await read(Modified, one())
  expect(await problemOf(other())).toMatchObject({ status: 409, code: "wrong-state" })
  await runDueJobs(app.context)
  await workOff(app)
  for (const each of [second, third]) await giveBack(each)
  await workOff(app)
  expect(await sent(app)).toBe(62_000)
  expect(await lies(app)).toEqual({})
})
