import { sql } from "kysely"
import { isListedIgnoringSuspension } from "../products/state.ts"

export const offerRules = {
  "an open offer on a product that is kept, sold or withdrawn": sql`
    select offers.id from offers join products on products.id = offers."productId"
    where offers.state = 'open' and ("soldAt" is not null or not ${isListedIgnoringSuspension()} or exists (
      select from bookings where bookings."productId" = products.id and bookings.state = 'reserved'))`,
  "an open offer past its time": sql`
    select id from offers where state = 'open' and "expiresAt" < now() - interval '10 minutes'`,
  "an open offer of a booking that has moved on": sql`
    select offers.id from offers join bookings on bookings.id = "bookingId"
    where offers.state = 'open' and bookings.state not in ('booked', 'requested', 'paying')`,
  "an agreed offer whose booking has another price": sql`
    select offers.id from offers join bookings on bookings.id = "bookingId"
    where offers.state = 'accepted' and (bookings.state = 'booked' or amount <> "sellingPrice" and not exists (
      select from events where type = 'deal price lowered' and subjects ->> 'booking' = bookings.id::text))`,
} as const
