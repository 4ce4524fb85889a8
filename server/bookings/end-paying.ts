import type { Tx } from "../../db/tables.ts"
import { nextReminder } from "./deadlines.ts"
import type { Deal } from "./find-deal.ts"
import { freeProduct } from "./reserved-product.ts"
import { type Actor, move } from "./move.ts"

/** paying → reserved or booked, of a locked deal whose payment came to nothing; the product is reserved as it was before. */
export async function endPaying(tx: Tx, deal: Deal, by: Actor) {
  const { id, reservedUntil } = deal
  const to = reservedUntil ? "reserved" : "booked"
  // cash that was asked for before is not any more
  const set = reservedUntil ? {} : { method: null }
  const remindAt = reservedUntil && nextReminder(reservedUntil)
  await move(tx, deal, { act: "give-up", to, by, dueAt: reservedUntil, remindAt, set })
  if (!reservedUntil) return freeProduct(tx, deal)
  await tx.updateTable("products").set({ heldUntil: reservedUntil }).where("heldBy", "=", id).execute()
}
