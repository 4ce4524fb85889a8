import { sql } from "kysely"
import type { Db } from "../../db/tables.ts"

export const isUnpaid = sql<boolean>`(bookings."removedAt" is null and bookings."paidAt" is null
  and bookings.state <> 'cancelled')`

export function unpaidBookings(db: Db) {
  return db.selectFrom("bookings").where(isUnpaid)
}
