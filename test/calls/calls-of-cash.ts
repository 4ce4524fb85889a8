import { bookingId, otherSide, parties } from "./calls-of-deals.ts"
import type { Row } from "./callers.ts"
import { inHours } from "../acts/dealing.ts"

const ofSeller = { buyer: otherSide, admin: otherSide }
const ofBuyer = { seller: otherSide, admin: otherSide }

/** The calls of cash deals, meetings and the handover; no cash deal was requested for the fixture's booking. */
export const callsOfCash: Record<string, Row> = {
  "POST /api/deals/{id}/cash": {
    of: bookingId,
    ...parties("buyer", {
      ...ofBuyer,
      buyer: { fresh: 200, sold: 409, paid: 409, deleted: 409, blocked: 403 },
    }),
    queries: 17,
  },
  "POST /api/deals/{id}/take-back": {
    of: bookingId,
    // succeeds without a request, as if it had been taken back already
    ...parties("buyer", { ...ofBuyer, buyer: { fresh: 200, paid: 409, deleted: 409 } }),
    queries: 12,
  },
  "POST /api/deals/{id}/accept": {
    of: bookingId,
    ...parties("seller", { ...ofSeller, seller: 409 }),
    queries: 7,
  },
  "POST /api/deals/{id}/decline": {
    of: bookingId,
    body: () => ({ reason: "online-only" }),
    ...parties("seller", { ...ofSeller, seller: { fresh: 200, paid: 409, deleted: 409 } }),
    queries: 12,
  },
  "POST /api/deals/{id}/object": {
    of: bookingId,
    ...parties("buyer", { ...ofBuyer, buyer: 409 }),
    queries: 7,
  },
  "POST /api/deals/{id}/no-show": {
    of: bookingId,
    ...parties("buyer", { buyer: 409, seller: 409, admin: otherSide }),
    queries: 7,
  },
  "POST /api/deals/{id}/meeting": {
    of: bookingId,
    body: () => ({ place: "Bashundhara City", at: inHours(24) }),
    ...parties("buyer", {
      buyer: { fresh: 409, paid: 200 },
      seller: { fresh: 409, paid: 200 },
      admin: otherSide,
    }),
    queries: 7,
  },
  "POST /api/deals/{id}/meeting/agree": {
    of: bookingId,
    body: () => ({ version: 1 }),
    ...parties("buyer", { buyer: 409, seller: 409, admin: otherSide }),
    queries: 7,
  },
  "POST /api/deals/{id}/lower-price": {
    of: bookingId,
    body: () => ({ sellingPrice: 60_000 }),
    ...parties("seller", { ...ofSeller, seller: 409 }),
    queries: 7,
  },
  "POST /api/deals/{id}/code": {
    of: bookingId,
    body: () => ({ seen: true }),
    ...parties("buyer", { ...ofBuyer, buyer: { fresh: 409, paid: 200 } }),
    queries: 7,
  },
  "POST /api/deals/{id}/handover": {
    of: bookingId,
    body: () => ({ digits: "00000000" }),
    // no handover code was shown
    ...parties("seller", { ...ofSeller, seller: { fresh: 409, paid: 422 } }),
    queries: 2,
  },
}
