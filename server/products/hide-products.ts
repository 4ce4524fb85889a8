import { sql } from "kysely"
import { anyOf } from "../../db/any-of.ts"
import { limitLiteral } from "../../db/rows.ts"
import type { Db, Tx } from "../../db/tables.ts"
import { recordEvents } from "../events/events.ts"
import { isAvailable, isUnsold } from "./state.ts"

/** Of a suspended seller, whom the caller has locked. What they had withdrawn stays withdrawn after. */
export async function hideProducts(tx: Tx, sellerId: string, until: Date) {
  await setUntil(tx, sellerId, until)
}

/** The suspension was lifted before its time. */
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

/** Their seller's time is over: searches find them again, and pages that were cached without them are made anew. */
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

/** Of those that can be had, whoever waits for one is told. */
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
