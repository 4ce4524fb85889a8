import { expect, test } from "vitest"
import { Booking } from "../../contract/bookings.ts"
import { Deal, Deals } from "../../contract/deals.ts"
import { Inserted } from "../../contract/fields.ts"
import { Users, verified } from "../../contract/users.ts"
import { Waiting } from "../../contract/waiting.ts"
import { appWithCashDeal, appWithPaid, deal, inHours, sendByCourier } from "../../test/acts/dealing.ts"
import { appWithDispute } from "../../test/acts/disputing.ts"
import { runDueJobs } from "../../test/jobs.ts"
import { payBooking } from "../../test/acts/paying.ts"
import { type Person, read } from "../../test/people.ts"
import { appWithBooking } from "../../test/test-app.ts"
import { writeAbout } from "../../test/acts/talking.ts"

const nothing = {
  bookingsToAnswer: 0,
  bookingsToCheck: 0,
  bookingsToPay: 0,
  salesToAnswer: 0,
  offersToAnswer: 0,
  sellersToVerify: 0,
  disputesToDecide: 0,
  reportsToClose: 0,
  heldDeals: 0,
  stuckRefunds: 0,
  unknownPayments: 0,
  unreadMessages: 0,
  unreadNotifications: 0,
}

function waitingFor(person: Person) {
  return read(Waiting, person.get("/api/waiting"))
}

test("what waits for each is counted until it is done, a message once", async () => {
  const { rahim, ana, admin, context, productId, bookingId } = await appWithBooking()
  await writeAbout(ana, productId)
  await runDueJobs(context)
  expect(await waitingFor(rahim)).toEqual({
    ...nothing,
    bookingsToAnswer: 1,
    unreadMessages: 1,
    unreadNotifications: 1,
  })
  expect(await waitingFor(ana)).toEqual({ ...nothing, bookingsToPay: 1 })
  expect((await waitingFor(admin)).sellersToVerify).toBe(2)

  await admin.patch(`/api/users/seller/${rahim.id}`, { status: verified })
  await payBooking(ana, bookingId)
  await rahim.post("/api/notifications/read", { all: true })
  expect(await waitingFor(rahim)).toEqual({ ...nothing, unreadMessages: 1 })
  expect(await waitingFor(ana)).toEqual(nothing)
  expect((await waitingFor(admin)).sellersToVerify).toBe(1)
  const unverified = await read(Users, admin.get("/api/users/seller?unverified=true&limit=1"))
  expect(unverified).toMatchObject([{ name: "Sadia Islam" }])
})

test("a dispute waits for its seller, then for an admin, and admins see what waits about money", async () => {
  const { rahim, admin, bookingId, db } = await appWithDispute()
  expect((await waitingFor(rahim)).salesToAnswer).toBe(1)
  expect(await waitingFor(admin)).toMatchObject({ disputesToDecide: 0, heldDeals: 0 })
  await deal(rahim, bookingId, "statement", { text: "It was whole." })
  await db.updateTable("bookings").set({ onHoldAt: new Date() }).where("id", "=", bookingId).execute()
  expect((await waitingFor(rahim)).salesToAnswer).toBe(0)
  expect(await waitingFor(admin)).toMatchObject({ disputesToDecide: 1, heldDeals: 1 })
})

test("an offer waits for the other's answer until it is over", async () => {
  const { rahim, ana, admin, bookingId, db } = await appWithBooking()
  const waits = async () => {
    const counts = await Promise.all([rahim, ana, admin].map(waitingFor))
    return counts.map(({ offersToAnswer }) => offersToAnswer)
  }
  const made = ana.post(`/api/bookings/${bookingId}/offers`, { amount: 50_000 })
  const { insertedId } = await read(Inserted, made)
  expect(await waits()).toEqual([1, 0, 0])
  await read(Deal, rahim.post(`/api/offers/${insertedId}/counter`, { amount: 58_000 }))
  expect(await waits()).toEqual([0, 1, 0])
  await db.updateTable("offers").set({ expiresAt: new Date() }).execute()
  expect(await waits()).toEqual([0, 0, 0])
})

