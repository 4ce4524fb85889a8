import { sql } from "kysely"
import { expect, test } from "vitest"
import { Booking } from "../../contract/bookings.ts"
import type { Db } from "../../db/tables.ts"
import { dealOf } from "../../test/acts/dealing.ts"
import { makeJobsDue, runDueJobs, runScheduledJobs } from "../../test/jobs.ts"
import { notificationsOf } from "../../test/notifications.ts"
import { confirmUnboundCard, holdWithoutEvent, payBooking } from "../../test/acts/paying.ts"
import { type Person, read } from "../../test/people.ts"
import { readableLog } from "../../test/readable-log.ts"
import { appWithBooking, appWithClaim, testApp } from "../../test/test-app.ts"
import { Problem } from "../http/problem.ts"
import { violations } from "../invariants/violations.ts"
import { sweep } from "./sweep.ts"

test("an old hold without a claim is voided by the sweep, once the card provider can say what became of it", async () => {
  const { ana, context, db } = await testApp()
  const transactionId = await holdWithoutClaim(db, ana)
  expect(await violations(db, context.cards)).toHaveLength(1)
  const { fetchIntent } = context.cards
  const away = new Problem("unavailable", (say) => say.providerAway)
  Object.assign(context.cards, { fetchIntent: () => Promise.reject(away) })
  await sweep(context)
  Object.assign(context.cards, { fetchIntent })
  expect(await context.cards.fetchIntent(transactionId)).toMatchObject({ status: "requires_capture" })
  await sweep(context)
  expect(await context.cards.fetchIntent(transactionId)).toMatchObject({ status: "canceled" })
  expect(await violations(db, context.cards)).toEqual([])
  const notifications = await notificationsOf(context, ana)
  expect(notifications).toMatchObject([
    { type: "payment-given-back", price: 10, path: "/dashboard/myorders" },
  ])
  expect(notifications[0]).not.toHaveProperty("product")
})

test("a claim whose payment the card provider does not know yet waits until it does", async () => {
  const { ana, context, db, bookingId } = await appWithClaim()
  const { fetchIntent } = context.cards
  await sql`update payments set "claimedAt" = now() - interval '1 minute'`.execute(db)
  Object.assign(context.cards, { fetchIntent: () => Promise.resolve(undefined) })
  const isPaid = async () => (await read(Booking, ana.get(`/api/bookings/${bookingId}`))).paid
  await sweep(context)
  expect(await isPaid()).toBe(false)
  Object.assign(context.cards, { fetchIntent })
  await sweep(context)
  expect(await isPaid()).toBe(true)
  expect(await violations(db, context.cards)).toEqual([])
})

test("a payment that was cut off is finished half a minute later, at the next try that reaches the card provider", async () => {
  const { ana, context, db, bookingId } = await appWithClaim()
  const { fetchIntent } = context.cards
  const isPaid = async () => (await read(Booking, ana.get(`/api/bookings/${bookingId}`))).paid
  await runDueJobs(context)
  expect(await isPaid()).toBe(false)
  await makeJobsDue(context)
  const away = new Problem("unavailable", (say) => say.providerAway)
  Object.assign(context.cards, { fetchIntent: () => Promise.reject(away) })
  await runDueJobs(context)
  expect(await isPaid()).toBe(false)
  Object.assign(context.cards, { fetchIntent })
  await makeJobsDue(context)
  await runDueJobs(context)
  expect(await isPaid()).toBe(true)
  expect(await violations(db, context.cards)).toEqual([])
})

test("a payment whose hold the bank ended while it was cut off is released at the next try, and its buyer can pay again", async () => {
  const { ana, context, db, bookingId, transactionId } = await appWithClaim()
  await context.cards.cancel(transactionId, "ended by the bank")
  await makeJobsDue(context)
  await runDueJobs(context)
  expect(await dealOf(ana, bookingId)).toMatchObject({ state: "booked" })
  const waiting = sql<{ lastError: string | null }>`
    select last_error as "lastError" from graphile_worker._private_jobs where last_error is not null`
  expect((await waiting.execute(db)).rows).toEqual([])
  await payBooking(ana, bookingId)
  expect(await violations(db, context.cards)).toEqual([])
})

