import { expect, test } from "vitest"
import {
  agreeToMeet,
  appWithCashDeal,
  appWithPaid,
  deal,
  dealOf,
  inHours,
  letPass,
  meetingPassed,
} from "../../test/dealing.ts"
import { payBooking } from "../../test/paying.ts"
import { violations } from "../invariants/violations.ts"

test("who has agreed to meet does not call the money back before the meeting, and an admin can after the handover", async () => {
  const { ana, rahim, admin, db, context, bookingId } = await appWithPaid()
  await agreeToMeet(rahim, ana, bookingId)
  await letPass(db, bookingId, "2 days")
  expect((await dealOf(ana, bookingId)).may).not.toContain("refund")
  await meetingPassed(db, bookingId)
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
