import { sql } from "kysely"
import { anyOf } from "../../db/any-of.ts"
import type { Tx } from "../../db/tables.ts"
import { recordEvent } from "../events/events.ts"

/** Voids the open offers for locked products: all, or those above the new price `above`, in poisha. */
export async function voidOffers(tx: Tx, productIds: string[], above?: number) {
  const ended = await tx
    .updateTable("offers")
    .set({ state: "void", answeredAt: sql`now()`, remindAt: null })
    .where("productId", "=", anyOf(productIds))
    .where("state", "=", sql<"open">`'open'`)
    .$if(above !== undefined, (query) => query.where("amount", ">", above ?? 0))
    .returning(["bookingId", "productId", "amount"])
    .execute()
  for (const { bookingId, productId, amount } of ended)
    await recordEvent(tx, {
      type: "offer void",
      subjects: { booking: bookingId, product: productId },
      data: { price: amount },
    })
}

export async function endOffersOf(tx: Tx, bookingId: string) {
  await tx
    .updateTable("offers")
    .set({ state: "withdrawn", answeredAt: sql`now()`, remindAt: null })
    .where("bookingId", "=", bookingId)
    .where("state", "=", sql<"open">`'open'`)
    .execute()
}
