import { sql } from "kysely"
import type { Tx } from "../../db/tables.ts"
import { recordEvent } from "../events/events.ts"
import type { Deal } from "./find-deal.ts"
import type { Actor } from "./move.ts"

export const isOnHold = sql<boolean>`("onHoldAt" is not null and bookings.state not in ('refunded', 'cancelled'))`

/** Puts a locked deal on hold: nothing is handed over, completed or ended until an admin clears it. Idempotent. */
export async function putOnHold(tx: Tx, { id, productId }: Deal) {
  const { numUpdatedRows } = await tx
    .updateTable("bookings")
    .set({ onHoldAt: sql`clock_timestamp()` })
    .where("id", "=", id)
    .where("onHoldAt", "is", null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await recordEvent(tx, { type: "deal put on hold", subjects: { booking: id, product: productId } })
}

/** Takes a locked deal off hold; its deadlines move by the time that it was on hold. Idempotent. */
export async function takeOffHold(tx: Tx, { id, productId }: Deal, by: Actor) {
  const onHold = sql`(clock_timestamp() - "onHoldAt")`
  const { numUpdatedRows } = await tx
    .updateTable("bookings")
    .set({
      onHoldAt: null,
      dueAt: sql`"dueAt" + ${onHold}`,
      remindAt: sql`"remindAt" + ${onHold}`,
    })
    .where("id", "=", id)
    .where("onHoldAt", "is not", null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  const subjects = { booking: id, product: productId }
  await recordEvent(tx, { type: "deal cleared", actorId: by.id, subjects })
}
