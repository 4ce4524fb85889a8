import { sql } from "kysely"
import { anyOf } from "../../db/any-of.ts"
import { limitLiteral } from "../../db/rows.ts"
import type { Db, Tx } from "../../db/tables.ts"
import { recordEvents } from "../events/events.ts"
import { isAvailable, isUnsold } from "./state.ts"

/** The caller has locked the seller. Products that were withdrawn stay withdrawn after the suspension. */
export async function hideProducts(tx: Tx, sellerId: string, until: Date) {
  await setUntil(tx, sellerId, until)
}

/** For a suspension that is lifted early; {@link showAgain} is for those that end. */
export async function showProducts(tx: Tx, sellerId: string) {
  await recordShown(tx, await setUntil(tx, sellerId, null))
}

async function setUntil(tx: Tx, sellerId: string, suspendedUntil: Date | null) {
  const own = tx.selectFrom("products").select("id").where("sellerId", "=", sellerId).where(isUnsold())
  const products = await own.orderBy("id").forUpdate().execute()
  const ids = products.map(({ id }) => id)
  if (ids.length > 0)
    await tx.updateTable("products").set({ suspendedUntil }).where("id", "=", anyOf(ids)).execute()
  return ids
}

const batch = limitLiteral(100)

/** Shows products whose suspension has ended, so that searches find them and cached pages are renewed. */
export async function showAgain(db: Db) {
  while ((await showBatch(db)) > 0);
}

function showBatch(db: Db) {
  return db.transaction().execute(async (tx) => {
    const over = tx
      .selectFrom("products")
      .select("id")
      .where("suspendedUntil", "<=", sql<Date>`now()`)
      .orderBy("id")
      .limit(batch)
      .forUpdate()
      .skipLocked()
    const shown = await tx
      .updateTable("products")
      .set({ suspendedUntil: null })
      .where("id", "in", over)
      .returning("id")
      .execute()
    const ids = shown.map(({ id }) => id)
    await recordShown(tx, ids)
    return ids.length
  })
}

/** Records an event for each available product, which notifies buyers who wait for it. */
async function recordShown(tx: Tx, ids: string[]) {
  if (ids.length === 0) return
  const shown = await tx
    .selectFrom("products")
    .select("id")
    .where("id", "=", anyOf(ids))
    .where(isAvailable())
    .execute()
  const about = shown.map(({ id }) => ({ product: id }))
  await recordEvents(tx, "product shown again", about)
}
