import { bookingId, otherSide, parties } from "./calls-of-deals.ts"
import type { Fixture } from "../fixture.ts"
import { buyers, type Expected, members, type Row } from "./callers.ts"

/** Ana has an open offer only while her booking is neither paid nor removed. */
function whileOpen(fresh: number): Expected {
  return { fresh, sold: 404, paid: 404, deleted: 404 }
}

const no = whileOpen(otherSide)

const byOther = {
  of: ({ offerId }: Fixture) => offerId(),
  ...parties("seller", { buyer: no, seller: whileOpen(200), admin: no }),
}

export const callsOfOffers: Record<string, Row> = {
  "GET /api/offers": { ...members(200), queries: 2 },
  "POST /api/bookings/{id}/offers": {
    of: bookingId,
    body: () => ({ amount: 50_000 }),
    ...buyers({ own: { fresh: 201, sold: 409, paid: 409, deleted: 404, blocked: 403 }, other: 404 }),
    queries: 12,
  },
  "POST /api/offers/{id}/accept": { ...byOther, queries: 22 },
  "POST /api/offers/{id}/decline": { ...byOther, queries: 16 },
  "POST /api/offers/{id}/counter": { ...byOther, body: () => ({ amount: 60_000 }), queries: 18 },
  "POST /api/offers/{id}/withdraw": {
    of: ({ offerId }) => offerId(),
    ...parties("buyer", { buyer: whileOpen(200), seller: no, admin: no }),
    queries: 16,
  },
}
