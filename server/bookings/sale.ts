import type { Tx } from "../../db/tables.ts"
import { recordEvent } from "../events/events.ts"
import type { Deal } from "./find-deal.ts"

/** Records a sale, of which both parties and others who wanted the product are notified. `price` in poisha. */
export async function recordSale(tx: Tx, { id, productId, buyerId }: Deal, price: number) {
  const subjects = { booking: id, product: productId }
  await recordEvent(tx, { type: "product sold", actorId: buyerId, subjects, data: { price } })
}
