import { expect, test } from "vitest"
import { Deal, Deals } from "../../contract/deals.ts"
import { Inserted } from "../../contract/fields.ts"
import {
  agreeToMeet,
  appWithCashDeal,
  requestCashToo,
  deal,
  inHours,
  ageMeeting,
} from "../../test/acts/dealing.ts"
import { keepInvariants } from "../../test/keep-invariants.ts"
import { notificationsOf } from "../../test/notifications.ts"
import { bookProduct, confirmCard } from "../../test/acts/paying.ts"
import { listProduct, problemOf, read } from "../../test/people.ts"
import { appWithBooking } from "../../test/test-app.ts"
import { moveDue } from "./move-due.ts"

keepInvariants()

test("a seller keeps the product for one who pays in cash, and others are told that it is reserved", async () => {
  const { rahim, ana, tomal, productId, bookingId, context } = await appWithBooking()
  const other = await requestCashToo(tomal, productId)
  const asked = await deal(ana, bookingId, "cash")
  expect(asked).toMatchObject({
    state: "requested",
    method: "cash",
    may: expect.arrayContaining(["take-back"]),
  })
  const [first] = await read(Deals, rahim.get("/api/deals?as=seller&state=requested,reserved"))
  expect(first).toMatchObject({
    buyer: { record: { completed: 0, noShows: 0, unpaid: 0 } },
    may: expect.arrayContaining(["accept"]),
  })
  const kept = await deal(rahim, bookingId, "accept")
  expect(kept).toMatchObject({ state: "reserved", phones: { buyer: expect.any(String) } })
  expect(Date.parse(kept.dueAt ?? "")).toBeCloseTo(Date.now() + 7 * 86_400_000, -5)
  expect(await notificationsOf(context, rahim)).toContainEqual(
    expect.objectContaining({ type: "cash-asked" }),
  )
  expect(await notificationsOf(context, ana)).toMatchObject([
    { type: "cash-accepted", path: `/dashboard/deals/${bookingId}` },
  ])
  // idempotent
  expect(await deal(rahim, bookingId, "accept")).toMatchObject({ state: "reserved" })
  expect(await problemOf(rahim.post(`/api/deals/${other}/accept`))).toMatchObject({ code: "reserved" })
  expect(await problemOf(ana.post(`/api/deals/${bookingId}/accept`))).toMatchObject({ code: "forbidden" })
  expect(await deal(rahim, other, "decline", { reason: "online-only" })).toMatchObject({ state: "booked" })
})

test("a seller is told that a buyer pays the price they agreed on in cash", async () => {
  const { rahim, ana, bookingId, context } = await appWithBooking()
  const response = ana.post(`/api/bookings/${bookingId}/offers`, { amount: 50_000 })
  const { insertedId } = await read(Inserted, response)
  await read(Deal, rahim.post(`/api/offers/${insertedId}/accept`))
  expect(await deal(ana, bookingId, "cash")).toMatchObject({ state: "reserved", method: "cash" })
  const path = `/dashboard/deals/${bookingId}`
  expect(await notificationsOf(context, rahim)).toContainEqual(
    expect.objectContaining({ type: "cash-chosen", path }),
  )
})

test("each agrees to exactly the meeting that they saw, and the deadline follows it", async () => {
  const { rahim, ana, bookingId } = await appWithCashDeal()
  const propose = (place: string, at: string) => rahim.post(`/api/deals/${bookingId}/meeting`, { place, at })
  for (const hours of [0.5, 15 * 24])
    expect(await (await propose("Bashundhara City", inHours(hours))).json()).toMatchObject({
      code: "invalid",
      errors: { at: "Choose a time between one hour and 14 days from now" },
    })
  for (const [at, sentence] of [
    ["", "Day and time is required"],
    ["tomorrow", "Day and time must be a date"],
  ] as const)
    expect(await (await propose("Bashundhara City", at)).json()).toMatchObject({ errors: { at: sentence } })
  expect(await problemOf(propose("X", inHours(3)))).toMatchObject({ code: "invalid" })
  await deal(rahim, bookingId, "meeting", { place: "Bashundhara City", at: inHours(3) })
  const { meeting } = await deal(rahim, bookingId, "meeting", { place: "New Market", at: inHours(240) })
  expect(meeting).toMatchObject({ version: 2, proposedBy: "seller" })
  const agree = (version: number, who = ana) => who.post(`/api/deals/${bookingId}/meeting/agree`, { version })
  expect(await problemOf(agree(1))).toMatchObject({ code: "conflict" })
  expect(await problemOf(agree(2, rahim))).toMatchObject({ code: "conflict" })
  const agreed = await deal(ana, bookingId, "meeting/agree", { version: 2 })
  expect(agreed.meeting?.agreedAt).toBeDefined()
  expect(Date.parse(agreed.dueAt ?? "")).toBe(Date.parse(meeting?.at ?? "") + 86_400_000)
  expect((await agree(2)).status).toBe(200)
})

