import { limitLiteral } from "../../db/rows.ts"
import type { Db } from "../../db/tables.ts"
import type { Event } from "./notification-draft.ts"

/** In poisha: what the bank of the deal's buyer has taken back for good. */
export async function lostToBank(db: Db, { subjects }: Event) {
  const newest = await db
    .selectFrom("chargebacks")
    .select(["amount", "state"])
    .where("bookingId", "=", subjects.booking ?? null)
    .orderBy("createdAt", "desc")
    .limit(limitLiteral(1))
    .executeTakeFirst()
  return newest?.state === "lost" ? newest.amount : undefined
}
