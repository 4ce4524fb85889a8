import { sql } from "kysely"
import { limitLiteral } from "../../db/rows.ts"
import type { Db, Tx } from "../../db/tables.ts"
import { isUnsold } from "./state.ts"

/** Of a suspended seller, whom the caller has locked. What they had withdrawn stays withdrawn after. */
export async function hideProducts(tx: Tx, sellerId: string, until: Date) {
  await setUntil(tx, sellerId, until)
}

/** The suspension was lifted before its time. */
export async function showProducts(tx: Tx, sellerId: string) {
  await setUntil(tx, sellerId, null)
}

async function setUntil(tx: Tx, sellerId: string, suspendedUntil: Date | null) {
  const own = tx.selectFrom("products").select("id").where("sellerId", "=", sellerId).where(isUnsold())
  const products = await own.orderBy("id").forUpdate().execute()
  if (products.length === 0) return
  await tx
    .updateTable("products")
    .set({ suspendedUntil })
    .where(
      "id",
      "in",
      products.map(({ id }) => id),
    )
    .execute()
}

const batch = limitLiteral(100)

/** Their seller's time is over: searches find them again, and pages that were cached without them are made anew. */
export async function showAgain(db: Db) {
  while ((await showBatch(db)) > 0);
}

async function showBatch(db: Db) {
  const over = db
    .selectFrom("products")
    .select("id")
    .where("suspendedUntil", "<=", sql<Date>`now()`)
    .orderBy("id")
    .limit(batch)
    .forUpdate()
    .skipLocked()
  const { numUpdatedRows } = await db
    .updateTable("products")
    .set({ suspendedUntil: null })
    .where("id", "in", over)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
