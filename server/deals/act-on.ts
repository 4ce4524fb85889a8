import { type DealAct, type DealRole, dealMoves } from "../../contract/deal-moves.ts"
import type { DealParty } from "../../contract/deals.ts"
import type { Db, Tx } from "../../db/tables.ts"
import { inTransaction } from "../../db/transaction.ts"
import type { Deal } from "../bookings/find-deal.ts"
import { lockDeal } from "../bookings/lock-deal.ts"
import { type Actor, wrongState } from "../bookings/move.ts"
import { Problem } from "../http/problem.ts"
import type { SignedIn } from "../users/users.ts"
import { isOffered, refusalOf } from "./conditions.ts"

/** What someone does with a deal; `run` moves it, under its lock and in its transaction. */
export type Act = { name: DealAct; run: (tx: Tx, deal: Deal, by: Actor) => Promise<unknown> }

/** Idempotent. Throws `not-found`, also for someone else's, `forbidden`, `wrong-state`, and what the act's condition says. */
export async function actOn(db: Db, who: SignedIn, bookingId: string, act: Act) {
  await inTransaction(db, async (tx) => {
    const deal = await lockDeal(tx, bookingId)
    const party = deal && partyOf(who, deal)
    if (!deal || !party) throw unknownDeal
    await take(tx, deal, { role: party, id: who.id }, act)
  })
}

/** An act on a locked deal, also by the clock. */
export async function take(tx: Tx, deal: Deal, by: Actor, { name, run }: Act) {
  const moves = movesOf(name, by.role)
  if (moves.length === 0) throw onlyOtherSide
  if (!moves.some(({ from }) => from === deal.state)) {
    if (moves.some(({ to }) => to === deal.state)) return
    throw wrongState(deal)
  }
  const refusal = refusalOf(name, deal, by.role)
  if (refusal) throw refusal
  await run(tx, deal, by)
}

/** What this side may do with a deal now. */
export function mayOf(deal: Deal, party: DealParty) {
  const acts = dealMoves.flatMap(([act, from, , ...who]) =>
    from === deal.state && includes(who, party) ? [act] : [],
  )
  return [...new Set(acts)].filter((act) => isOffered(act) && !refusalOf(act, deal, party))
}

export function partyOf(who: SignedIn, { buyerId, sellerId }: Pick<Deal, "buyerId" | "sellerId">) {
  if (who.id === buyerId) return "buyer"
  if (who.id === sellerId) return "seller"
  return who.role === "admin" ? "admin" : undefined
}

export const onlyOtherSide = new Problem("forbidden", (say) => say.onlyOtherSide)

export const unknownDeal = new Problem("not-found", (say) => say.unknownDeal)

function movesOf(name: DealAct, role: DealRole) {
  return dealMoves.flatMap(([act, from, to, ...who]) =>
    act === name && includes(who, role) ? [{ from, to }] : [],
  )
}

function includes(who: readonly DealRole[], role: DealRole) {
  return who.includes(role)
}
