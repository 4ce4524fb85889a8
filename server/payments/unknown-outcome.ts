import { sql } from "kysely"
import { limitLiteral } from "../../db/rows.ts"
import type { Db, Row, Tx } from "../../db/tables.ts"
import type { Deal } from "../bookings/find-deal.ts"
import type { Actor } from "../bookings/move.ts"
import type { Config } from "../config/config.ts"
import { recordEvent } from "../events/events.ts"
import * as claims from "./claims.ts"
import { close } from "./intents.ts"
import { recordCapture } from "./record-capture.ts"

type Payment = Row<"payments">

/** Marks a claim as unknown; its product stays reserved until an admin decides. Returns false if marked before. */
export async function markUnknown(tx: Tx, { id, bookingId, productId, amount }: Payment) {
  const { numUpdatedRows } = await tx
    .updateTable("payments")
    .set({ unknownAt: new Date() })
    .where("id", "=", id)
    .where("state", "=", sql<"claimed">`'claimed'`)
    .where("unknownAt", "is", null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  const subjects = { booking: bookingId, product: productId }
  await recordEvent(tx, { type: "payment unknown", subjects, data: { amount } })
  return true
}

/** Releases a card claim of a locked deal. If its money was captured after all, the sweep refunds it. */
export async function recordCardNotPaid(tx: Tx, deal: Deal, { id, transactionId }: Payment, by: Actor) {
  await claims.releaseLockedClaim(tx, deal, id, by)
  await close(tx, transactionId)
}

/** Returns transaction ids of card claims that were released while unknown: all, or `limit` of them at random. */
export async function findReleasedUnknown(db: Db, limit: number | undefined) {
  const found = await db
    .selectFrom("payments")
    .select("transactionId")
    .where("provider", "=", sql<string>`'card'`)
    .where("state", "=", sql<"released">`'released'`)
    .where("unknownAt", "is not", null)
    .$if(limit !== undefined, (query) => query.orderBy(sql`random()`).limit(limitLiteral(limit ?? 0)))
    .execute()
  return found.map(({ transactionId }) => transactionId)
}

/** Records a card claim of a locked deal as captured; `reference` is its number in the provider's portal. */
export async function recordCardPaid(
  { config }: { config: Pick<Config, "commissionBps"> },
  tx: Tx,
  { id }: Payment,
  reference: string,
) {
  const claim = await claims.findClaimed(tx, id)
  if (!claim) throw new Error(`payment ${id} is no claim of a card`)
  await tx.updateTable("payments").set({ providerRef: reference }).where("id", "=", id).execute()
  await recordCapture(tx, claim, config.commissionBps.online)
}
