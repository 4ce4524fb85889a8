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

/** The product stays reserved until an admin says what the provider's portal shows. False if it was marked before. */
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

/** Of a locked deal with this claim of a card: what turns out to be captured without it, the sweep gives back. */
export async function recordCardNotPaid(tx: Tx, deal: Deal, { id, transactionId }: Payment, by: Actor) {
  await claims.releaseLockedClaim(tx, deal, id, by)
  await close(tx, transactionId)
}

/** The transactions of claims that ended as not paid while the provider did not know them: so many, at random. */
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

/** Of a locked deal with this claim of a card. */
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
