import { type Expected, inTurn, members, removedOnce, type Row, visited } from "./callers.ts"

/** The calls of saved searches and alerts, about a search that the fixture's buyer has saved. */
export const callsOfSearches: Record<string, Row> = {
  "GET /api/saved-searches": { ...members(200), queries: 2 },
  "POST /api/saved-searches": {
    body: ({ productId }) => ({ search: { q: `Telecaster ${productId}` } }),
    ...members(201),
    queries: 9,
  },
  "PATCH /api/saved-searches/{id}": {
    of: ({ searchId }) => searchId(),
    body: () => ({ frequency: "daily" }),
    ...ofItsOwner(visited),
    queries: 2,
  },
  "DELETE /api/saved-searches/{id}": {
    of: ({ searchId }) => searchId(),
    ...ofItsOwner(removedOnce),
    queries: 7,
  },
}

function ofItsOwner(expected: Expected) {
  const others = { "other buyer": 404, seller: 404, "other seller": 404, admin: 404 }
  return inTurn("buyer", { stranger: 401, buyer: expected, ...others })
}
