import { sql } from "kysely"
import { expect, test } from "vitest"
import { acts, AuditEntries } from "../../contract/audit.ts"
import { eventTypes } from "../../contract/events.ts"
import { Settled } from "../../contract/payments.ts"
import { deal, dealOf } from "../../test/acts/dealing.ts"
import { appToDecide } from "../../test/acts/disputing.ts"
import { runDueJobs } from "../../test/jobs.ts"
import { testApp } from "../../test/test-app.ts"
import { bookProduct, confirmCard, holdWithoutEvent } from "../../test/acts/paying.ts"
import { listProduct, read } from "../../test/people.ts"
import { recordEvent } from "../events/events.ts"

test("what an admin does is written down with who and whom, and an attempt that failed is not", async () => {
  const { rahim, ana, tomal, admin } = await testApp()
  await admin.patch(`/api/users/seller/${rahim.id}`, { status: "VERIFIED" })
  await admin.patch(`/api/users/seller/${rahim.id}`, { status: "VERIFIED" })
  await ana.patch(`/api/users/seller/${rahim.id}`, { status: "VERIFIED" })
  await admin.delete(`/api/users/buyer/${tomal.id}`)
  const entries = await read(AuditEntries, admin.get("/api/audit"))
  const since = entries.slice(0, entries.findIndex(({ act }) => act === "admin made") + 1)
  expect(since).toMatchObject([
    { act: "buyer removed", actor: admin.name, subjectId: tomal.id },
    { act: "seller verified", actor: admin.name, subjectId: rahim.id, subject: rahim.name },
    // made by the command line, without an actor
    { act: "admin made", subjectId: admin.id, subject: admin.name },
  ])
})

test("every act is shown, and no other event", async () => {
  const { db, admin } = await testApp()
  for (const type of eventTypes) await recordEvent(db, { type, subjects: { queue: "of this test" } })
  const entries = await read(AuditEntries, admin.get("/api/audit?limit=100"))
  const shown = entries.filter(({ subjectId }) => subjectId === "of this test").map(({ act }) => act)
  expect(shown.toSorted()).toEqual(acts.toSorted())
})

test("every step of a payment is written down, for the winner and for the one who was late", async () => {
  const { db, rahim, ana, tomal, admin, guitars } = await testApp()
  const productId = await listProduct(rahim, guitars)
  const [bookingId, rivalId] = [await bookProduct(ana, productId), await bookProduct(tomal, productId)]
  // before Ana's card is confirmed, whose event may sell the product at once
  const rivalsId = await holdWithoutEvent(db, tomal, rivalId)
  const transactionId = await confirmCard(ana, bookingId)
  await read(Settled, ana.post("/api/payments", { transactionId, bookingId }))
  await tomal.post("/api/payments", { transactionId: rivalsId, bookingId: rivalId })
  const entries = await read(AuditEntries, admin.get("/api/audit?limit=100"))
  const steps = (id: string) => entries.filter(({ subjectId }) => subjectId === id).toReversed()
  expect(steps(transactionId)).toMatchObject([
    { act: "payment opened", actor: ana.name, amount: 62_000 },
    { act: "payment claimed", amount: 62_000 },
    { act: "payment captured", amount: 62_000 },
  ])
  expect(steps(rivalsId)).toMatchObject([
    { act: "payment opened", actor: tomal.name },
    { act: "payment given back", amount: 62_000, subject: tomal.name, dealId: rivalId },
  ])
})

test("what an admin decides about the money of a deal is written down, with what the buyer gets back", async () => {
  const { admin, ana, bookingId, context, db } = await appToDecide()
  await db.updateTable("bookings").set({ onHoldAt: new Date() }).where("id", "=", bookingId).execute()
  await deal(admin, bookingId, "clear")
  const reason = "The photos show a broken neck."
  await deal(admin, bookingId, "decide", { outcome: "split", refundAmount: 2_000, reason })
  await runDueJobs(context)
  await deal(admin, bookingId, "refund", {})
  const { product } = await dealOf(ana, bookingId)
  const about = { actor: admin.name, subject: product.name, subjectId: bookingId, dealId: bookingId }
  const entries = await read(AuditEntries, admin.get("/api/audit"))
  expect(entries.slice(0, 3)).toMatchObject([
    { ...about, act: "deal refunded" },
    { ...about, act: "dispute decided for both", amount: 2_000 },
    { ...about, act: "deal cleared" },
  ])
})

test("nobody changes the audit log, not even with the database owner's rights", async () => {
  const { db } = await testApp()
  for (const statement of [
    sql`update events set type = 'seller verified'`,
    sql`delete from events`,
    sql`truncate events`,
  ])
    await expect(statement.execute(db)).rejects.toThrow("append-only")
})
