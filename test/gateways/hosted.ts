import { sql } from "kysely"
import type { GatewayName } from "../../contract/gateways.ts"
import { askGateways } from "../../server/gateways/ask-gateways.ts"
import { violations } from "../../server/invariants/violations.ts"
import { bookProduct } from "../acts/paying.ts"
import { listProduct } from "../people.ts"
import { type TestApp, testApp } from "../test-app.ts"
import { makeQuestionsDue, openCheckout } from "./checkout-calls.ts"

/** A test app in which Ana and Tomal have booked Rahim's guitar. */
export async function appWithTwoBookings(settings: NodeJS.ProcessEnv = {}) {
  const app = await testApp(settings)
  const productId = await listProduct(app.rahim, app.guitars)
  const [bookingId, othersId] = [
    await bookProduct(app.ana, productId),
    await bookProduct(app.tomal, productId),
  ]
  return { ...app, productId, bookingId, othersId }
}

/** The same as `appWithTwoBookings`, and Ana has the payment page of a gateway open. */
export async function appWithCheckout(settings: NodeJS.ProcessEnv, gateway: GatewayName) {
  const app = await appWithTwoBookings(settings)
  const url = await openCheckout(app.ana, app.bookingId, gateway)
  const { transactionId, sessionRef } = await paymentOf(app, app.bookingId)
  return { ...app, url, transactionId, sessionRef: sessionRef ?? "" }
}

export function paymentOf({ db }: TestApp, bookingId: string) {
  return db
    .selectFrom("payments")
    .selectAll()
    .where("bookingId", "=", bookingId)
    .where("provider", "<>", "card")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow()
}

export async function stateOf({ db }: TestApp, bookingId: string) {
  const { state } = await db
    .selectFrom("bookings")
    .select("state")
    .where("id", "=", bookingId)
    .executeTakeFirstOrThrow()
  return state
}

/** Moves a claim this many minutes into the past. */
export async function ageClaim({ db }: TestApp, transactionId: string, minutes: number) {
  await sql`update payments set "claimedAt" = now() - make_interval(mins => ${minutes}), "askAt" = now()
    where "transactionId" = ${transactionId}`.execute(db)
}

/** Violated invariants, including that every payment has exactly one ledger entry. */
export async function moneyProblems({ db, context }: TestApp) {
  const { rows } = await sql<{ problem: string }>`
    select concat('a payment without its entry: ', id) as problem from payments where state in ('captured', 'refunded')
      and (select count(*) from "ledgerEntries" where key in (concat('capture:', payments.id), concat('stray:', payments.id))) <> 1
    union all select 'the ledger is not even' from "ledgerLines" having sum(amount) <> 0`.execute(db)
  return [...(await violations(db, context.cards)), ...rows.map(({ problem }) => problem)]
}

/** Posts a gateway's server notice; `fields` carry its proof. */
export async function sendNotice(
  { api }: TestApp,
  fields: URLSearchParams,
  gateway: GatewayName = "sslcommerz",
) {
  return api.request(`/api/payments/notice/${gateway}`, { method: "POST", body: fields })
}

/** Posts the return form of a gateway's page as a browser would: from another site, without cookies. */
export async function returnFromGateway(
  { api }: TestApp,
  fields: URLSearchParams,
  gateway: GatewayName = "sslcommerz",
) {
  const headers = { Origin: "null", "Sec-Fetch-Site": "cross-site" }
  return api.request(`/api/payments/return/${gateway}`, { method: "POST", body: fields, headers })
}

export async function runClock(app: TestApp) {
  await makeQuestionsDue(app)
  await askGateways(app.context)
}
