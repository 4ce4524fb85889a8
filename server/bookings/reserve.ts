import type { RawBuilder, UpdateObject } from "kysely"
import type { DealAct } from "../../contract/deal-moves.ts"
import type { Tables, Tx } from "../../db/tables.ts"
import type { Deal } from "./find-deal.ts"
import { reserveProduct } from "./reserved-product.ts"
import { type Actor, move } from "./move.ts"
import { keepTerms } from "./terms.ts"

type Reservation = {
  act: DealAct
  until: RawBuilder<Date>
  remindAt: RawBuilder<Date>
  set: UpdateObject<Tables, "bookings">
}

/** Moves a locked deal from booked, requested or reserved to reserved, with its product and the agreed terms. */
export async function reserve(tx: Tx, deal: Deal, by: Actor, { act, until, remindAt, set }: Reservation) {
  await move(tx, deal, {
    act,
    to: "reserved",
    by,
    dueAt: until,
    remindAt,
    set: { ...set, reservedUntil: until },
  })
  await reserveProduct(tx, deal, until)
  await keepTerms(tx, deal.id)
}
