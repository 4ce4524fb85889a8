import { afterAll, beforeEach, expect, test } from "vitest"
import { RefundsToWatch } from "../../contract/refunds.ts"
import { appWithPaid } from "../../test/acts/dealing.ts"
import { bkashServer } from "../../test/gateways/bkash-server.ts"
import { makeQuestionsDue } from "../../test/gateways/checkout-calls.ts"
import { appWithCheckout, moneyProblems } from "../../test/gateways/hosted.ts"
import { runDueJobs } from "../../test/jobs.ts"
import { deliverMails } from "../../test/mail.ts"
import { notificationsOf } from "../../test/notifications.ts"
import { type Person, problemOf, read } from "../../test/people.ts"
import { readableLog } from "../../test/readable-log.ts"
import { askAboutRefunds } from "../gateways/refunds.ts"
import { Problem } from "../http/problem.ts"
import { violations } from "../invariants/violations.ts"
import { day } from "../process/durations.ts"
import type { CardProvider } from "./card-provider.ts"
import { findLateRefunds } from "./late-refunds.ts"

const server = await bkashServer()
beforeEach(() => server.behave("polite"))
afterAll(() => server.stop())

/** An app in which Ana paid by bKash, and Rahim refunds her while bKash behaves in this way. */
async function appWithRefund(manner: "away" | "forgets") {
  const app = await appWithCheckout(server.settings, "bkash")
  const { sessionRef } = app
  server.agree(sessionRef)
  await app.api.request(`/api/payments/return/bkash?paymentID=${sessionRef}&status=success`)
  server.behave(manner, "payment/refund")
  await app.rahim.post(`/api/deals/${app.bookingId}/refund`, {})
  await runDueJobs(app.context)
  return app
}

function refundsToWatch(admin: Person) {
  return read(RefundsToWatch, admin.get("/api/refunds?isToDo=true"))
}

test("a refund that a gateway has taken and does not pay is told to admins after three days, once, and paid by hand", async () => {
  const app = await appWithRefund("forgets")
  const { admin, context, db } = app
  const { log, messages } = readableLog("error")
  const clock = async () => {
    await makeQuestionsDue(app)
    await askAboutRefunds({ ...context, log })
    await findLateRefunds({ db, log })
  }
  // bKash has accepted the refund under this reference
  await db.updateTable("refunds").set({ providerRef: "8N7A6D5EE" }).execute()
  server.behave("away")
  await clock()
  expect(await refundsToWatch(admin)).toEqual([])
  await db
    .updateTable("refunds")
    .set({ sentAt: new Date(Date.now() - 3.1 * day) })
    .execute()
  await clock()
  await clock()
  expect(messages().filter((message) => message.startsWith("alarm:"))).toEqual([
    "alarm: a refund is under way for three days",
  ])
  const [late, ...others] = await refundsToWatch(admin)
  expect(others).toEqual([])
  expect(late).toMatchObject({ state: "sent", amount: 62_000, lateAt: expect.any(String) })
  expect((await notificationsOf(context, admin))[0]).toMatchObject({ type: "refund-late", price: 62_000 })
  const path = `/api/refunds/${late?._id}`
  expect(await problemOf(admin.post(`${path}/retry`))).toMatchObject({ status: 409, code: "wrong-state" })
  expect((await admin.post(`${path}/by-hand`, { reference: "cheque 12" })).status).toBe(200)
  // bKash's later answers change nothing
  server.behave("polite")
  await clock()
  expect(await refundsToWatch(admin)).toEqual([])
  expect(await moneyProblems(app)).toEqual([])
})

test("a refund that a gateway refuses is told to admins, and one sent again days later has its time, too", async () => {
  const app = await appWithRefund("away")
  const { admin, context, db } = app
  await db
    .updateTable("refunds")
    .set({ sentAt: new Date(Date.now() - 3.1 * day) })
    .execute()
  await makeQuestionsDue(app)
  await askAboutRefunds(context)
  const [failed] = await refundsToWatch(admin)
  expect(failed).toMatchObject({ state: "failed", failure: "unknown" })
  const mail = (await deliverMails(context)).find(({ subject }) => subject.startsWith("A refund failed"))
  // what an admin can do depends on the cause
  expect(mail?.text ?? "by hand").not.toContain("by hand")
  expect((await notificationsOf(context, admin))[0]).toMatchObject({
    type: "refund-failed",
    path: "/dashboard/money",
  })
  expect((await admin.post(`/api/refunds/${failed?._id}/retry`)).status).toBe(200)
  await runDueJobs(context)
  await makeQuestionsDue(app)
  await askAboutRefunds(context)
  expect(await refundsToWatch(admin)).toEqual([])
  expect(await db.selectFrom("refunds").select(["state", "attempts"]).execute()).toEqual([
    { state: "sent", attempts: 2 },
  ])
})

test("an admin is told that a refund has to be made in the card provider's earlier account, and sent again it is asked anew", async () => {
  const { rahim, admin, context, db, bookingId } = await appWithPaid()
  const { fetchIntent } = context.cards
  const keys = new Set<string>()
  const refuse: CardProvider["refund"] = (_, __, key) => {
    keys.add(key)
    return refuseAll()
  }
  Object.assign(context.cards, { refund: refuse, fetchIntent: () => Promise.resolve(undefined) })
  await rahim.post(`/api/deals/${bookingId}/refund`, {})
  await runDueJobs(context)
  const [failed] = await refundsToWatch(admin)
  expect(failed).toMatchObject({ state: "failed", failure: "other-account" })
  // with invalid keys the product cannot tell whose payment it is
  for (const answers of [fetchIntent, refuseAll]) {
    Object.assign(context.cards, { fetchIntent: answers })
    await admin.post(`/api/refunds/${failed?._id}/retry`)
    await runDueJobs(context)
    expect(await refundsToWatch(admin)).toMatchObject([{ state: "failed", failure: "refused" }])
  }
  expect(keys.size).toBe(3)
  await admin.post(`/api/refunds/${failed?._id}/by-hand`, { reference: "re_earlier" })
  expect(await violations(db, context.cards)).toEqual([])
})

function refuseAll() {
  return Promise.reject(new Problem("payment-refused", (say) => say.providerRefused.account))
}
