import { sql } from "kysely"

// `exists` would be hashed, of all disputes
const disputeToAnswer = sql`bookings.state = 'disputed'
  and coalesce((select true from disputes as open where open."bookingId" = bookings.id
    and open."answeredAt" is null limit 1), false)`

const parcelToSend = sql`bookings.state = 'paid' and bookings.delivery = 'courier'`

/** Of a booking: its buyer wants to pay in cash or to meet, has paid for a parcel, or opened a dispute, and waits for the seller. */
export const waitsForSeller = sql<boolean>`(bookings.state = 'requested' or ${disputeToAnswer}
  or bookings."onHoldAt" is null and ${parcelToSend} or ${meetingWaitsFor("seller")})`

/** The other one proposes where and when to meet, and it can still be agreed to. `exists` would be hashed, as above. */
export function meetingWaitsFor(side: "buyer" | "seller") {
  return sql<boolean>`(bookings.state in ('reserved', 'paid') and bookings.delivery = 'meet' and bookings."onHoldAt" is null
    and coalesce((select true from meetings as proposed where proposed."bookingId" = bookings.id
      and proposed."proposedBy" <> ${side} and proposed."agreedAt" is null and proposed.at >= now() limit 1), false))`
}
