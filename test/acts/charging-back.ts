import { expect } from "vitest"
import { violations } from "../../server/invariants/violations.ts"
import { deal } from "./dealing.ts"
import { openIntent } from "./paying.ts"
import { keySettings, type stripeServer } from "../stripe/server.ts"
import { appWithBooking, type TestApp } from "../test-app.ts"

type StripeServer = Awaited<ReturnType<typeof stripeServer>>

/** Ana paid for Rahim's guitar by card through Stripe, and her bank has opened a dispute. */
export async function appWithChargeback(stripe: StripeServer, isReceived = false, poisha = 6_200_000) {
  const app = await appWithBooking({ ...keySettings, STRIPE_API_BASE: stripe.base, COMMISSION_BPS: "500" })
  const { api, ana, bookingId } = app
  const transactionId = stripe.confirm(await openIntent(ana, bookingId))
  await ana.post("/api/payments", { transactionId, bookingId })
  if (isReceived) await deal(ana, bookingId, "received")
  const disputeAgain = (amount: number) => {
    const id = stripe.dispute(transactionId, amount)
    const tell = async (type: string) => {
      const { payload, headers } = stripe.disputeEvent(id, type)
      const response = await api.request("/api/payments/webhook", { method: "POST", headers, body: payload })
      expect(response.status).toBe(200)
    }
    return { id, tell }
  }
  return { ...app, ...disputeAgain(poisha), disputeAgain }
}

export const taken = { moves: [-51_300] }
export const returned = { moves: [-51_300, 49_800] }

/** Balances of the ledger accounts in BDT, without zeros. */
export async function balances({ admin }: TestApp) {
  const response = await admin.get("/api/ledger/totals")
  const { accounts }: { accounts: { account: string; amount: number }[] } = await response.json()
  return Object.fromEntries(accounts.flatMap(({ account, amount }) => (amount ? [[account, amount]] : [])))
}

export function problems({ db, context }: TestApp) {
  return violations(db, context.cards)
}
