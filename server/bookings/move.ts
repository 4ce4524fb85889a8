import { type RawBuilder, sql, type UpdateObject } from "kysely"
import type { DealAct, DealRole } from "../../contract/deal-moves.ts"
import type { DealState } from "../../contract/deal-states.ts"
import type { Tables, Tx } from "../../db/tables.ts"
import { recordEvent } from "../events/events.ts"
import { Problem } from "../http/problem.ts"
import type { Sentence } from "../http/texts.ts"
import { endOffersOf, voidOffers } from "../products/open-offers.ts"
import type { Deal } from "./find-deal.ts"

/** The clock and providers have no id. */
export type Actor = { role: DealRole; id?: string | undefined }

type Step = {
  act: DealAct
  to: DealState
  by: Actor
  dueAt?: Date | RawBuilder<Date> | null
  remindAt?: Date | RawBuilder<Date | null> | null
  reason?: string | undefined
  set?: UpdateObject<Tables, "bookings">
}

/** Moves a locked deal to another state and records the event. Throws `wrong-state`. */
export async function move(tx: Tx, deal: Deal, { act, to, by, reason, set, ...times }: Step) {
  const { dueAt = null, remindAt = null } = times
  const moved = await tx
    .updateTable("bookings")
    .set({ ...set, state: to, dueAt, remindAt, steps: sql`steps + 1` })
    .where("id", "=", deal.id)
    .where("state", "=", deal.state)
    .returning("steps")
    .executeTakeFirst()
  if (!moved) throw wrongState(deal)
  if (to === "reserved" || to === "paid") await voidOffers(tx, [deal.productId])
  if (to === "cancelled") await endOffersOf(tx, deal.id)
  await recordEvent(tx, {
    type: "deal moved",
    subjects: { booking: deal.id, product: deal.productId },
    actorId: by.id,
    data: { act, from: deal.state, to, role: by.role, number: moved.steps, ...(reason && { reason }) },
  })
}

/** Contains the deal's state, so that an outdated page can show it. */
export function wrongState({ state }: Pick<Deal, "state">, detail: Sentence = (say) => say.dealMovedOn) {
  return new Problem("wrong-state", detail, { state })
}
