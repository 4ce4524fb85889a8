import { sql } from "kysely"
import { expect, test } from "vitest"
import { hour } from "../process/durations.ts"
import {
  agreeToMeet,
  appWithCashDeal,
  appWithPaid,
  deal,
  dealOf,
  inHours,
  ageDeal,
  ageMeeting,
  showCode,
} from "../../test/acts/dealing.ts"
import { problemOf } from "../../test/people.ts"
import { payBooking } from "../../test/acts/paying.ts"
import { violations } from "../invariants/violations.ts"

test("who has agreed to meet does not call the money back before the meeting, and an admin can after the handover", async () => {
  const { ana, rahim, admin, db, context, bookingId } = await appWithPaid()
  await agreeToMeet(rahim, ana, bookingId)
  await ageDeal(db, bookingId, "2 days")
  expect((await dealOf(ana, bookingId)).may).not.toContain("refund")
  await ageMeeting(db, bookingId)
  await deal(rahim, bookingId, "delivered")
  expect((await dealOf(ana, bookingId)).may).not.toContain("refund")
  expect(await deal(admin, bookingId, "refund", {})).toMatchObject({ state: "refunded" })
  expect(await violations(db, context.cards)).toEqual([])
})

test("what is paid for waits for the meeting that both agreed to", async () => {
  const { ana, rahim, bookingId } = await appWithCashDeal()
  const { meeting } = await deal(rahim, bookingId, "meeting", {
    place: "Bashundhara City",
    at: inHours(8 * 24),
  })
  await deal(ana, bookingId, "meeting/agree", { version: meeting?.version })
  await payBooking(ana, bookingId)
  const { dueAt = "" } = await dealOf(ana, bookingId)
  expect(Date.parse(dueAt)).toBeCloseTo(Date.now() + 9 * 86_400_000, -6)
})

test("whoever did not come cannot undo it by proposing another meeting, which counts once both agree", async () => {
  const { ana, rahim, db, bookingId } = await appWithCashDeal()
  await agreeToMeet(rahim, ana, bookingId)
  await ageMeeting(db, bookingId)
  const { meeting } = await deal(ana, bookingId, "meeting", { place: "New Market", at: inHours(30) })
  expect((await dealOf(rahim, bookingId)).may).toContain("no-show")
  await deal(rahim, bookingId, "meeting/agree", { version: meeting?.version })
  expect((await dealOf(rahim, bookingId)).may).not.toContain("no-show")
  await ageMeeting(db, bookingId)
  expect(await deal(rahim, bookingId, "no-show")).toMatchObject({ endReason: "buyer-did-not-come" })
})

test("a meeting is agreed to for its time as it is stored, which can be finer than a millisecond", async () => {
  const { ana, rahim, db, bookingId } = await appWithCashDeal()
  const { meeting } = await deal(rahim, bookingId, "meeting", { place: "New Market", at: inHours(30) })
  const later = sql<Date>`at + interval '1.5 milliseconds'`
  await db.updateTable("meetings").set({ at: later }).where("bookingId", "=", bookingId).execute()
  const agreed = await deal(ana, bookingId, "meeting/agree", { version: meeting?.version })
  expect(agreed).toMatchObject({ meeting: { agreedAt: expect.anything() } })
})

test("who proposes another meeting than the one agreed to does not call the money back before that", async () => {
  const { ana, rahim, db, bookingId } = await appWithPaid()
  await agreeToMeet(rahim, ana, bookingId)
  await deal(ana, bookingId, "meeting", { place: "New Market", at: inHours(30) })
  await ageDeal(db, bookingId, "2 days")
  expect((await dealOf(ana, bookingId)).may).not.toContain("refund")
})

test("a buyer whose code the seller may have scanned offline calls the money back once it has expired", async () => {
  const { ana, rahim, admin, db, bookingId } = await appWithPaid()
  await ageDeal(db, bookingId, "4 days")
  await db.updateTable("bookings").set({ remindAt: null }).where("id", "=", bookingId).execute()
  expect((await dealOf(ana, bookingId)).may).toContain("refund")
  const { until } = await showCode(ana, bookingId)
  const shown = await dealOf(ana, bookingId)
  expect(shown.may).not.toContain("refund")
  // the deal does not expire either
  expect(shown.dueAt).toBe(until)
  const { remindAt } = await db.selectFrom("bookings").select("remindAt").executeTakeFirstOrThrow()
  expect(remindAt).toEqual(new Date(Date.parse(until) - 12 * hour))
  for (const other of [rahim, admin]) expect((await dealOf(other, bookingId)).may).toContain("refund")
  const refused = await problemOf(ana.post(`/api/deals/${bookingId}/refund`, {}))
  expect(refused).toMatchObject({
    code: "wrong-state",
    detail: expect.stringMatching(/^You can ask .* from/),
  })
  await db.updateTable("handoverCodes").set({ expiresAt: new Date() }).execute()
  expect(await deal(ana, bookingId, "refund", {})).toMatchObject({ state: "refunded" })
})

test("a code that was scanned offline still counts after the buyer pressed for the money", async () => {
  const { ana, rahim, db, bookingId } = await appWithPaid()
  const { code } = await showCode(ana, bookingId)
  await ageDeal(db, bookingId, "3 days")
  await ana.post(`/api/deals/${bookingId}/refund`, {})
  expect(await deal(rahim, bookingId, "handover", { code })).toMatchObject({ state: "delivered" })
})
