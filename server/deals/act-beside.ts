import type { SideAct } from "../../contract/deals.ts"
import type { Db, Tx } from "../../db/tables.ts"
import { inTransaction } from "../../db/transaction.ts"
import type { Deal } from "../bookings/find-deal.ts"
import type { Actor } from "../bookings/move.ts"
import type { SignedIn } from "../users/users.ts"
import { lockAs } from "./act-on.ts"
import { refusalBeside } from "./side-conditions.ts"

/** What someone does about a deal that stays in its state; one without `needs` checks it itself. */
export type BesideAct<Answer = unknown> = {
  needs?: SideAct
  run: (tx: Tx, deal: Deal, by: Actor) => Promise<Answer>
}

/** Under the deal's lock. Throws `not-found` (also for someone else's), `forbidden`, and what the act's condition says. */
export function actBeside<Answer>(
  db: Db,
  who: SignedIn,
  bookingId: string,
  { needs, run }: BesideAct<Answer>,
) {
  return inTransaction(db, async (tx) => {
    const { deal, by } = await lockAs(tx, who, bookingId)
    const refusal = needs && refusalBeside(needs, deal, by.role)
    if (refusal) throw refusal
    return run(tx, deal, by)
  })
}
