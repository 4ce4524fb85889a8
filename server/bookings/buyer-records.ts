import { sql } from "kysely"
import type { BuyerRecord } from "../../contract/buyer-record.ts"
import type { Db } from "../../db/tables.ts"

/** Codes of `endReason`: who did not come, as the other party reports. */
export const noShow = {
  buyer: "buyer-did-not-come",
  seller: "seller-did-not-come",
  contested: "neither-came",
} as const

/** Code of `endReason`: reserved at an agreed price, and not paid in time. */
export const unpaid = "unpaid"

const daysCounted = 90

const endedLately = sql`exists (
  select from events where type = 'deal moved' and subjects ->> 'booking' = bookings.id::text
    and data ->> 'to' = 'cancelled' and "createdAt" > now() - make_interval(days => ${daysCounted}::integer))`

export async function recordsOf(db: Db, buyerIds: string[]) {
  const { rows } = await sql<BuyerRecord & { buyerId: string }>`
    select "buyerId", count(*) filter (where state = 'completed')::int as completed,
      count(*) filter (where "endReason" = ${noShow.buyer} and ${endedLately})::int as "noShows",
      count(*) filter (where "endReason" = ${unpaid} and ${endedLately})::int as unpaid
    from bookings where "buyerId" = any(${buyerIds}::uuid[]) group by "buyerId"`.execute(db)
  const found = new Map(rows.map(({ buyerId, ...record }) => [buyerId, record]))
  return (buyerId: string): BuyerRecord => found.get(buyerId) ?? { completed: 0, noShows: 0, unpaid: 0 }
}

export async function noShowReportedAt(db: Db, bookingId: string) {
  const event = await db
    .selectFrom("events")
    .select("createdAt")
    .where("type", "=", sql<"deal moved">`'deal moved'`)
    .where(sql`subjects ->> 'booking'`, "=", sql`${bookingId}::text`)
    .where(sql`data ->> 'act'`, "=", sql`'no-show'`)
    .executeTakeFirst()
  return event?.createdAt
}
