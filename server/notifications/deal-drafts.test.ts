import { sql } from "kysely"
import { expect, test } from "vitest"
import { appWithCashDeal, appWithPaid, deal, dealOf, inHours, ageDeal } from "../../test/acts/dealing.ts"
import { appToDecide } from "../../test/acts/disputing.ts"
import { keepInvariants } from "../../test/keep-invariants.ts"
import { deliverMails } from "../../test/mail.ts"
import { notificationsOf } from "../../test/notifications.ts"
import { receiveProduct } from "../../test/acts/paying.ts"
import type { Person } from "../../test/people.ts"
import { runScheduledJobs } from "../../test/jobs.ts"
import { appWithBooking, type TestApp } from "../../test/test-app.ts"
import { moveDue } from "../deals/move-due.ts"

keepInvariants()

async function latest({ context }: Pick<TestApp, "context">, person: Person) {
  return (await notificationsOf(context, person))[0]
}

async function agree(seller: Person, buyer: Person, id: string, hours: number) {
  const { meeting } = await deal(seller, id, "meeting", { place: "Bashundhara City", at: inHours(hours) })
  await deal(buyer, id, "meeting/agree", { version: meeting?.version })
  return meeting?.at
}

test("a day before they meet both are told when", async () => {
  const app = await appWithCashDeal()
  const { rahim, ana, bookingId, db, context } = app
  const at = await agree(rahim, ana, bookingId, 48)
  await ageDeal(db, bookingId, "25 hours")
  await moveDue(context)
  for (const person of [rahim, ana])
    expect(await latest(app, person)).toMatchObject({ type: "meeting-ahead", until: at })
})

test("a meeting of the same day is not told of again, but that the deal ends half a day after it", async () => {
  const app = await appWithCashDeal()
  const { rahim, ana, bookingId, db, context } = app
  await agree(rahim, ana, bookingId, 5)
  await moveDue(context)
  expect(await latest(app, rahim)).toMatchObject({ type: "meeting-agreed" })
  await letMeet(db, bookingId, "18 hours")
  await moveDue(context)
  const { dueAt } = await dealOf(ana, bookingId)
  for (const person of [rahim, ana])
    expect(await latest(app, person)).toMatchObject({ type: "deal-expiring", until: dueAt })
})

test("a seller who handed over without a code is told before the money goes back", async () => {
  const app = await appWithPaid()
  const { rahim, ana, bookingId, db, context } = app
  await agree(rahim, ana, bookingId, 48)
  await letMeet(db, bookingId, "25 hours")
  await moveDue(context)
  expect(await latest(app, rahim)).toMatchObject({ type: "meeting-ahead" })
  await letMeet(db, bookingId, "36 hours")
  await moveDue(context)
  const { dueAt } = await dealOf(rahim, bookingId)
  expect(await latest(app, rahim)).toMatchObject({ type: "deal-to-hand-over", until: dueAt })
})

async function letMeet(db: TestApp["db"], bookingId: string, time: string) {
  await ageDeal(db, bookingId, time)
  await sql`update meetings set at = at - ${time}::interval, "agreedFor" = "agreedFor" - ${time}::interval
    where "bookingId" = ${bookingId}`.execute(db)
}

test("a buyer for whom a product is reserved is told before the reservation ends", async () => {
  const app = await appWithCashDeal()
  const { rahim, ana, bookingId, db, context } = app
  await ageDeal(db, bookingId, "6 days")
  await moveDue(context)
  const { dueAt } = await dealOf(ana, bookingId)
  for (const person of [rahim, ana])
    expect(await latest(app, person)).toMatchObject({ type: "deal-expiring", until: dueAt })
})

test("a seller who is paid is told until when to hand it over, as a meeting has moved it", async () => {
  const app = await appWithPaid()
  const { rahim, ana, bookingId, db, context } = app
  await notificationsOf(context, rahim)
  await ageDeal(db, bookingId, "25 hours")
  await moveDue(context)
  const { dueAt } = await dealOf(rahim, bookingId)
  expect(await latest(app, rahim)).toMatchObject({ type: "deal-to-hand-over", until: dueAt })
  const at = await agree(rahim, ana, bookingId, 9 * 24)
  await ageDeal(db, bookingId, "8 days")
  await moveDue(context)
  expect(await latest(app, rahim)).toMatchObject({ type: "meeting-ahead", until: at })
})

test("another proposal where to meet is mailed too, while the first is unread", async () => {
  const { rahim, ana, bookingId, db, context } = await appWithCashDeal()
  const proposed = async (place: string) => {
    await deal(rahim, bookingId, "meeting", { place, at: inHours(48) })
    await db.updateTable("notifications").set({ mailedAt: null }).execute()
    return (await deliverMails(context)).filter(({ recipient }) => recipient === ana.email).at(-1)?.subject
  }
  for (const place of ["Bashundhara City", "New Market"]) expect(await proposed(place)).toMatch(/^Where and/)
  expect(
    (await notificationsOf(context, ana)).filter(({ type }) => type === "meeting-proposed"),
  ).toHaveLength(1)
})

test("a buyer is told that the seller has not answered whether they take cash", async () => {
  const app = await appWithBooking()
  await deal(app.ana, app.bookingId, "cash")
  await ageDeal(app.db, app.bookingId, "24 hours")
  await moveDue(app.context)
  expect(await latest(app, app.ana)).toMatchObject({ type: "cash-unanswered" })
})

test("admins are told of a buyer who says that nothing was handed over for cash", async () => {
  const app = await appWithCashDeal()
  await deal(app.rahim, app.bookingId, "delivered")
  await deal(app.ana, app.bookingId, "object")
  const path = `/dashboard/deals/${app.bookingId}`
  expect(await latest(app, app.admin)).toMatchObject({ type: "deal-objected", path })
})

test("both may review, and are told so, after a decision that gives the money back", async () => {
  const app = await appToDecide()
  const { rahim, ana, admin, bookingId, context } = app
  await deal(admin, bookingId, "decide", { outcome: "refund", reason: "The photos show the broken neck." })
  for (const person of [rahim, ana]) {
    const types = (await notificationsOf(context, person)).map(({ type }) => type)
    expect(types).toEqual(expect.arrayContaining(["dispute-decided", "review-open"]))
  }
})

test("both are told that they can review, and each that a review of them is published", async () => {
  const app = await appWithPaid()
  const { rahim, ana, bookingId, db, context } = app
  await receiveProduct(ana, bookingId)
  const types = (await notificationsOf(context, rahim)).map(({ type }) => type)
  expect(types.slice(0, 2).toSorted()).toEqual(["deal-completed", "review-open"])
  await ana.put(`/api/deals/${bookingId}/review`, { stars: 5, tags: [], text: "As described." })
  await db.updateTable("bookings").set({ reviewsUntil: new Date() }).where("id", "=", bookingId).execute()
  await runScheduledJobs(context)
  expect(await latest(app, rahim)).toMatchObject({
    type: "review-published",
    path: `/dashboard/deals/${bookingId}`,
  })
  expect((await notificationsOf(context, ana)).map(({ type }) => type)).not.toContain("review-published")
})
