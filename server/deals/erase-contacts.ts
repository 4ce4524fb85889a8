import { sql } from "kysely"
import { limitLiteral } from "../../db/rows.ts"
import type { Db, Tx } from "../../db/tables.ts"

/** What the privacy page promises (texts/en/legal.ts). */
const daysKept = 90
const batch = limitLiteral(500)

/** Erases phone numbers, addresses and meeting places of deals that ended long ago; money, proofs and reviews stay. */
export async function eraseContacts(db: Db, stopping?: AbortSignal) {
  const isOver = () => stopping?.aborted
  while (!isOver() && (await db.transaction().execute(eraseBatch)) > 0);
}

async function eraseBatch(tx: Tx) {
  const ids = await findEnded(tx)
  if (ids.length === 0) return 0
  await tx
    .updateTable("bookings")
    .set({ buyerPhone: "", buyerLocation: "", address: null })
    .where("id", "in", ids)
    .execute()
  await tx.deleteFrom("meetings").where("bookingId", "in", ids).execute()
  // a used code proves the handover and has no personal data
  await tx.deleteFrom("handoverCodes").where("bookingId", "in", ids).where("usedAt", "is", null).execute()
  return ids.length
}

/** Finds ended deals by their last step; skips locked ones until the next night. */
async function findEnded(tx: Tx) {
  const rows = await tx
    .selectFrom("bookings")
    .select("id")
    // must match the partial index (db/migrations/0049-erased-contacts-and-reviews.ts)
    .where(sql<boolean>`state in ('completed', 'refunded', 'cancelled')`)
    .where(sql<boolean>`("buyerPhone" <> '' or address is not null)`)
    .where("createdAt", "<", longAgo)
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom("events").where(isLateStep))))
    .orderBy("createdAt")
    .limit(batch)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ id }) => id)
}

const longAgo = sql<Date>`now() - make_interval(days => ${daysKept}::integer)`

const isLateStep = sql<boolean>`events.type = 'deal moved' and events.subjects ->> 'booking' = bookings.id::text
  and events."createdAt" >= ${longAgo}`
