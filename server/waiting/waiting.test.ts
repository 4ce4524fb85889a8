import { expect, test } from "vitest"
import { verified } from "../../contract/users.ts"
import { Waiting } from "../../contract/waiting.ts"
import { deal } from "../../test/dealing.ts"
import { appWithDispute } from "../../test/disputing.ts"
import { runDueJobs } from "../../test/jobs.ts"
import { payBooking } from "../../test/paying.ts"
import { type Person, read } from "../../test/people.ts"
import { appWithBooking } from "../../test/test-app.ts"
import { writeAbout } from "../../test/talking.ts"

const nothing = {
  bookingsToAnswer: 0,
  bookingsToPay: 0,
  salesToAnswer: 0,
  sellersToVerify: 0,
  disputesToDecide: 0,
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

test("who asks to pay in cash waits for the seller's answer", async () => {
  const { rahim, ana, bookingId } = await appWithBooking()
  await deal(ana, bookingId, "cash")
  expect(await waitingFor(rahim)).toMatchObject({ salesToAnswer: 1, bookingsToAnswer: 0 })
})
