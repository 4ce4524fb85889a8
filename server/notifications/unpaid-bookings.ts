import type { Db } from "../../db/tables.ts"

export function booked(db: Db) {
  return db
    .selectFrom("bookings")
    .where("removedAt", "is", null)
    .where("paidAt", "is", null)
    .where("state", "<>", "cancelled")
}
