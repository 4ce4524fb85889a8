import { afterAll, beforeEach, expect, test } from "vitest"
import { RefundsToWatch } from "../../contract/refunds.ts"
import { deal } from "../../test/acts/dealing.ts"
import { complaint } from "../../test/acts/disputing.ts"
import { bkashServer } from "../../test/gateways/bkash-server.ts"
import { makeQuestionsDue } from "../../test/gateways/checkout-calls.ts"
import { appWithCheckout, moneyProblems } from "../../test/gateways/hosted.ts"
import { runDueJobs } from "../../test/jobs.ts"
import { read } from "../../test/people.ts"
import { askAboutRefunds } from "./refunds.ts"

const server = await bkashServer()
beforeEach(() => server.behave("polite"))
afterAll(() => server.stop())

/** An app in which Ana has paid for Rahim's guitar by bKash. */
async function appPaidByBkash() {
  const { sessionRef: paymentID, ...app } = await appWithCheckout(server.settings, "bkash")
  server.agree(paymentID)
  await app.api.request(`/api/payments/return/bkash?paymentID=${paymentID}&status=success`)
  return { ...app, paymentID }
}

test("a refund by bKash is done when bKash says so, also when its answer was lost", async () => {
  const app = await appPaidByBkash()
  server.behave("forgets", "payment/refund")
  expect((await app.rahim.post(`/api/deals/${app.bookingId}/refund`, {})).status).toBe(200)
  await runDueJobs(app.context)
  const refunds = () => app.db.selectFrom("refunds").select(["state", "amount"]).execute()
  expect(await refunds()).toEqual([{ state: "sent", amount: 6_200_000 }])
  server.behave("polite")
  await makeQuestionsDue(app)
  await askAboutRefunds(app.context)
  expect(await refunds()).toEqual([{ state: "done", amount: 6_200_000 }])
  expect(server.payments.get(app.paymentID)?.refunds).toMatchObject([{ amount: "62000.00" }])
  expect(await moneyProblems(app)).toEqual([])
})

test("of two refunds of one payment by bKash, each of half, the second is not taken for paid because the first was", async () => {
  const app = await appPaidByBkash()
  const { ana, admin, rahim, bookingId, db, context } = app
  await deal(rahim, bookingId, "delivered")
  await deal(ana, bookingId, "dispute", complaint)
  await deal(rahim, bookingId, "statement", { text: "It was whole." })
  await deal(admin, bookingId, "decide", {
    outcome: "split",
    refundAmount: 31_000,
    reason: "Both are right.",
  })
  await runDueJobs(context)
  // without an answer the product cannot know whether bKash received the refund
  server.behave("away", "payment/refund")
  await deal(admin, bookingId, "refund", {})
  await runDueJobs(context)
  server.behave("polite")
  const states = async () => {
    const refunds = await db.selectFrom("refunds").select("state").orderBy("id").execute()
    return refunds.map(({ state }) => state)
  }
  await makeQuestionsDue(app)
  await askAboutRefunds(context)
  expect(await states()).toEqual(["done", "sent"])
  expect(server.payments.get(app.paymentID)?.refunds).toHaveLength(1)
  await db
    .updateTable("refunds")
    .set({ sentAt: new Date(Date.now() - 73 * 3_600_000) })
    .where("state", "=", "sent")
    .execute()
  await makeQuestionsDue(app)
  await askAboutRefunds(context)
  const [toDo] = await read(RefundsToWatch, admin.get("/api/refunds?isToDo=true"))
  expect(toDo).toMatchObject({ state: "failed", amount: 31_000 })
  await admin.post(`/api/refunds/${toDo?._id}/retry`)
  await runDueJobs(context)
  expect(await states()).toEqual(["done", "done"])
  expect(server.payments.get(app.paymentID)?.refunds).toHaveLength(2)
  expect(await moneyProblems(app)).toEqual([])
})
