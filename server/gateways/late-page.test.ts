import { sql } from "kysely"
import { expect, test } from "vitest"
import { makeQuestionsDue, openCheckout } from "../../test/gateways/checkout-calls.ts"
import {
  ageClaim,
  appWithTwoBookings,
  moneyProblems,
  paymentOf,
  stateOf,
} from "../../test/gateways/hosted.ts"
import { runDueJobs } from "../../test/jobs.ts"
import { bookProduct } from "../../test/acts/paying.ts"
import { listProduct, type Person } from "../../test/people.ts"
import type { TestApp } from "../../test/test-app.ts"
import { askGateways } from "./ask-gateways.ts"
import { takeDue } from "./hosted-payments.ts"
import { askAboutRefunds } from "./refunds.ts"
import { nextQuestion } from "./waits.ts"

const hour = 3_600_000

type Late = TestApp & { buyer: Person; productId: string; bookingId: string }

/** Claims a payment at the sandbox gateway and lets the claim expire with its page open; returns the transaction id. */
async function leaveUnpaid(app: TestApp, { buyer, bookingId }: Pick<Late, "buyer" | "bookingId">) {
  await openCheckout(buyer, bookingId, "sandbox")
  const { transactionId } = await paymentOf(app, bookingId)
  await ageClaim(app, transactionId, 41)
  await askGateways(app.context)
  return transactionId
}

/** Makes the release this many hours old and asks the gateway again, if that is due. */
async function letHoursPass({ db, context }: TestApp, transactionId: string, hours: number) {
  await sql`update payments set "releasedAt" = now() - make_interval(hours => ${hours}::integer), "askAt" = now()
    where "transactionId" = ${transactionId} and "askAt" is not null`.execute(db)
  await askGateways(context)
}

/** Pays late without any notice, as a slow bank does. */
async function payUnheard({ db, context }: TestApp, transactionId: string) {
  const { id } = await db
    .selectFrom("sandbox.sessions")
    .select("id")
    .where("transactionId", "=", transactionId)
    .executeTakeFirstOrThrow()
  await context.hostedSandbox?.act(id, "later")
  const paidAt = new Date(Date.now() - 1_000)
  await db.updateTable("sandbox.sessions").set({ paidAt }).where("id", "=", id).execute()
}

/** Asks the gateways again and runs the jobs that follow. */
async function settleAll(app: TestApp) {
  const { db, context } = app
  await makeQuestionsDue(app)
  await askGateways(context)
  await runDueJobs(context)
  await db
    .updateTable("sandbox.refunds")
    .set({ createdAt: new Date(0) })
    .execute()
  await makeQuestionsDue(app)
  await askAboutRefunds(context)
}

test("a page that was left open and paid weeks later is found by the clock, though nothing tells of it", async () => {
  const app = await appWithTwoBookings()
  const transactionId = await leaveUnpaid(app, { buyer: app.ana, bookingId: app.bookingId })
  expect(await stateOf(app, app.bookingId)).toBe("booked")
  for (const hours of [1, 6, 24, 48, 96, 700]) await letHoursPass(app, transactionId, hours)
  await app.ana.post(`/api/deals/${app.bookingId}/cancel`, {})
  await payUnheard(app, transactionId)
  await settleAll(app)
  expect(await paymentOf(app, app.bookingId)).toMatchObject({ kind: "stray", state: "refunded" })
  expect(await app.db.selectFrom("refunds").select(["state", "amount"]).execute()).toEqual([
    { state: "done", amount: 6_200_000 },
  ])
  expect(await moneyProblems(app)).toEqual([])
})

test("claims that keep a product are asked about before those that were released", async () => {
  const app = await appWithTwoBookings()
  const given = await leaveUnpaid(app, { buyer: app.ana, bookingId: app.bookingId })
  await openCheckout(app.tomal, app.othersId, "sandbox")
  const { transactionId: live } = await paymentOf(app, app.othersId)
  await sql`update payments set "askAt" = now() - interval '1 hour' where "transactionId" = ${given}`.execute(
    app.db,
  )
  await sql`update payments set "askAt" = now() where "transactionId" = ${live}`.execute(app.db)
  expect(await takeDue(app.db, 10)).toEqual([live, given])
  expect(await takeDue(app.db, 10)).toEqual([])
})

test("a payment that its gateway calls failed is asked about for two days, and then never again", async () => {
  const app = await appWithTwoBookings()
  const transactionId = await leaveUnpaid(app, { buyer: app.ana, bookingId: app.bookingId })
  await app.db.updateTable("sandbox.sessions").set({ state: "failed" }).execute()
  await letHoursPass(app, transactionId, 24)
  expect((await paymentOf(app, app.bookingId)).askAt).not.toBeNull()
  await letHoursPass(app, transactionId, 48)
  expect((await paymentOf(app, app.bookingId)).askAt).toBeNull()
})

test("a payment that may still arrive is asked about at growing intervals, forever", () => {
  const given = new Date("2026-11-27T00:00:00Z")
  const after = (hours: number) => new Date(given.getTime() + hours * hour)
  const asked = [0, 1, 6, 24, 48, 96, 8_000].map((hours) => nextQuestion(given, after(hours)))
  expect(asked).toEqual([1, 6, 24, 48, 96, 192, 48 * 2 ** 8].map(after))
})

/** What may happen between the release of a claim and its payment. */
const meanwhile: Record<string, (late: Late) => Promise<Response>> = {
  "its buyer cancels": ({ buyer, bookingId }) => buyer.post(`/api/deals/${bookingId}/cancel`, {}),
  "its buyer forgets it": ({ buyer, bookingId }) => buyer.delete(`/api/bookings/${bookingId}`),
  "it is to come by courier": ({ buyer, bookingId }) =>
    buyer.patch(`/api/bookings/${bookingId}`, { delivery: "courier", address: "House 4, Road 7, Mirpur" }),
  "its price changes": ({ rahim, productId }) =>
    rahim.patch(`/api/products/${productId}`, { sellingPrice: 61_000 }),
  "its seller withdraws it": ({ rahim, productId }) =>
    rahim.patch(`/api/myProducts/${productId}`, { withdrawn: true }),
  "it is removed": ({ rahim, productId }) => rahim.delete(`/api/products/${productId}`),
  "its buyer is removed": ({ admin, buyer }) => admin.delete(`/api/users/buyer/${buyer.id}`),
  // removes every product of the seller, so it comes last
  "its seller is removed": ({ admin, rahim }) => admin.delete(`/api/users/seller/${rahim.id}`),
}

test(
  "whatever happens before late money comes, its buyer has all of it again",
  { tags: "full" },
  async () => {
    const app = await appWithTwoBookings()
    for (const [name, happens] of Object.entries(meanwhile)) {
      const buyer = await app.newUser(`Buyer when ${name}`, "Buyer")
      const productId = await listProduct(app.rahim, app.guitars, { productName: name, courierFee: 150 })
      const bookingId = await bookProduct(buyer, productId)
      const transactionId = await leaveUnpaid(app, { buyer, bookingId })
      expect((await happens({ ...app, buyer, productId, bookingId })).status, name).toBe(200)
      await payUnheard(app, transactionId)
      await settleAll(app)
      expect(await paymentOf(app, bookingId), name).toMatchObject({ kind: "stray", state: "refunded" })
      expect(await moneyProblems(app), name).toEqual([])
    }
    const refunds = await app.db.selectFrom("refunds").select("state").execute()
    expect(refunds).toEqual(Object.keys(meanwhile).map(() => ({ state: "done" })))
  },
)
