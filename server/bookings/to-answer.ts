import { sql } from "kysely"

// not `exists`, which PostgreSQL would plan as a hash of all disputes
const disputeToAnswer = sql`bookings.state = 'disputed'
  and coalesce((select true from disputes as open where open."bookingId" = bookings.id
    and open."answeredAt" is null limit 1), false)`

const parcelToSend = sql`bookings.state = 'paid' and bookings.delivery = 'courier'`

/** The seller has to answer a request for cash, a proposed meeting or a dispute, or to send a paid parcel. */
export const waitsForSeller = sql<boolean>`(bookings.state = 'requested' or ${disputeToAnswer}
  or bookings."onHoldAt" is null and ${parcelToSend} or ${meetingWaitsFor("seller")})`

/** The other side proposes a meeting that can still be agreed to. Not `exists`, as above. */
export function meetingWaitsFor(side: "buyer" | "seller") {
  return sql<boolean>`(bookings.state in ('reserved', 'paid') and bookings.delivery = 'meet' and bookings."onHoldAt" is null
    and coalesce((select true from meetings as proposed where proposed."bookingId" = bookings.id
      and proposed."proposedBy" <> ${side} and proposed."agreedAt" is null and proposed.at >= now() limit 1), false))`
}
