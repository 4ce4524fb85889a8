import { sql } from "kysely"
import { limitLiteral } from "../../db/rows.ts"
import type { Db, Tx } from "../../db/tables.ts"

/** What the privacy page promises (texts/en/legal.ts). */
const daysKept = 90
const batch = limitLiteral(500)

/** Phone numbers, addresses and meeting places of deals that ended long ago. Money, proofs of handover and sending, events and reviews stay. */
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
  // one that was used proves that the buyer was there, and says nothing else
  await tx.deleteFrom("handoverCodes").where("bookingId", "in", ids).where("usedAt", "is", null).execute()
  return ids.length
}

/** A deal has ended with its last step; one that is acted on at this moment is left for the next night. */
async function findEnded(tx: Tx) {
  const rows = await tx
    .selectFrom("bookings")
    .select("id")
    // as the index says it (db/migrations/0049-erased-contacts-and-reviews.ts)
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
