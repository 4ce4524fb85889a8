import { expect } from "vitest"
import { Modified } from "../../contract/fields.ts"
import { RefundsToWatch } from "../../contract/refunds.ts"
import { askAboutChargebacks } from "../../server/payments/chargebacks.ts"
import { runDueJobs } from "../jobs.ts"
import { read } from "../people.ts"
import { Refusal } from "../stripe/books.ts"
import type { stripeServer } from "../stripe/server.ts"
import { type appWithChargeback, problems } from "./charging-back.ts"
import { dealOf } from "./dealing.ts"

type App = Awaited<ReturnType<typeof appWithChargeback>>
type Chargeback = Pick<App, "id" | "tell"> & { bdt: number }

export const toDo = ({ admin }: App) => read(RefundsToWatch, admin.get("/api/refunds?isToDo=true"))

/** What Ana's bank and the provider do about chargebacks of her payment. */
export function actsOfBank(stripe: Awaited<ReturnType<typeof stripeServer>>) {
  return {
    /** The bank decides for Ana. */
    async take({ id, tell, bdt }: Chargeback) {
      stripe.decideDispute(id, { moves: [-bdt * 100], status: "lost" })
      for (const type of ["funds_withdrawn", "closed"]) await tell(type)
    },
    /** The operator's appeal wins; the money comes later. */
    async win({ id, tell, bdt }: Chargeback) {
      for (const status of ["appeal_under_review", "won"]) {
        stripe.decideDispute(id, { moves: [-bdt * 100], status })
        await tell("updated")
      }
    },
    async giveBack({ id, tell, bdt }: Chargeback, status = "won") {
      stripe.decideDispute(id, { moves: [-bdt * 100, bdt * 100], status })
      await tell("funds_reinstated")
    },
    /** The provider refuses the refunds that are due. */
    async refuse({ context }: App) {
      stripe.behave(new Refusal("It is disputed."))
      await runDueJobs(context)
      stripe.behave("polite")
    },
  }
}

/** An admin does what the list of refunds says. */
export async function workOff(app: App) {
  for (const { _id, amount, takenByBank = 0 } of await toDo(app)) {
    const rest = amount - takenByBank
    const byHand = { reference: "TX 1", amount: rest }
    const act =
      takenByBank === 0
        ? app.admin.post(`/api/refunds/${_id}/retry`)
        : rest === 0
          ? app.admin.post(`/api/refunds/${_id}/by-bank`)
          : app.admin.post(`/api/refunds/${_id}/by-hand`, byHand)
    await read(Modified, act)
    await runDueJobs(app.context)
  }
  await askAboutChargebacks(app.context)
  await runDueJobs(app.context)
  expect(await toDo(app)).toEqual([])
  expect(await problems(app)).toEqual([])
}

export const sent = async ({ ana, bookingId }: App) =>
  (await dealOf(ana, bookingId)).refunds
    .filter(({ state }) => state !== "byBank")
    .reduce((sum, { amount }) => sum + amount, 0)

/** In BDT, what lies where, with all cash together. */
export async function lies(app: App) {
  const { accounts } = await (await app.admin.get("/api/ledger/totals")).json()
  const sums: Record<string, number> = {}
  for (const { account, amount } of accounts) sums[account] = (sums[account] ?? 0) + amount
  return Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount !== 0))
}
