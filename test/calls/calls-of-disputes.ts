import { bookingId, otherSide, parties } from "./calls-of-deals.ts"
import { admins, inTurn, members, type Row } from "./callers.ts"
import { aJpeg } from "../pictures.ts"

/** The calls of disputes; the fixture's product was neither sent nor handed over. */
export const callsOfDisputes: Record<string, Row> = {
  "POST /api/deals/{id}/dispute": {
    of: bookingId,
    body: () => ({ reason: "damaged", statement: "The neck is broken." }),
    ...parties("buyer", { buyer: 409, seller: otherSide, admin: otherSide }),
    queries: 7,
  },
  "POST /api/deals/{id}/statement": {
    of: bookingId,
    body: () => ({ text: "It was whole when I sent it." }),
    ...parties("seller", { buyer: 409, seller: 409, admin: otherSide }),
    queries: 7,
  },
  "POST /api/deals/{id}/evidence": {
    of: bookingId,
    body: () => aJpeg({ width: 240, height: 180 }),
    ...parties("buyer", { buyer: 409, seller: 409, admin: otherSide }),
    queries: 2,
  },
  "POST /api/deals/{id}/withdraw-dispute": {
    of: bookingId,
    ...parties("buyer", { buyer: 409, seller: otherSide, admin: otherSide }),
    queries: 7,
  },
  "POST /api/deals/{id}/concede": {
    of: bookingId,
    ...parties("seller", { buyer: otherSide, seller: 409, admin: otherSide }),
    queries: 7,
  },
  "POST /api/deals/{id}/decide": {
    of: bookingId,
    body: () => ({ outcome: "refund", reason: "It came in two pieces." }),
    ...inTurn("admin", {
      stranger: 401,
      buyer: otherSide,
      "other buyer": 404,
      seller: otherSide,
      "other seller": 404,
      admin: 409,
    }),
    queries: 7,
  },
  "GET /api/disputes": { ...admins(200), queries: 2 },
  // the id is not that of a photo
  "GET /api/evidence/{id}": { of: bookingId, ...members(404), queries: 2 },
}
