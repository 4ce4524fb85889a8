import { sql } from "kysely"
import { afterAll, expect, test } from "vitest"
import { toPoisha } from "../../contract/poisha.ts"
import { up as addLoss } from "../../db/migrations/0069-loss-of-chargebacks.ts"
import type { Db } from "../../db/tables.ts"
import { actsOfBank, lies, sent, toDo, workOff } from "../../test/acts/bank.ts"
import { appWithChargeback } from "../../test/acts/charging-back.ts"
import { deal } from "../../test/acts/dealing.ts"
import { disputeDeal } from "../../test/acts/disputing.ts"
import { runDueJobs } from "../../test/jobs.ts"
import { withRollback } from "../../test/rolled-back.ts"
import { stripeServer } from "../../test/stripe/server.ts"
import { askAboutChargebacks } from "./chargebacks.ts"

const stripe = await stripeServer()
afterAll(() => stripe.stop())

const { take, win, giveBack, refuse } = actsOfBank(stripe)

/** Ana gets 20,000 of a split, which is refused; the deal is completed, and her bank asks for nearly all of the rest twice. */
async function splitByBank() {
  const app = await appWithChargeback(stripe, false, toPoisha(50_000))
  await disputeDeal(app)
  const split = { outcome: "split", refundAmount: 20_000, reason: "Both of them said so." }
  await deal(app.admin, app.bookingId, "decide", split)
  await refuse(app)
  const first = { ...app, bdt: 50_000 }
  const second = { ...app, ...app.disputeAgain(toPoisha(10_000)), bdt: 10_000 }
  for (const each of [first, second]) await take(each)
  expect(await toDo(app)).toMatchObject([{ amount: 20_000, takenByBank: 18_000 }])
  await workOff(app)
  expect(await sent(app)).toBe(2_000)
  expect(await lies(app), "her bank has the rest, and nothing is left of the deal").toEqual({})
  return { app, first, second }
}

const asDecided = { cash: 42_000, seller: -39_900, commission: -2_100 }

test("of a split whose chargebacks are won, first the larger, the seller has their part again, and the buyer no more than theirs", async () => {
  const { app, first, second } = await splitByBank()
  await win(first)
  expect(await toDo(app)).toMatchObject([{ amount: 18_000, failure: "returned", takenByBank: 10_000 }])
  await giveBack(first)
  await workOff(app)
  expect(await sent(app)).toBe(10_000)
  expect(await lies(app)).toEqual(asDecided)
  await giveBack(second)
  await workOff(app)
  expect(await sent(app)).toBe(20_000)
  expect(await lies(app)).toEqual(asDecided)
})

test("of a split whose chargebacks are won, first the smaller, its money goes to the buyer, and the rest to the seller", async () => {
  const { app, first, second } = await splitByBank()
  await giveBack(second)
  await workOff(app)
  expect(await sent(app)).toBe(12_000)
  expect(await lies(app)).toEqual({})
  await win(first)
  await workOff(app)
  await giveBack(first)
  await workOff(app)
  expect(await sent(app)).toBe(20_000)
  expect(await lies(app)).toEqual(asDecided)
})

/** Ana's bank takes a part of the payment, then a split is decided, and her refund of the rest of her part arrives. */
async function splitAfterBank(part: number, before: number) {
  const app = await appWithChargeback(stripe, false, toPoisha(before))
  await disputeDeal(app)
  const first = { ...app, bdt: before }
  await take(first)
  await deal(app.admin, app.bookingId, "clear")
  const split = { outcome: "split", refundAmount: part, reason: "Both of them said so." }
  await deal(app.admin, app.bookingId, "decide", split)
  await runDueJobs(app.context)
  expect(await sent(app)).toBe(part - before)
  const takeAgain = async (bdt: number) => {
    const chargeback = { ...app, ...app.disputeAgain(toPoisha(bdt)), bdt }
    await take(chargeback)
    await workOff(app)
    return chargeback
  }
  return { app, first, takeAgain }
}

test("of a split, what the bank took at the operator's loss is counted once when another chargeback is won", async () => {
  const { app, first, takeAgain } = await splitAfterBank(40_000, 35_000)
  await takeAgain(25_000)
  await giveBack(first)
  await workOff(app)
  expect(await sent(app), "she has 25,000 from her bank").toBe(15_000)
  expect(await lies(app)).toEqual({ cash: 22_000, seller: -20_900, commission: -1_100 })
})

test.each(["the first", "the second"])(
  "of a split, the buyer has their part when all but the operator's loss is won, %s chargeback before the other",
  async (which) => {
    const { app, first, takeAgain } = await splitAfterBank(20_000, 15_000)
    const second = await takeAgain(42_000)
    await takeAgain(5_000)
    for (const each of which === "the first" ? [first, second] : [second, first]) {
      await giveBack(each)
      await workOff(app)
    }
    expect(await sent(app), "she has 5,000 from her bank").toBe(15_000)
    expect(await lies(app)).toEqual(asDecided)
  },
)

test("of a split, three chargebacks whose money comes back at once refund the buyer their part once", async () => {
  const { app, first, takeAgain } = await splitAfterBank(40_000, 35_000)
  const second = await takeAgain(25_000)
  const third = await takeAgain(2_000)
  // `tell` expects 200: the provider is not to repeat an event
  for (const each of [first, second, third]) await giveBack(each)
  for (let round = 0; round < 3; round += 1) {
    await runDueJobs(app.context)
    await askAboutChargebacks(app.context)
  }
  for (let round = 0; round < 2; round += 1) await workOff(app)
  expect(await sent(app)).toBe(40_000)
  expect(await lies(app)).toEqual({ cash: 22_000, seller: -20_900, commission: -1_100 })
})

const losses = (db: Db) => db.selectFrom("chargebacks").select("loss").orderBy("amount").execute()

test("what chargebacks of before cost the operator is read from the ledger", async () => {
  const { app } = await splitByBank()
  const recorded = [{ loss: toPoisha(10_000) }, { loss: toPoisha(8_000) }]
  expect(await losses(app.db)).toEqual(recorded)
  await withRollback(app.db, async (tx) => {
    await sql`alter table chargebacks drop column loss`.execute(tx)
    await addLoss(tx)
    expect(await losses(tx)).toEqual(recorded)
  })
})
