import { sql } from "kysely"
import type { Tx } from "../../db/tables.ts"
import { recordEvent } from "../events/events.ts"
import type { Deal } from "./find-deal.ts"

/** The product of a locked deal; again it changes nothing. */
export async function markSold(tx: Tx, { productId }: Deal) {
  await tx
    .updateTable("products")
    .set({ soldAt: sql`now()`, heldBy: null, heldUntil: null })
    .where("id", "=", productId)
    .where("soldAt", "is", null)
    .execute()
}

/** The two are told, and those who wanted it. `price` in poisha. */
export async function recordSale(tx: Tx, { id, productId, buyerId }: Deal, price: number) {
  const subjects = { booking: id, product: productId }
  await recordEvent(tx, { type: "product sold", actorId: buyerId, subjects, data: { price } })
}

/** It is not sold after all: out of sight until its seller, who must have it in hand, lists it again. */
export async function returnToSeller(tx: Tx, { productId }: Deal) {
  await tx
    .updateTable("products")
    .set({ soldAt: null, withdrawnAt: sql`now()` })
    .where("id", "=", productId)
    .execute()
}
