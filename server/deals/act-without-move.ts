import type { SideAct } from "../../contract/deals.ts"
import type { Db, Tx } from "../../db/tables.ts"
import { inTransaction } from "../../db/transaction.ts"
import type { Deal } from "../bookings/find-deal.ts"
import type { ExclusiveParty } from "../bookings/lock-deal.ts"
import type { Actor } from "../bookings/move.ts"
import type { SignedIn } from "../users/users.ts"
import { lockAs } from "./act-on.ts"
import { refusalWithoutMove } from "./side-conditions.ts"

/** An act that leaves the deal in its state; without `needs`, `run` checks the condition itself. */
export type ActWithoutMove<Answer = unknown> = {
  needs?: SideAct
  exclusively?: ExclusiveParty
  run: (tx: Tx, deal: Deal, by: Actor) => Promise<Answer>
}

/** Locks the deal. Throws `not-found` (also for someone else's), `forbidden`, and the act's own refusal. */
export function actWithoutMove<Answer>(
  db: Db,
  who: SignedIn,
  bookingId: string,
  { needs, exclusively, run }: ActWithoutMove<Answer>,
) {
  return inTransaction(db, async (tx) => {
    const { deal, by } = await lockAs(tx, who, bookingId, exclusively)
    const refusal = needs && refusalWithoutMove(needs, deal, by.role)
    if (refusal) throw refusal
    return run(tx, deal, by)
  })
}
