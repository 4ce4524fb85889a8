import { sql } from "kysely"
import { afterAll, expect, test } from "vitest"
import { OnHoldDeals } from "../../contract/on-hold-deals.ts"
import { balances, appWithChargeback, problems, returned, taken } from "../../test/acts/charging-back.ts"
import { settleBalance } from "../../test/acts/crediting.ts"
import { deal, dealOf } from "../../test/acts/dealing.ts"
import { notificationsOf } from "../../test/notifications.ts"
import { problemOf, read } from "../../test/people.ts"
import { keySettings, stripeServer } from "../../test/stripe/server.ts"
import { appWithBooking, type TestApp } from "../../test/test-app.ts"
import { askAboutChargebacks, settleChargeback } from "./chargebacks.ts"

const stripe = await stripeServer()
afterAll(() => stripe.stop())

const disputed = (isReceived?: boolean, poisha?: number) => appWithChargeback(stripe, isReceived, poisha)

test("a dispute of the buyer's bank puts the deal on hold, and takes the money from what is kept, once", async () => {
  const app = await disputed()
  const { admin, rahim, bookingId, id, tell, context } = app
  await tell("created")
  expect(await balances(app)).toEqual({ cash: 62_000, escrow: -62_000 })
  stripe.decideDispute(id, taken)
  // out of order, and repeated
  for (const type of ["funds_withdrawn", "created", "updated", "funds_withdrawn"]) await tell(type)
  expect(await balances(app)).toEqual({})
  expect(await problemOf(rahim.post(`/api/deals/${bookingId}/delivered`))).toMatchObject({ code: "on-hold" })
  expect(await read(OnHoldDeals, admin.get("/api/held-deals"))).toMatchObject([
    {
      _id: bookingId,
      chargeback: { amount: 62_000, state: "open", isWithdrawn: true },
      givenByBank: 62_000,
    },
  ])
  expect(await problems(app)).toEqual([])

  // lost: the deal ends, and nothing is refunded a second time
  stripe.decideDispute(id, { status: "lost" })
  await tell("closed")
  await tell("closed")
  const types = (await notificationsOf(context, admin)).map(({ type }) => type)
  expect(types.filter((type) => type === "chargeback-closed")).toHaveLength(1)
  const ended = await deal(admin, bookingId, "refund", {})
  expect(ended).toMatchObject({ state: "refunded", refunds: [] })
  expect(await balances(app)).toEqual({})
  expect(await problems(app)).toEqual([])
})

test("a dispute that is won brings the money back to where it was, and a cleared deal goes on to its end", async () => {
  const app = await disputed()
  const { admin, ana, bookingId, id, tell } = app
  stripe.decideDispute(id, taken)
  await tell("funds_withdrawn")
  stripe.decideDispute(id, { ...returned, status: "won" })
  for (const type of ["closed", "funds_reinstated", "created"]) await tell(type)
  expect(await balances(app)).toEqual({ cash: 62_000, escrow: -62_000 })
  await deal(admin, bookingId, "clear")
  await deal(ana, bookingId, "received")
  expect(await balances(app)).toEqual({ cash: 62_000, seller: -58_900, commission: -3_100 })
  expect(await problems(app)).toEqual([])
})

test("after completion the seller and the commission bear what the bank takes, and get it again", async () => {
  const app = await disputed(true)
  const { rahim, id, tell } = app
  stripe.decideDispute(id, taken)
  await tell("created")
  expect(await balances(app)).toEqual({})
  const { available } = await (await rahim.get("/api/balance")).json()
  expect(available).toBe(0)
  stripe.decideDispute(id, { ...returned, status: "won" })
  await tell("funds_reinstated")
  expect(await balances(app)).toEqual({ cash: 62_000, seller: -58_900, commission: -3_100 })
  expect(await problems(app)).toEqual([])
})

test("what a seller owes is not written off while the bank may still give it back", async () => {
  const app = await disputed(true)
  const { admin, rahim, id, tell } = app
  const writeOff = (of: TestApp = app) =>
    of.admin.post(`/api/balances/${of.rahim.id}/write-off`, { amount: 58_900 })
  await settleBalance(admin, rahim)
  stripe.decideDispute(id, taken)
  await tell("funds_withdrawn")
  expect(await problemOf(writeOff())).toMatchObject({ status: 409, code: "on-hold" })
  stripe.decideDispute(id, { status: "won" })
  await tell("closed")
  expect(await problemOf(writeOff())).toMatchObject({ code: "on-hold" })
  stripe.decideDispute(id, returned)
  await askAboutChargebacks(app.context)
  expect(await (await rahim.get("/api/balance")).json()).toMatchObject({ available: 0 })
  expect(await problemOf(writeOff())).toMatchObject({ code: "conflict" })

  const lost = await disputed(true)
  await settleBalance(lost.admin, lost.rahim)
  stripe.decideDispute(lost.id, { ...taken, status: "lost" })
  await lost.tell("closed")
  expect((await writeOff(lost)).status).toBe(201)
})

