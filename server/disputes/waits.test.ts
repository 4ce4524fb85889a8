import { expect, test } from "vitest"
import { Booking } from "../../contract/bookings.ts"
import { Deals } from "../../contract/deals.ts"
import { deal, dealOf } from "../../test/acts/dealing.ts"
import { appToDecide, appWithDispute, letDisputeWait } from "../../test/acts/disputing.ts"
import { keepInvariants } from "../../test/keep-invariants.ts"
import { deliverMails } from "../../test/mail.ts"
import { notificationsOf } from "../../test/notifications.ts"
import { read } from "../../test/people.ts"
import { readableLog } from "../../test/readable-log.ts"
import { moveDue } from "../deals/move-due.ts"

keepInvariants()

test("a dispute waits for its seller's answer, then for the decision, and both lists say until when", async () => {
  const { rahim, ana, bookingId } = await appWithDispute()
  const sales = async (isToAnswer: boolean) => {
    const list = rahim.get(`/api/deals?as=seller&state=requested,disputed&isToAnswer=${isToAnswer}`)
    return (await read(Deals, list)).map(({ _id }) => _id)
  }
  const ordered = () => read(Booking, ana.get(`/api/bookings/${bookingId}`))
  const { dispute, dueAt } = await dealOf(ana, bookingId)
  expect(await sales(true)).toEqual([bookingId])
  expect(await sales(false)).toEqual([])
  expect(await ordered()).toMatchObject({ state: "disputed", dueAt, answerBy: dispute?.answerBy })
  await deal(rahim, bookingId, "statement", { text: "It was whole." })
  expect(await sales(true)).toEqual([])
  expect(await sales(false)).toEqual([bookingId])
  const { answerBy, ...answered } = await ordered()
  expect(answered).toMatchObject({ state: "disputed", dueAt, onHold: false })
  expect(answerBy).toBeUndefined()
})

test("a seller who has not answered is reminded twelve hours before the time is over, once", async () => {
  const { rahim, ana, admin, db, context, bookingId } = await appWithDispute()
  const { log, messages } = readableLog("error")
  const reminded = async (who: typeof ana) => {
    await moveDue({ db, log })
    return (await notificationsOf(context, who)).filter(({ type }) => type.startsWith("dispute-"))
  }
  await letDisputeWait(db, bookingId, "35 hours")
  expect((await reminded(rahim)).map(({ type }) => type)).toEqual(["dispute-opened"])
  await letDisputeWait(db, bookingId, "1 hour")
  await deliverMails(context)
  await moveDue({ db, log })
  const [mail, ...others] = await deliverMails(context)
  expect(mail).toMatchObject({ subject: expect.stringMatching(/^Please answer about/) })
  expect(others).toEqual([])
  const [first] = await reminded(rahim)
  expect(first).toMatchObject({
    type: "dispute-to-answer",
    path: `/dashboard/deals/${bookingId}`,
    until: (await dealOf(rahim, bookingId)).dispute?.answerBy,
  })
  await letDisputeWait(db, bookingId, "11 hours")
  expect(await reminded(rahim)).toHaveLength(2)
  expect(await reminded(admin)).toEqual([])
  expect(messages()).toEqual([])
})

test("a seller who has answered is not reminded", async () => {
  const { rahim, db, context, bookingId } = await appToDecide()
  await letDisputeWait(db, bookingId, "37 hours")
  await moveDue(context)
  expect((await notificationsOf(context, rahim)).map(({ type }) => type)).not.toContain("dispute-to-answer")
})

test("an admin is warned three times of a dispute that waits, and after 30 days the money goes back", async () => {
  const { log, messages } = readableLog("error")
  const app = await appWithDispute()
  const { admin, ana, db, context, bookingId } = app
  await notificationsOf(context, admin)
  for (const [time, times] of [
    ["72 hours", 1],
    ["11 days", 2],
    ["15 days", 3],
  ] as const) {
    await letDisputeWait(db, bookingId, time)
    await moveDue({ db, log })
    await moveDue({ db, log })
    expect(messages().filter((message) => message.startsWith("alarm: a dispute waits"))).toHaveLength(times)
    await db.updateTable("notifications").set({ mailedAt: null }).execute()
    expect((await deliverMails(context)).filter(({ recipient }) => recipient === admin.email)).toHaveLength(1)
  }
  await letDisputeWait(db, bookingId, "1 day")
  await moveDue({ db, log })
  expect(await dealOf(ana, bookingId)).toMatchObject({
    state: "refunded",
    dispute: { outcome: "lapsed" },
    refunds: [{ amount: 62_000 }],
    may: [],
  })
})
