import { type RawBuilder, sql } from "kysely"
import { limitLiteral } from "../../db/rows.ts"
import type { Db, Tx } from "../../db/tables.ts"
import { recordEvent } from "../events/events.ts"
import { voidOffers } from "../products/open-offers.ts"
import { isAvailableIgnoringSuspension } from "../products/state.ts"

const batch = limitLiteral(100)

/** Ends offers that expired or whose product is not available, and reminds of those that end soon; oldest first. */
export async function moveOffers(db: Db) {
  while ((await db.transaction().execute(expire)) > 0);
  while ((await db.transaction().execute(voidUnavailable)) > 0);
  while ((await db.transaction().execute(remind)) > 0);
}

/** Locks offers only: a concurrent answer finds its offer open or expired. */
async function expire(tx: Tx) {
  const { numUpdatedRows } = await tx
    .updateTable("offers")
    .set({ state: "expired", answeredAt: sql`now()`, remindAt: null })
    .where("id", "in", due(tx, sql<Date>`"expiresAt"`).where("state", "=", sql<"open">`'open'`))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Voids offers that a sale missed, since they were made while it waited for the product's lock. */
async function voidUnavailable(tx: Tx) {
  const rows = await tx
    .selectFrom("offers")
    .innerJoin("products", "products.id", "productId")
    .select("productId")
    .where("offers.state", "=", sql<"open">`'open'`)
    .where(({ not }) => not(isAvailableIgnoringSuspension()))
    .limit(batch)
    .forUpdate("products")
    .skipLocked()
    .execute()
  const gone = [...new Set(rows.map(({ productId }) => productId))]
  if (gone.length > 0) await voidOffers(tx, gone)
  return gone.length
}

async function remind(tx: Tx) {
  const rows = await tx
    .updateTable("offers")
    .set({ remindAt: null })
    .where("id", "in", due(tx, sql<Date>`"remindAt"`))
    .returning(["bookingId as booking", "productId as product", "amount"])
    .execute()
  for (const { amount, ...subjects } of rows)
    await recordEvent(tx, { type: "offer expiring", subjects, data: { price: amount } })
  return rows.length
}

function due(tx: Tx, at: RawBuilder<Date>) {
  return tx
    .selectFrom("offers")
    .select("id")
    .where(at, "<=", sql<Date>`now()`)
    .orderBy(at)
    .limit(batch)
    .forUpdate()
    .skipLocked()
}