test("who asks to pay in cash waits for the seller's answer", async () => {
  const { rahim, ana, bookingId } = await appWithBooking()
  await deal(ana, bookingId, "cash")
  expect(await waitingFor(ana)).toMatchObject({ bookingsToCheck: 0, bookingsToPay: 1 })
  expect(await waitingFor(rahim)).toMatchObject({ salesToAnswer: 1, bookingsToAnswer: 0 })
})

test("a meeting that one of the two proposes waits for the other until they agree, or it would be over", async () => {
  const { rahim, ana, bookingId, db } = await appWithCashDeal()
  let meetingAt: string | undefined
  const ordered = async () => {
    // reserved for her, to be paid at the meeting
    expect(await waitingFor(ana)).toMatchObject({ bookingsToCheck: 1, bookingsToPay: 0 })
    const booking = await read(Booking, ana.get(`/api/bookings/${bookingId}`))
    expect(booking.keptForCash).toBe(true)
    meetingAt = booking.meetingAt
    return booking.meetingToAgree ? 1 : 0
  }
  const sales = async () => {
    const { salesToAnswer } = await waitingFor(rahim)
    const waiting = await read(Deals, rahim.get("/api/deals?as=seller&state=reserved&isToAnswer=true"))
    const underWay = await read(Deals, rahim.get("/api/deals?as=seller&state=reserved&isToAnswer=false"))
    expect([waiting.length, underWay.length]).toEqual([salesToAnswer, 1 - salesToAnswer])
    return salesToAnswer
  }
  const meet = (who: Person, place: string) => deal(who, bookingId, "meeting", { place, at: inHours(2) })
  expect([await sales(), await ordered()]).toEqual([0, 0])
  await meet(rahim, "Farmgate")
  expect([await sales(), await ordered()]).toEqual([0, 1])
  const { meeting } = await meet(ana, "Bashundhara City")
  expect([await sales(), await ordered()]).toEqual([1, 0])
  await db
    .updateTable("meetings")
    .set({ at: new Date(0) })
    .execute()
  expect(await sales()).toBe(0)
  await db
    .updateTable("meetings")
    .set({ at: new Date(inHours(2)) })
    .execute()
  expect(meetingAt).toBeUndefined()
  const agreed = await deal(rahim, bookingId, "meeting/agree", { version: meeting?.version })
  expect([await sales(), await ordered()]).toEqual([0, 0])
  expect(meetingAt).toBe(agreed.meeting?.at)
})

test("a parcel that is paid for waits for its seller to send it, unless an admin looks at the payment", async () => {
  const { rahim, bookingId, db } = await appWithPaid()
  expect(await waitingFor(rahim)).toMatchObject({ salesToAnswer: 0 })
  await sendByCourier(db, bookingId)
  expect(await waitingFor(rahim)).toMatchObject({ salesToAnswer: 1 })
  const hold = (onHoldAt: Date | null) =>
    db.updateTable("bookings").set({ onHoldAt }).where("id", "=", bookingId).execute()
  await hold(new Date())
  expect(await waitingFor(rahim)).toMatchObject({ salesToAnswer: 0 })
  await hold(null)
  await deal(rahim, bookingId, "send", { courier: "Pathao", trackingCode: "PTH-1234" })
  expect(await waitingFor(rahim)).toMatchObject({ salesToAnswer: 0 })
})

test("what is handed over waits for its buyer to say whether it is as described", async () => {
  const { rahim, ana, bookingId } = await appWithPaid()
  expect(await waitingFor(ana)).toMatchObject({ bookingsToCheck: 0 })
  await deal(rahim, bookingId, "delivered")
  expect(await waitingFor(ana)).toMatchObject({ bookingsToCheck: 1, bookingsToPay: 0 })
  await deal(ana, bookingId, "received")
  expect(await waitingFor(ana)).toMatchObject({ bookingsToCheck: 0 })
})
