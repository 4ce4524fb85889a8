import { expect, test } from "vitest"
import { OnHoldDeals } from "../../contract/on-hold-deals.ts"
import { appWithPaid, deal, dealOf, ageDeal, sendByCourier } from "../../test/acts/dealing.ts"
import { keepInvariants } from "../../test/keep-invariants.ts"
import { notificationsOf } from "../../test/notifications.ts"
import { problemOf, read } from "../../test/people.ts"
import type { TestApp } from "../../test/test-app.ts"
import { lockDeal } from "../bookings/lock-deal.ts"
import { putOnHold } from "../bookings/on-hold.ts"
import { day } from "../process/durations.ts"
import { moveDue } from "./move-due.ts"

keepInvariants()

/** An app in which Ana has paid for Rahim's guitar and the payment is on hold for review. */
async function appWithHold() {
  const app = await appWithPaid()
  await hold(app, app.bookingId)
  return app
}

function hold({ db }: TestApp, bookingId: string) {
  return db.transaction().execute(async (tx) => {
    const locked = await lockDeal(tx, bookingId)
    if (locked) await putOnHold(tx, locked)
  })
}

test("a deal on hold is told to both and listed for admins, and once cleared it goes on with the time it had", async () => {
  const { db, context, rahim, ana, admin, bookingId, transactionId } = await appWithHold()
  expect((await notificationsOf(context, ana))[0]).toMatchObject({ type: "deal-on-hold" })
  expect((await notificationsOf(context, rahim))[0]).toMatchObject({ type: "deal-on-hold" })
  expect((await notificationsOf(context, admin))[0]).toMatchObject({
    type: "hold-to-clear",
    path: "/dashboard/money",
  })
  expect(await problemOf(rahim.post(`/api/deals/${bookingId}/delivered`))).toMatchObject({ code: "on-hold" })
  expect(await read(OnHoldDeals, admin.get("/api/held-deals"))).toMatchObject([
    { _id: bookingId, amountDue: 62_000, buyer: { name: "Ana Gomes" }, provider: "card", transactionId },
  ])

  // two days later, when the seller would have been reminded
  await db
    .updateTable("bookings")
    .set({ onHoldAt: new Date(Date.now() - 2 * day) })
    .execute()
  await ageDeal(db, bookingId, "2 days")
  await moveDue(context)
  const types = (await notificationsOf(context, rahim)).map(({ type }) => type)
  expect(types).not.toContain("deal-to-hand-over")
  const cleared = await deal(admin, bookingId, "clear")
  expect(cleared).toMatchObject({ onHold: false, state: "paid" })
  expect(cleared.may).not.toContain("clear")
  const left = new Date(cleared.dueAt ?? 0).getTime() - Date.now()
  expect(left).toBeGreaterThan(4.9 * day)
  expect(await deal(admin, bookingId, "clear")).toEqual(cleared)
  expect((await notificationsOf(context, ana))[0]).toMatchObject({ type: "deal-cleared" })
  expect(await read(OnHoldDeals, admin.get("/api/held-deals"))).toEqual([])
  expect(await deal(rahim, bookingId, "delivered")).toMatchObject({ state: "delivered" })
})

test("only an admin clears a deal, or gives the money back, and then nothing is on hold any more", async () => {
  const { rahim, ana, admin, bookingId } = await appWithHold()
  for (const person of [rahim, ana]) {
    expect((await dealOf(person, bookingId)).may).not.toContain("clear")
    expect(await problemOf(person.post(`/api/deals/${bookingId}/clear`))).toMatchObject({ status: 403 })
  }
  expect((await dealOf(admin, bookingId)).may).toEqual(expect.arrayContaining(["clear", "refund"]))
  expect(await deal(admin, bookingId, "refund", {})).toMatchObject({ state: "refunded", onHold: false })
  expect(await read(OnHoldDeals, admin.get("/api/held-deals"))).toEqual([])
})

test("the clock neither ends nor completes what is on hold, however late it is", async () => {
  const app = await appWithHold()
  const { db, context, rahim, admin, bookingId } = app
  await ageDeal(db, bookingId, "30 days")
  await moveDue(context)
  expect(await dealOf(rahim, bookingId)).toMatchObject({ state: "paid", onHold: true })
  await deal(admin, bookingId, "clear")
  await sendByCourier(db, bookingId)
  await deal(rahim, bookingId, "send", { courier: "Pathao", trackingCode: "PTH-9" })
  await hold(app, bookingId)
  await ageDeal(db, bookingId, "30 days")
  await moveDue(context)
  expect(await dealOf(rahim, bookingId)).toMatchObject({ state: "sent" })
})