test("a payment that cannot be finished keeps no other waiting, and the log tells of it", async () => {
  const { log, said } = readableLog("error")
  const { ana, tomal, context, db } = await testApp({}, log)
  const [broken, old] = [await holdWithoutClaim(db, ana), await holdWithoutClaim(db, tomal)]
  const { fetchIntent } = context.cards
  const fails = async (id: string) => (id === broken ? Promise.reject(new Error("no JSON")) : fetchIntent(id))
  Object.assign(context.cards, { fetchIntent: fails })
  await runScheduledJobs(context)
  expect(await fetchIntent(broken)).toMatchObject({ status: "requires_capture" })
  expect(await fetchIntent(old)).toMatchObject({ status: "canceled" })
  expect(said()).toContain(broken)
  expect(said()).not.toContain(old)
})

test("a sweep that fails ends nothing, and the next one makes it good", async () => {
  const { log, said } = readableLog("error")
  const { ana, context, db } = await testApp({}, log)
  const transactionId = await holdWithoutClaim(db, ana)
  const { withMoney } = context.cards
  Object.assign(context.cards, {
    withMoney() {
      throw new Error("no JSON")
    },
  })
  await runScheduledJobs(context)
  expect(said()).toContain("a job failed")
  Object.assign(context.cards, { withMoney })
  await runScheduledJobs(context)
  expect(await context.cards.fetchIntent(transactionId)).toMatchObject({ status: "canceled" })
})

test("money that is held since a moment for a payment opened long ago is not taken for a hold left behind", async () => {
  const { ana, context, db } = await testApp()
  const transactionId = await confirmUnboundCard(ana, 10)
  await sql`update sandbox.intents set "createdAt" = now() - interval '1 year'`.execute(db)
  expect(await violations(db, context.cards)).toEqual([])
  await sweep(context)
  expect(await context.cards.fetchIntent(transactionId)).toMatchObject({ status: "requires_capture" })
})

test("what the card provider took after the moment of a restored backup is recorded, however old that is", async () => {
  const { ana, context, db, bookingId } = await appWithBooking()
  const transactionId = await holdWithoutEvent(db, ana, bookingId)
  await context.cards.capture(transactionId, "before the rows were lost")
  await sql`update sandbox.intents set "heldAt" = now() - interval '9 days', "capturedAt" = now() - interval '9 days'`.execute(
    db,
  )
  await sweep(context)
  expect(await dealOf(ana, bookingId)).toMatchObject({ state: "booked" })
  await sql`update checkpoints set "completeUntil" = now() - interval '10 days'`.execute(db)
  expect(await violations(db, context.cards)).toHaveLength(1)
  await sweep(context)
  expect(await dealOf(ana, bookingId)).toMatchObject({ state: "paid", transactionId })
  expect(await violations(db, context.cards)).toEqual([])
})

test("what could not be asked about in one sweep is asked about in the next, a week later too", async () => {
  const { ana, context, db } = await testApp()
  const transactionId = await holdWithoutClaim(db, ana)
  await sweep(context)
  const taken = await holdWithoutClaim(db, ana)
  await context.cards.capture(taken, "by hand")
  const { fetchIntent } = context.cards
  const away = new Problem("unavailable", (say) => say.providerAway)
  Object.assign(context.cards, { fetchIntent: () => Promise.reject(away) })
  await sql`update checkpoints set "completeUntil" = now() - interval '7 days'`.execute(db)
  await sql`update sandbox.intents set "capturedAt" = now() - interval '6 days' where id = ${taken}`.execute(
    db,
  )
  await sweep(context)
  Object.assign(context.cards, { fetchIntent })
  await sweep(context)
  for (const id of [transactionId, taken]) expect(await fetchIntent(id)).toMatchObject({ status: "canceled" })
})

/** Holds money without a claim for sixteen minutes, longer than any purchase takes. */
async function holdWithoutClaim(db: Db, buyer: Person) {
  const transactionId = await confirmUnboundCard(buyer, 10)
  // an unpaid booking keeps its intent as long as the booking exists
  await sql`update sandbox.intents set
    "createdAt" = now() - interval '1 year', "heldAt" = now() - interval '16 minutes'`.execute(db)
  return transactionId
}
