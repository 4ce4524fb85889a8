import { sql } from "kysely"
import { afterAll, expect, test } from "vitest"
import { Inserted } from "../../contract/fields.ts"
import { Statement } from "../../contract/ledger.ts"
import { Balance, SellerBalances } from "../../contract/payouts.ts"
import { balances, appWithChargeback, problems, returned, taken } from "../../test/acts/charging-back.ts"
import { creditSeller, settleBalance } from "../../test/acts/crediting.ts"
import { deal, dealOf } from "../../test/acts/dealing.ts"
import { bookProduct } from "../../test/acts/paying.ts"
import { listProduct, read } from "../../test/people.ts"
import { stripeServer } from "../../test/stripe/server.ts"
import type { TestApp } from "../../test/test-app.ts"
import * as ledger from "../ledger/of-deal.ts"

const stripe = await stripeServer()
afterAll(() => stripe.stop())

const writeOff = ({ admin, rahim }: TestApp) =>
  admin.post(`/api/balances/${rahim.id}/write-off`, { amount: 58_900 })
const available = async ({ rahim }: TestApp) => (await read(Balance, rahim.get("/api/balance"))).available

/** After Rahim's payout Ana's bank took the money back and decided for her, and Rahim's debt was written off. */
async function appWithDebtWrittenOff() {
  const app = await appWithChargeback(stripe, true)
  await settleBalance(app.admin, app.rahim)
  stripe.decideDispute(app.id, { ...taken, status: "lost" })
  await app.tell("closed")
  await read(Inserted, writeOff(app))
  expect(await balances(app)).toMatchObject({ "written-off": 58_900 })
  return app
}

test("what a bank gives back after all is the operator's, who gave up the debt that it had made, and not the seller's", async () => {
  const app = await appWithDebtWrittenOff()
  const { rahim, admin, bookingId, id, tell } = app
  stripe.decideDispute(id, { ...returned, status: "won" })
  for (const type of ["funds_reinstated", "closed", "funds_reinstated"]) await tell(type)
  expect(await available(app)).toBe(0)
  const { commission, seller, "written-off": given } = await balances(app)
  expect({ commission, seller, given }).toEqual({ commission: -3_100, seller: undefined, given: undefined })
  const month = new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 7)
  const { lines } = await read(Statement, rahim.get(`/api/statements/${month}`))
  expect(lines.slice(-3).map(({ kind, balance }) => [kind, balance])).toEqual([
    ["write-off", 0],
    ["chargeback-returned", 58_900],
    ["debt-recovered", 0],
  ])
  expect(await problems(app)).toEqual([])
  expect((await admin.delete(`/api/users/seller/${rahim.id}`)).status).toBe(200)
  expect((await dealOf(app.ana, bookingId)).state).toBe("completed")
})

test("what a bank gives back to a seller who was removed is due like any payout, and an admin reads how to find them", async () => {
  const app = await appWithChargeback(stripe, true)
  const { db, admin, rahim, ana, guitars, id, tell } = app
  await settleBalance(admin, rahim)
  stripe.decideDispute(id, { ...taken, status: "lost" })
  await tell("closed")
  // another sale offsets the debt
  const bookingId = await bookProduct(ana, await listProduct(rahim, guitars))
  await creditSeller(db, { bookingId, sellerId: rahim.id, price: 5_890_000 })
  await sql`update products set "soldAt" = now() where id = (select "productId" from bookings where id = ${bookingId}::uuid)`.execute(
    db,
  )
  expect((await admin.delete(`/api/users/seller/${rahim.id}`)).status).toBe(200)
  stripe.decideDispute(id, { ...returned, status: "won" })
  await tell("funds_reinstated")
  const [owed] = await read(SellerBalances, admin.get("/api/balances"))
  expect(owed).toMatchObject({
    name: "Former member",
    available: 58_900,
    dueAt: expect.any(String),
    isLate: false,
    removed: { lastReference: "TX 1" },
  })
  const { insertedId } = await read(
    Inserted,
    admin.post("/api/payouts", { sellerId: rahim.id, amount: 58_900 }),
  )
  await admin.patch(`/api/payouts/${insertedId}`, { state: "paid", reference: "TX 2" })
  expect(await read(SellerBalances, admin.get("/api/balances"))).toEqual([])
})

test("a debt that was written off before a bank took the money is not made up by what it gives back", async () => {
  const app = await appWithDebtWrittenOff()
  const { db, ana, rahim, guitars } = app
  const bookingId = await bookProduct(ana, await listProduct(rahim, guitars))
  const of = { bookingId, sellerId: rahim.id }
  await creditSeller(db, of)
  await db.transaction().execute(async (tx) => {
    await ledger.chargeback(tx, { id: "du_2", provider: "card", amount: 6_200_000, loss: 0 }, of)
    await ledger.returnChargeback(tx, "du_2", bookingId)
    await ledger.recoverDebt(tx, { id: "du_2", amount: 6_200_000 }, of)
  })
  expect(await available(app)).toBe(62_000)
})

test("of what a bank gives back, the seller gets what is more than was written off, and nothing where its buyer gets it", async () => {
  const app = await appWithChargeback(stripe, true)
  await settleBalance(app.admin, app.rahim)
  stripe.decideDispute(app.id, { ...taken, status: "lost" })
  await app.tell("closed")
  // another sale offsets a part of the debt
  const otherId = await bookProduct(app.ana, await listProduct(app.rahim, app.guitars))
  await creditSeller(app.db, { bookingId: otherId, sellerId: app.rahim.id, price: 5_000_000 })
  await read(Inserted, app.admin.post(`/api/balances/${app.rahim.id}/write-off`, { amount: 8_900 }))
  stripe.decideDispute(app.id, { ...returned, status: "won" })
  await app.tell("funds_reinstated")
  expect(await available(app)).toBe(50_000)

  const ended = await appWithDebtWrittenOff()
  await deal(ended.admin, ended.bookingId, "refund", {})
  stripe.decideDispute(ended.id, { ...returned, status: "won" })
  await ended.tell("funds_reinstated")
  expect((await dealOf(ended.ana, ended.bookingId)).refunds).toMatchObject([{ amount: 62_000 }])
  expect(await available(ended)).toBe(0)
  expect(await balances(ended)).toMatchObject({ "written-off": 58_900, refunds: -62_000 })
  expect(await problems(ended)).toEqual([])
})
