import { sql } from "kysely"
import { expect, test } from "vitest"
import { Inserted, Modified } from "../../contract/fields.ts"
import { Balance, SellerBalances } from "../../contract/payouts.ts"
import { completedAt, sell } from "../../test/acts/crediting.ts"
import { queueBehindLock, waiting } from "../../test/database.ts"
import { appWithPaid, deal } from "../../test/acts/dealing.ts"
import { keepInvariants } from "../../test/keep-invariants.ts"
import { deliverMails } from "../../test/mail.ts"
import { markRead, notificationsOf } from "../../test/notifications.ts"
import { bookProduct, receiveProduct } from "../../test/acts/paying.ts"
import { listProduct, password, type Person, problemOf, read } from "../../test/people.ts"
import { appWithBooking } from "../../test/test-app.ts"
import { day } from "../process/durations.ts"
import { lockAs, take } from "../deals/act-on.ts"
import { refund } from "../deals/refund.ts"
import { recordLate } from "./late.ts"

keepInvariants()

const bkash = { method: "bkash", holder: "Rahim Uddin", number: "01712345678" }

function balanceOf(seller: Person) {
  return read(Balance, seller.get("/api/balance"))
}

async function payOut(admin: Person, sellerId: string, amount = 58_900) {
  return (await read(Inserted, admin.post("/api/payouts", { sellerId, amount }))).insertedId
}

async function end(admin: Person, id: string, ended: object) {
  return (await read(Modified, admin.patch(`/api/payouts/${id}`, ended))).modifiedCount
}

const fivePercent = { COMMISSION_BPS: "500" }

/** An app in which Ana has received Rahim's product for 62,000 BDT, at 5 % commission. */
async function appWithSale() {
  const product = await appWithBooking(fivePercent)
  await sell(product.ana, product.bookingId)
  return product
}

test("a seller sees what is kept, what is theirs, what is on its way and what arrived", async () => {
  const { rahim, sadia, ana, admin, bookingId } = await appWithPaid(fivePercent)
  const nothing = { inEscrow: 0, available: 0, inTransit: 0, paidOut: 0 }
  expect(await balanceOf(sadia)).toEqual(nothing)
  expect(await balanceOf(rahim)).toEqual({ ...nothing, inEscrow: 62_000 })
  await receiveProduct(ana, bookingId)
  const id = await payOut(admin, rahim.id)
  expect(await balanceOf(rahim)).toMatchObject({ ...nothing, inTransit: 58_900 })
  expect(await end(admin, id, { state: "paid", reference: "TX 1" })).toBe(1)
  expect(await balanceOf(rahim)).toMatchObject({ ...nothing, paidOut: 58_900 })
})

test("a payout that arrived or failed is told to its seller, once, and one that failed is the seller's again", async () => {
  const { context, rahim, admin } = await appWithSale()
  const failed = await payOut(admin, rahim.id)
  expect(await end(admin, failed, { state: "failed" })).toBe(1)
  expect(await balanceOf(rahim)).toMatchObject({ available: 58_900, inTransit: 0 })
  const id = await payOut(admin, rahim.id)
  const paid = { state: "paid", reference: "9A7B" }
  expect([await end(admin, id, paid), await end(admin, id, paid)]).toEqual([1, 0])
  expect(await problemOf(admin.patch(`/api/payouts/${id}`, { state: "failed" }))).toMatchObject({
    status: 409,
    code: "wrong-state",
  })
  const notifications = (await notificationsOf(context, rahim)).filter(
    ({ path }) => path === "/dashboard/payouts",
  )
  expect(notifications).toMatchObject([
    { type: "payout-paid", price: 58_900 },
    { type: "payout-failed", price: 58_900 },
  ])
})

test("an admin who ends a payout while another begins one waits for the seller first, so neither has to be ended", async () => {
  const { db, rahim, admin } = await appWithSale()
  const id = await payOut(admin, rahim.id)
  const ending = await db.transaction().execute(async (tx) => {
    await sql`select from users where id = ${rahim.id} for update`.execute(tx)
    const modified = end(admin, id, { state: "paid", reference: "TX 1" })
    await expect.poll(() => waiting(db)).toBe(1)
    const free = await sql`select from payouts where id = ${id} for update skip locked`.execute(tx)
    expect(free.rows).toHaveLength(1)
    return { modified }
  })
  expect(await ending.modified).toBe(1)
})

test("an admin pays out the whole balance, as it was shown, once at a time", async () => {
  const { rahim, ana, admin } = await appWithSale()
  const asked = (amount: number, sellerId = rahim.id) =>
    problemOf(admin.post("/api/payouts", { sellerId, amount }))
  expect(await asked(58_899.99)).toMatchObject({ status: 409, code: "conflict" })
  expect(await asked(62_000)).toMatchObject({ code: "conflict" })
  expect(await asked(1, ana.id)).toMatchObject({ code: "conflict" })
  expect(await asked(0)).toMatchObject({ status: 422 })
  expect(await asked(1, "01900000-0000-7000-8000-000000000000")).toMatchObject({ status: 404 })
  const body = { sellerId: rahim.id, amount: 58_900 }
  const key = { "Idempotency-Key": "once" }
  const once = await read(Inserted, admin.post("/api/payouts", body, key))
  expect(await read(Inserted, admin.post("/api/payouts", body, key))).toEqual(once)
  expect(await asked(58_900)).toMatchObject({ status: 409, code: "payout-pending" })
})

