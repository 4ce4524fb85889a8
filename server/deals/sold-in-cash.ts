import { sql } from "kysely"
import type { Tx } from "../../db/tables.ts"
import type { Deal } from "../bookings/find-deal.ts"
import { move } from "../bookings/move.ts"
import { recordEvent } from "../events/events.ts"
import type { Act } from "./act-on.ts"

/** Of a locked deal; again it changes nothing. */
export async function markSold(tx: Tx, { productId }: Deal) {
  await tx
    .updateTable("products")
    .set({ soldAt: sql`now()`, heldBy: null, heldUntil: null })
    .where("id", "=", productId)
    .where("soldAt", "is", null)
    .execute()
}

/** The two are told, and those who wanted it. */
export async function recordSale(tx: Tx, { id, productId, buyerId, sellingPrice }: Deal) {
  const subjects = { booking: id, product: productId }
  await recordEvent(tx, { type: "product sold", actorId: buyerId, subjects, data: { price: sellingPrice } })
}

/** The buyer does not have what the seller says to have handed over; the product waits for its seller, out of sight. */
export const object: Act = {
  name: "object",
  run: async (tx, deal, by) => {
    await move(tx, deal, { act: "object", to: "cancelled", by, set: { endReason: "objected" } })
    await tx
      .updateTable("products")
      .set({ soldAt: null, withdrawnAt: sql`now()` })
      .where("id", "=", deal.productId)
      .execute()
  },
}
