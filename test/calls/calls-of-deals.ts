import { admins, type Expected, inTurn, members, type Row } from "./callers.ts"
import type { Fixture } from "../fixture.ts"

type Answers = { buyer: Expected; seller: Expected; admin: Expected }

/** Calls for the buyer and the seller of a deal, and for admins. */
export function parties(last: "buyer" | "seller", { buyer, seller, admin }: Answers) {
  return inTurn(last, { stranger: 401, buyer, "other buyer": 404, seller, "other seller": 404, admin })
}

const unpaid = { fresh: 409, paid: 200 }
export const otherSide = 403

export const callsOfDeals: Record<string, Row> = {
  "GET /api/deals": { ...members(200), queries: 6 },
  "GET /api/all-deals": { ...admins(200), queries: 6 },
  "GET /api/deals/{id}": {
    of: bookingId,
    ...parties("buyer", { buyer: 200, seller: 200, admin: 200 }),
    queries: 6,
  },
  "POST /api/deals/{id}/send": {
    of: bookingId,
    body: () => ({ courier: "Pathao", trackingCode: "PTH-1234" }),
    // the two agreed to meet, so that nothing is sent
    ...parties("seller", { buyer: otherSide, seller: 409, admin: otherSide }),
    queries: 7,
  },
  "POST /api/deals/{id}/delivered": {
    of: bookingId,
    ...parties("seller", { buyer: otherSide, seller: unpaid, admin: otherSide }),
    queries: 7,
  },
  "POST /api/deals/{id}/received": {
    of: bookingId,
    ...parties("buyer", { buyer: unpaid, seller: otherSide, admin: otherSide }),
    queries: 7,
  },
  "POST /api/deals/{id}/refund": {
    of: bookingId,
    body: () => ({ reason: "not-available" }),
    // the buyer may ask for a refund only after two days
    ...parties("seller", { buyer: 409, seller: unpaid, admin: unpaid }),
    queries: 7,
  },
  // the deal is not on hold
  "POST /api/deals/{id}/clear": {
    of: bookingId,
    ...parties("buyer", { buyer: otherSide, seller: otherSide, admin: { fresh: 200, deleted: 409 } }),
    queries: 7,
  },
  "GET /api/held-deals": { ...admins(200), queries: 2 },
  "POST /api/deals/{id}/cancel": {
    of: bookingId,
    body: () => ({ reason: "changed-mind" }),
    ...parties("buyer", {
      buyer: { fresh: 200, paid: 409 },
      // a seller may cancel only what is reserved for a buyer
      seller: { fresh: 409, deleted: 200 },
      admin: { fresh: 403, paid: 409, deleted: 200 },
    }),
    queries: 17,
  },
}

export function bookingId(fixture: Fixture) {
  return fixture.bookingId
}