test("of twenty payouts to one seller at once one is made", async () => {
  const { db, rahim, admin } = await appWithSale()
  const twenty = Array.from({ length: 20 }, () =>
    admin.post("/api/payouts", { sellerId: rahim.id, amount: 58_900 }),
  )
  const responses = await Promise.all(twenty)
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(responses.filter(({ status }) => status === 409)).toHaveLength(19)
  expect(await balanceOf(rahim)).toMatchObject({ available: 0, inTransit: 58_900 })
  expect(await db.selectFrom("payouts").select("amount").execute()).toEqual([{ amount: "5890000" }])
})

test("a payout and a refund of what it pays come one after the other", async () => {
  const { db, rahim, admin, bookingId } = await appWithSale()
  const [answer] = await queueBehindLock(
    db,
    async (tx) => {
      const { deal, by } = await lockAs(tx, { ...admin, role: "admin" }, bookingId)
      await take(tx, deal, by, refund(undefined))
    },
    () => problemOf(admin.post("/api/payouts", { sellerId: rahim.id, amount: 58_900 })),
  )
  expect(answer).toMatchObject({ status: 409, code: "conflict" })
  expect(await balanceOf(rahim)).toMatchObject({ available: 0, inTransit: 0 })
})

test("a refund after the payout is owed by the seller, until later sales make it up", async () => {
  const { rahim, admin, bookingId } = await appWithSale()
  await end(admin, await payOut(admin, rahim.id), { state: "paid", reference: "TX 2" })
  await deal(admin, bookingId, "refund", {})
  expect(await balanceOf(rahim)).toMatchObject({ available: -58_900 })
  const [owing] = await read(SellerBalances, admin.get("/api/balances"))
  expect(owing).toMatchObject({ available: -58_900, isLate: false })
  expect(await problemOf(admin.post("/api/payouts", { sellerId: rahim.id, amount: -58_900 }))).toMatchObject({
    status: 422,
  })
})

test("who changes a payout account proves it, is told, and is paid nothing for 72 hours", async () => {
  const { db, context, rahim, admin } = await appWithSale()
  const set = (account: object) => rahim.put("/api/payout-account", { ...account, password })
  expect(
    await problemOf(rahim.put("/api/payout-account", { ...bkash, password: "NOtmine22!" })),
  ).toMatchObject({
    status: 401,
    code: "auth/wrong-password",
  })
  await deliverMails(context)
  expect([await read(Modified, set(bkash)), await read(Modified, set(bkash))]).toEqual([
    { modifiedCount: 1 },
    { modifiedCount: 0 },
  ])
  const mails = await deliverMails(context)
  expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    [rahim.email, "Your payout account was changed"],
  ])
  expect(mails[0]?.text).not.toContain(bkash.number)
  const refused = { status: 409, code: "on-hold" }
  expect(await problemOf(admin.post("/api/payouts", { sellerId: rahim.id, amount: 58_900 }))).toMatchObject(
    refused,
  )
  await db
    .updateTable("payoutAccounts")
    .set({ changedAt: new Date(Date.now() - 3 * day - 1_000) })
    .execute()
  const id = await payOut(admin, rahim.id)
  // the payout goes to the account that the admin has seen
  const other = { ...bkash, number: "01812345678" }
  expect(await problemOf(set(other))).toMatchObject({ status: 409, code: "payout-pending" })
  await end(admin, id, { state: "paid", reference: "TX 3" })
  expect(await read(Modified, set(other))).toEqual({ modifiedCount: 1 })
})

function ago(days: number) {
  return new Date(Date.now() - days * day)
}

test("who has waited ten days stands on top, and the admins are told once", async () => {
  const { db, context, rahim, sadia, ana, admin, guitars, bookingId } = await appWithBooking()
  const sadias = await bookProduct(ana, await listProduct(sadia, guitars))
  await sell(ana, bookingId)
  await completedAt(db, bookingId, ago(9))
  await sell(ana, sadias)
  await completedAt(db, sadias, ago(11))
  const listed = await read(SellerBalances, admin.get("/api/balances"))
  expect(listed.map(({ name, isLate }) => [name, isLate])).toEqual([
    [sadia.name, true],
    [rahim.name, false],
  ])
  const first = await admin.get("/api/balances?limit=1")
  const next = /<([^>]+)>/.exec(first.headers.get("Link") ?? "")?.[1] ?? ""
  expect(await read(SellerBalances, admin.get(next))).toMatchObject([{ name: rahim.name }])
  await recordLate(db)
  await recordLate(db)
  const notifications = (await notificationsOf(context, admin)).filter(({ type }) => type === "payout-late")
  expect(notifications).toMatchObject([{ price: 62_000, path: "/dashboard/money" }])
  // whether the notification was read or not
  await markRead(admin, { all: true })
  await recordLate(db)
  expect((await notificationsOf(context, admin)).filter(({ readAt }) => !readAt)).toEqual([])
  // a pending payout does not count as paid
  const id = await payOut(admin, sadia.id, 62_000)
  expect(await read(SellerBalances, admin.get("/api/balances"))).toMatchObject([
    { isLate: true, payout: { _id: id, amount: 62_000 } },
    {},
  ])
  await end(admin, id, { state: "paid", reference: "TX 4" })
  expect(await read(SellerBalances, admin.get("/api/balances"))).toMatchObject([{ name: rahim.name }])
})
