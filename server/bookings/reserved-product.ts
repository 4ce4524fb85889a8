import type { RawBuilder } from "kysely"
import type { Tx } from "../../db/tables.ts"
import { recordEvent } from "../events/events.ts"
import { Problem } from "../http/problem.ts"
import type { Sentence } from "../http/texts.ts"
import type { Deal } from "./find-deal.ts"

type Reserved = Pick<Deal, "id" | "heldBy" | "heldUntil">

export function isReservedForOther({ id, heldBy }: Pick<Reserved, "id" | "heldBy">) {
  return heldBy !== null && heldBy !== id
}

export function reservedForOther(
  { heldUntil }: Pick<Reserved, "heldUntil">,
  detail: (until: Date) => Sentence = (until) => (say) => say.reservedUntil(until),
) {
  const until = heldUntil ?? new Date()
  return new Problem("reserved", detail(until), { until: until.toISOString() })
}

export async function reserveProduct(tx: Tx, { id, productId }: Deal, heldUntil: RawBuilder<Date>) {
  await tx.updateTable("products").set({ heldBy: id, heldUntil }).where("id", "=", productId).execute()
}

/** Ends the reservation of a locked deal's product; others who booked it are notified. */
export async function freeProduct(tx: Tx, { id, productId }: Deal) {
  const { numUpdatedRows } = await tx
    .updateTable("products")
    .set({ heldBy: null, heldUntil: null })
    .where("id", "=", productId)
    .where("heldBy", "=", id)
    .executeTakeFirst()
  if (numUpdatedRows > 0n)
    await recordEvent(tx, { type: "product free again", subjects: { product: productId, booking: id } })
}
