import type { Tx } from "../../db/tables.ts"
import { nextReminder } from "./deadlines.ts"
import type { Deal } from "./find-deal.ts"
import { freeProduct } from "./reserved-product.ts"
import { type Actor, move } from "./move.ts"

/** Moves a locked deal whose payment failed from paying to reserved, if it was reserved before, else to booked. */
export async function endPaying(tx: Tx, deal: Deal, by: Actor) {
  const { id, reservedUntil } = deal
  const to = reservedUntil ? "reserved" : "booked"
  // an earlier request to pay in cash is dropped
  const set = reservedUntil ? {} : { method: null }
  const remindAt = reservedUntil && nextReminder(reservedUntil)
  await move(tx, deal, { act: "give-up", to, by, dueAt: reservedUntil, remindAt, set })
  if (!reservedUntil) return freeProduct(tx, deal)
  await tx.updateTable("products").set({ heldUntil: reservedUntil }).where("heldBy", "=", id).execute()
}
