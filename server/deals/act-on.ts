import { type DealAct, type DealRole, dealMoves } from "../../contract/deal-moves.ts"
import type { DealParty } from "../../contract/deals.ts"
import type { Db, Tx } from "../../db/tables.ts"
import { inTransaction } from "../../db/transaction.ts"
import { type Deal, unknownDeal } from "../bookings/find-deal.ts"
import { type ExclusiveParty, lockDeal } from "../bookings/lock-deal.ts"
import { type Actor, wrongState } from "../bookings/move.ts"
import type { SignedIn } from "../users/users.ts"
import { isOffered, onlyOtherSide, refusalOf } from "./conditions.ts"

/** An act that moves a deal; `run` gets the locked deal. */
export type Act = {
  name: DealAct
  exclusively?: ExclusiveParty
  run: (tx: Tx, deal: Deal, by: Actor) => Promise<unknown>
  /** Whether this act brought the deal to its state, where other acts lead to the same state. */
  isDone?: (tx: Tx, deal: Deal) => Promise<boolean>
}

/** Idempotent. Throws `not-found` (also for someone else's), `forbidden`, `wrong-state`, and the act's own refusal. */
export async function actOn(db: Db, who: SignedIn, bookingId: string, act: Act) {
  await inTransaction(db, async (tx) => {
    const { deal, by } = await lockAs(tx, who, bookingId, act.exclusively)
    await take(tx, deal, by, act)
  })
}

type PersonActing = Actor & { role: DealParty }

/** Locks the deal and returns it with the person's role in it. Throws `not-found` (also for someone else's). */
export async function lockAs(tx: Tx, who: SignedIn, bookingId: string, exclusively?: ExclusiveParty) {
  return asParty(who, await lockDeal(tx, bookingId, exclusively))
}

/** Throws `not-found` (also for someone else's deal). */
export function asParty(who: SignedIn, deal: Deal | undefined) {
  const party = deal && partyOf(who, deal)
  if (!deal || !party) throw unknownDeal
  const by: PersonActing = { role: party, id: who.id }
  return { deal, by }
}

export async function take(tx: Tx, deal: Deal, by: Actor, { name, run, isDone }: Act) {
  const moves = movesOf(name, by.role)
  if (moves.length === 0) throw onlyOtherSide
  if (!moves.some(({ from }) => from === deal.state)) {
    if (moves.some(({ to }) => to === deal.state) && (!isDone || (await isDone(tx, deal)))) return
    throw wrongState(deal)
  }
  const refusal = refusalOf(name, deal, by.role)
  if (refusal) throw refusal
  await run(tx, deal, by)
}

export function mayOf(deal: Deal, party: DealParty) {
  const acts = dealMoves.flatMap(([act, from, , ...who]) =>
    from === deal.state && includes(who, party) ? [act] : [],
  )
  return [...new Set(acts)].filter((act) => isOffered(act) && !refusalOf(act, deal, party))
}

export function partyOf(
  who: SignedIn,
  { buyerId, sellerId }: Pick<Deal, "buyerId" | "sellerId">,
): DealParty | undefined {
  if (who.id === buyerId) return "buyer"
  if (who.id === sellerId) return "seller"
  return who.role === "admin" ? "admin" : undefined
}

function movesOf(name: DealAct, role: DealRole) {
  return dealMoves.flatMap(([act, from, to, ...who]) =>
    act === name && includes(who, role) ? [{ from, to }] : [],
  )
}

function includes(who: readonly DealRole[], role: DealRole) {
  return who.includes(role)
}