test("a dispute of which no event tells is found by the clock, and so is its end", async () => {
  const app = await disputed()
  const { context, admin, bookingId, id } = app
  stripe.decideDispute(id, taken)
  await askAboutChargebacks(context)
  expect(await balances(app)).toEqual({})
  stripe.decideDispute(id, { ...returned, status: "won" })
  await askAboutChargebacks(context)
  expect(await balances(app)).toEqual({ cash: 62_000, escrow: -62_000 })
  expect(await read(OnHoldDeals, admin.get("/api/held-deals"))).toMatchObject([
    { _id: bookingId, chargeback: { state: "won", isWithdrawn: false } },
  ])
  expect(await problems(app)).toEqual([])
})

test("a dispute is returned while its seller is at work on the product: one waits for the other", async () => {
  const app = await disputed(true)
  const { db, context, id, productId, rahim } = app
  stripe.decideDispute(id, taken)
  await askAboutChargebacks(context)
  stripe.decideDispute(id, { ...returned, status: "won" })
  const settling = await db.transaction().execute(async (tx) => {
    await tx.selectFrom("users").select("id").where("email", "=", rahim.email).forNoKeyUpdate().execute()
    const begun = { done: settleChargeback(context, id) }
    await expect.poll(() => waiting(db)).toBeGreaterThan(0)
    await tx.selectFrom("products").select("id").where("id", "=", productId).forUpdate().execute()
    return begun
  })
  await settling.done
  expect(await balances(app)).toEqual({ cash: 62_000, seller: -58_900, commission: -3_100 })
})

/** The number of transactions that wait for a lock. */
async function waiting(db: TestApp["db"]) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`.execute(db)
  return rows[0]?.count ?? 0
}

test.each([
  { bank: 62_000, isDecided: false, byUs: [] },
  { bank: 62_000, isDecided: true, byUs: [] },
  { bank: 15_000, isDecided: true, byUs: [47_000] },
  { bank: 15_000, second: 10_000, isDecided: true, byUs: [37_000] },
  // the money has not been returned to us yet, but is not the buyer's either
  { bank: 62_000, isDecided: true, byUs: [], status: "won" },
])(
  "of a refunded deal all are told what comes from the bank: $bank, $second, decided: $isDecided, $status",
  async ({ bank, second = 0, isDecided, byUs, status = "lost" }) => {
    const app = await disputed(false, bank * 100)
    const { rahim, ana, admin, bookingId, context } = app
    const asked = [{ ...app, amount: bank }]
    if (second) asked.push({ ...app, ...app.disputeAgain(second * 100), amount: second })
    for (const { id, tell, amount } of asked) {
      stripe.decideDispute(id, { moves: [-amount * 100], ...(isDecided && { status }) })
      await tell("funds_withdrawn")
    }
    const isTold = status === "lost"
    const given = bank + second
    const chargeback = { amount: given, state: isDecided ? status : "open", isWithdrawn: true }
    const [held] = await read(OnHoldDeals, admin.get("/api/held-deals"))
    const ended = await deal(admin, bookingId, "refund", {})
    for (const of of [held, ended])
      expect([of?.chargeback, of?.givenByBank]).toEqual([chargeback, isTold ? given : undefined])
    for (const person of [rahim, ana]) {
      const { chargeback: shown, givenByBank, refunds } = await dealOf(person, bookingId)
      expect({ shown, givenByBank, byUs: refunds.map(({ amount }) => amount) }).toEqual({
        shown: isTold ? chargeback : undefined,
        givenByBank: isTold ? given : undefined,
        byUs,
      })
      const notifications = await notificationsOf(context, person)
      expect(notifications.find(({ type }) => type === "deal-refunded")?.price).toBe(
        isTold ? given : undefined,
      )
    }
    if (byUs.length > 0 || isDecided) return
    stripe.decideDispute(app.id, { ...returned, status: "won" })
    await app.tell("funds_reinstated")
    expect((await dealOf(ana, bookingId)).chargeback).toBeUndefined()
    expect((await dealOf(admin, bookingId)).chargeback).toMatchObject({ state: "won" })
  },
)

test("a dispute about a payment that is not ours changes nothing", async () => {
  const app = await disputed()
  const { payload, headers } = stripe.disputeEvent(app.id, "created")
  const foreign = await appWithBooking({ ...keySettings, STRIPE_API_BASE: stripe.base })
  const response = await foreign.api.request("/api/payments/webhook", {
    method: "POST",
    headers,
    body: payload,
  })
  expect(response.status).toBe(200)
  expect(await foreign.db.selectFrom("chargebacks").selectAll().execute()).toEqual([])
})