test("who did not come is counted, unless both say it of each other, and may soon not ask again", async () => {
  const { rahim, ana, db, context, guitars, bookingId } = await appWithCashDeal()
  const miss = (id: string, who = rahim) => who.post(`/api/deals/${id}/no-show`)
  await agreeToMeet(rahim, ana, bookingId)
  expect(await problemOf(miss(bookingId))).toMatchObject({ code: "wrong-state" })
  await ageMeeting(db, bookingId)
  expect(await deal(rahim, bookingId, "no-show")).toMatchObject({
    state: "cancelled",
    endReason: "buyer-did-not-come",
  })
  expect(await deal(ana, bookingId, "no-show")).toMatchObject({ endReason: "neither-came" })
  const [notification] = await notificationsOf(context, rahim)
  expect(notification).toMatchObject({ type: "no-show-contested", actor: { name: ana.name } })
  for (let count = 0; count < 2; count += 1) {
    const id = await bookProduct(ana, await listProduct(rahim, guitars))
    await deal(ana, id, "cash")
    await deal(rahim, id, "accept")
    await agreeToMeet(rahim, ana, id)
    await ageMeeting(db, id)
    await deal(rahim, id, "no-show")
  }
  const id = await bookProduct(ana, await listProduct(rahim, guitars))
  expect(await problemOf(ana.post(`/api/deals/${id}/cash`))).toMatchObject({ code: "hold-refused" })
})

test("a buyer has at most three cash deals at a time, also when all are asked for at once", async () => {
  const { rahim, ana, guitars } = await appWithBooking()
  const ids = await Promise.all(
    Array.from({ length: 5 }, async () => bookProduct(ana, await listProduct(rahim, guitars))),
  )
  const responses = await Promise.all(ids.map((id) => ana.post(`/api/deals/${id}/cash`)))
  expect(responses.filter(({ ok }) => ok)).toHaveLength(3)
})

test("what nobody answers or hands over in time is free again", async () => {
  const { rahim, ana, db, context, productId, bookingId } = await appWithBooking()
  const pass = async () => {
    await db.updateTable("bookings").set({ dueAt: new Date() }).where("id", "=", bookingId).execute()
    await moveDue(context)
    return db.selectFrom("bookings").selectAll().where("id", "=", bookingId).executeTakeFirstOrThrow()
  }
  await deal(ana, bookingId, "cash")
  expect(await pass()).toMatchObject({ state: "booked", method: null })
  await deal(ana, bookingId, "cash")
  await deal(rahim, bookingId, "accept")
  expect(await pass()).toMatchObject({ state: "cancelled" })
  const product = await db
    .selectFrom("products")
    .selectAll()
    .where("id", "=", productId)
    .executeTakeFirstOrThrow()
  expect(product).toMatchObject({ heldBy: null, heldUntil: null, withdrawnAt: null })
})

test("a card and cash at once: one of the two buyers has the product", async () => {
  const { rahim, ana, tomal, productId, bookingId, db } = await appWithBooking()
  const other = await requestCashToo(tomal, productId)
  const transactionId = await confirmCard(ana, bookingId)
  const [card, cash] = await Promise.all([
    ana.post("/api/payments", { transactionId, bookingId }),
    rahim.post(`/api/deals/${other}/accept`),
  ])
  expect(new Set([card.status, cash.status])).toEqual(new Set([200, 409]))
  const holding = await db
    .selectFrom("bookings")
    .select("id")
    .where("productId", "=", productId)
    .where("state", "in", ["reserved", "paid"])
    .execute()
  expect(holding).toEqual([{ id: card.ok ? bookingId : other }])
})
