import { sql } from "kysely"
import { afterAll, beforeEach, expect, test } from "vitest"
import { appWithBooking, testApp } from "../../test/test-app.ts"
import { bookProduct, openIntent } from "../../test/acts/paying.ts"
import { listProduct, problemOf } from "../../test/people.ts"
import { readableLog } from "../../test/readable-log.ts"
import { Refusal } from "../../test/stripe/books.ts"
import { keySettings, stripeServer } from "../../test/stripe/server.ts"
import { violations } from "../invariants/violations.ts"
import { sweep } from "./sweep.ts"

const stripe = await stripeServer()
beforeEach(() => stripe.behave("polite"))
afterAll(() => stripe.stop())

const stripeSettings = { ...keySettings, STRIPE_API_BASE: stripe.base }

async function payingWithStripe() {
  const product = await appWithBooking(stripeSettings)
  return { ...product, transactionId: stripe.confirm(await openIntent(product.ana, product.bookingId)) }
}

/** Stripe's response to a call that it refuses. */
function refusalWith(code?: string, status?: number, param?: string) {
  return new Refusal("No.", code, status, param ? { param } : {})
}

test.each([
  ["whose answer is lost", "forgets", 503],
  ["that the account does not allow at this moment", refusalWith("account_invalid", 403), 409],
] as const)("a capture %s is finished by the sweep, once", async (_, manners, status) => {
  const { ana, bookingId, transactionId, context, db } = await payingWithStripe()
  stripe.behave(manners)
  const response = await ana.post("/api/payments", { transactionId, bookingId })
  expect(response.status).toBe(status)
  stripe.age(transactionId, { opened: 16 * 60, held: 16 * 60 })
  await sweep(context)
  stripe.behave("polite")
  await sql`update payments set "claimedAt" = now() - interval '1 minute'`.execute(db)
  await sweep(context)
  expect(await (await ana.get(`/api/bookings/${bookingId}`)).json()).toMatchObject({
    paid: true,
    transactionId,
  })
  expect(await violations(db, context.cards)).toEqual([])
})

test("a hold that its bank no longer lets be taken sells nothing", async () => {
  const { ana, bookingId, transactionId, db } = await payingWithStripe()
  stripe.behave(refusalWith("charge_expired_for_capture"))
  expect(await problemOf(ana.post("/api/payments", { transactionId, bookingId }))).toMatchObject({
    status: 409,
    code: "payment-incomplete",
  })
  expect(await db.selectFrom("payments").select("state").execute()).toEqual([{ state: "released" }])
})

const unreachable = {
  status: 503,
  code: "unavailable",
  detail: "The card provider cannot be reached at this moment. Please try again.",
}
const noAccount = {
  status: 409,
  code: "payment-refused",
  detail: expect.stringContaining("The card provider does not take payments for Backline"),
}

test.each([
  ["is away", "away", unreachable],
  ["is busy", "busy", unreachable],
  ["answers nonsense", "nonsense", unreachable],
  [
    "wants fewer calls",
    refusalWith("rate_limit", 429),
    {
      status: 429,
      code: "too-many-requests",
      detail: expect.stringContaining("The card provider is asked too often"),
    },
  ],
  ["refuses the key", refusalWith(undefined, 401), noAccount],
  ["refuses the account", refusalWith("account_invalid", 403), noAccount],
  ["refuses the call", refusalWith("parameter_unknown"), noAccount],
  [
    "refuses the currency",
    refusalWith(undefined, 400, "currency"),
    { status: 409, code: "payment-refused", detail: expect.stringContaining("does not take BDT") },
  ],
  [
    "refuses the amount",
    refusalWith("amount_too_small"),
    { status: 409, code: "payment-refused", detail: expect.stringContaining("does not take this amount") },
  ],
] as const)("when Stripe %s a buyer reads what is so, and the log no key", async (_, manners, told) => {
  const { log, said } = readableLog("info")
  const { rahim, ana, guitars } = await testApp(stripeSettings, log)
  const bookingId = await bookProduct(ana, await listProduct(rahim, guitars))
  stripe.behave(manners)
  const response = await ana.post("/api/create-payment-intent", { sellingPrice: 62_000, bookingId })
  expect(response.headers.get("Retry-After")).toBe(told.status === 409 ? null : "5")
  expect(await response.json()).toMatchObject(told)
  expect(said()).toMatch(/the card provider (did not answer well|refused)/)
  expect(said()).not.toMatch(/sk_test|whsec/)
})
