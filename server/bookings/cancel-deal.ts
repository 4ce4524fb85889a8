import type { DealState } from "../../contract/deal-states.ts"
import type { Tx } from "../../db/tables.ts"
import { recordEvent } from "../events/events.ts"
import type { Deal } from "./find-deal.ts"
import { freeProduct } from "./reserved-product.ts"
import { type Actor, move } from "./move.ts"

export async function cancelDeal(tx: Tx, deal: Deal, by: Actor, reason?: string) {
  await move(tx, deal, { act: "cancel", to: "cancelled", by, reason, set: { endReason: reason ?? null } })
  await freeProduct(tx, deal)
  if (deal.state !== "booked" || by.role !== "buyer") return
  const subjects = { booking: deal.id, product: deal.productId }
  await recordEvent(tx, { type: "booking withdrawn", actorId: by.id, subjects })
}

export function isCancellable(state: DealState) {
  return state === "booked" || state === "requested" || state === "reserved"
}
