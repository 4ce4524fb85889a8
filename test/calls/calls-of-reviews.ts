import { bookingId, otherSide, parties } from "./calls-of-deals.ts"
import { admins, everyone, members, type Row } from "./callers.ts"

/** The calls of reviews; the fixture's deal has not ended. */
export const callsOfReviews: Record<string, Row> = {
  "PUT /api/deals/{id}/review": {
    of: bookingId,
    body: () => ({ stars: 5, tags: ["friendly"], text: "Just as described." }),
    ...parties("buyer", { buyer: 409, seller: 409, admin: otherSide }),
    queries: 8,
  },
  "GET /api/sellers/{id}/reviews": {
    of: async ({ seller }) => (await seller()).id,
    ...everyone(200),
    queries: 1,
  },
  "POST /api/reviews/{id}/reply": {
    // no review has this id
    of: bookingId,
    body: () => ({ text: "Come again!" }),
    ...members(404),
    queries: 3,
  },
  "DELETE /api/reviews/{id}": {
    // no review has this id
    of: bookingId,
    ...admins(404),
    queries: 4,
  },
}
