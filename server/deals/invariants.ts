import { sql } from "kysely"

export const cashRules = {
  "a cash deal that was completed without its buyer": sql`
    select id from bookings where state = 'completed' and method = 'cash'
      and not exists (select from "handoverCodes" where "bookingId" = bookings.id and "usedAt" is not null)
      and not exists (select from events where type = 'deal moved' and subjects ->> 'booking' = bookings.id::text
        and data ->> 'act' = 'received')
      and ("deliveredAt" is null or "completedAt" < "deliveredAt" + interval '72 hours')`,
} as const
