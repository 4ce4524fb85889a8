import { expect, test } from "vitest"
import type { Decision } from "../../contract/disputes.ts"
import { appWithPaid, deal, dealOf, ageDeal, sendByCourier } from "../../test/acts/dealing.ts"
import { appWithDispute, complaint, showPhoto } from "../../test/acts/disputing.ts"
import { runDueJobs } from "../../test/jobs.ts"
import { deliverMails } from "../../test/mail.ts"
import { notificationsOf } from "../../test/notifications.ts"
import { problemOf } from "../../test/people.ts"
import { wordsLeft } from "../../test/words-left.ts"
import { violations } from "../invariants/violations.ts"

const reason = "The photos show a broken neck."
const refund: Decision = { outcome: "refund", reason }

test("a buyer who was handed something broken says so, and both see what was agreed and what each says", async () => {
  const { rahim, ana, admin, db, context, bookingId } = await appWithDispute()
  const opened = await dealOf(ana, bookingId)
  expect(opened).toMatchObject({
    state: "disputed",
    may: ["withdraw-dispute", "statement"],
    dispute: {
      reason: "damaged",
      statements: [{ by: "buyer", text: complaint.statement, evidence: [] }],
      terms: { productName: opened.product.name, sellingPrice: 62_000, delivery: "meet" },
    },
  })
  expect(opened.dispute?.terms?.photos).toHaveLength(1)
  const answered = await deal(rahim, bookingId, "statement", { text: "It was whole when she took it." })
  expect(answered.may).toEqual(["concede", "statement"])
  expect(answered.dispute?.answeredAt).toBeDefined()
  // idempotent: a phone may send them twice
  await deal(rahim, bookingId, "statement", { text: "It was whole when she took it." })
  await deal(ana, bookingId, "dispute", complaint)
  const seen = await dealOf(admin, bookingId)
  expect(seen.may).toEqual(["decide"])
  expect(seen.dispute?.statements.map(({ by }) => by)).toEqual(["buyer", "seller"])
  expect(await violations(db, context.cards)).toEqual([])
})

test("only the buyer disputes, what is paid online and sent or handed over, and in time", async () => {
  const { rahim, ana, tomal, admin, db, bookingId } = await appWithPaid()
  const dispute = (who = ana) => problemOf(who.post(`/api/deals/${bookingId}/dispute`, complaint))
  expect(await dispute()).toMatchObject({ code: "wrong-state" })
  await deal(rahim, bookingId, "delivered")
  expect(await dispute(rahim)).toMatchObject({ code: "forbidden" })
  expect(await dispute(admin)).toMatchObject({ code: "forbidden" })
  expect(await dispute(tomal)).toMatchObject({ code: "not-found" })
  await ageDeal(db, bookingId, "73 hours")
  expect(await dispute()).toMatchObject({ code: "window-closed" })
  expect((await dealOf(ana, bookingId)).may).not.toContain("dispute")
})

test("what is with a courier can be disputed before it arrives", async () => {
  const { rahim, ana, db, bookingId } = await appWithPaid()
  await sendByCourier(db, bookingId)
  const sent = await deal(rahim, bookingId, "send", { courier: "Pathao", trackingCode: "PTH-1" })
  expect(sent.state).toBe("sent")
  const { state } = await deal(ana, bookingId, "dispute", { ...complaint, reason: "not-received" })
  expect(state).toBe("disputed")
})

test("a buyer who withdraws gives the seller the money, and a seller who agrees gives it back", async () => {
  const first = await appWithDispute()
  expect(await deal(first.ana, first.bookingId, "withdraw-dispute")).toMatchObject({
    state: "completed",
    dispute: { outcome: "withdrawn" },
  })
  expect(await violations(first.db, first.context.cards)).toEqual([])
  const second = await appWithDispute()
  expect(await deal(second.rahim, second.bookingId, "concede")).toMatchObject({
    state: "refunded",
    dispute: { outcome: "conceded" },
    refunds: [{ amount: 62_000 }],
  })
  expect((await dealOf(second.ana, second.bookingId)).may).toEqual([])
  expect(await violations(second.db, second.context.cards)).toEqual([])
})

test("the other side is told and mailed of a dispute, of what is said, and of the decision", async () => {
  const { rahim, ana, admin, context, bookingId } = await appWithDispute()
  const types = async (who: typeof ana) => (await notificationsOf(context, who)).map(({ type }) => type)
  expect(await types(rahim)).toContain("dispute-opened")
  expect(await types(ana)).not.toContain("dispute-opened")
  await deal(rahim, bookingId, "statement", { text: "It was whole." })
  expect(await types(ana)).toContain("dispute-answered")
  await deliverMails(context)
  await deal(admin, bookingId, "decide", { outcome: "release", reason })
  const mails = (await deliverMails(context)).filter(({ subject }) => subject.startsWith("Decided"))
  expect(await types(ana)).toContain("dispute-decided")
  expect(await types(rahim)).toContain("dispute-decided")
  expect(mails).toHaveLength(2)
  expect(mails.map(({ text }) => text).join()).not.toContain(reason)
})

test("nobody leaves while a dispute of theirs is open", async () => {
  const { rahim, ana, admin } = await appWithDispute()
  for (const [role, { id }] of [
    ["seller", rahim],
    ["buyer", ana],
  ] as const)
    expect(await problemOf(admin.delete(`/api/users/${role}/${id}`))).toMatchObject({
      code: "deal-under-way",
    })
})

test("words and photos go with the account of whoever gave them, and the decision stays", async () => {
  const { rahim, ana, admin, db, context, bookingId } = await appWithDispute()
  const evidence = [await showPhoto(ana, bookingId)]
  await deal(ana, bookingId, "statement", { text: "Tamarind in the case", evidence })
  await deal(rahim, bookingId, "statement", { text: "It was whole." })
  await deal(admin, bookingId, "decide", refund)
  await runDueJobs(context)
  expect((await admin.delete(`/api/users/buyer/${ana.id}`)).status).toBe(200)
  expect(await wordsLeft(db, context.config.dataDir, ["tamarind", complaint.statement])).toEqual([])
  const { dispute } = await dealOf(rahim, bookingId)
  expect(dispute).toMatchObject({ outcome: "refund", decisionReason: reason })
  expect(dispute?.statements).toMatchObject([
    { text: "" },
    { text: "", evidence: [] },
    { text: "It was whole." },
  ])
  expect(await violations(db, context.cards)).toEqual([])
})
