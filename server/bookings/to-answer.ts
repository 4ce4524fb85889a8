import { sql } from "kysely"

/** Of a booking: its buyer wants to pay in cash, or opened a dispute, and waits for the seller's answer. */
export const waitsForSeller = sql<boolean>`(bookings.state = 'requested' or bookings.state = 'disputed' and exists (
  select from disputes as open where open."bookingId" = bookings.id and open."answeredAt" is null))`
