import { notOwn, owners } from "./calls-of-people.ts"
import {
  admins,
  everyone,
  type Expected,
  inTurn,
  members,
  removedOnce,
  type Row,
  visited,
} from "./callers.ts"
import type { Fixture } from "../fixture.ts"

/** Calls for the buyer who wrote to the admins, an account of the fixture. */
function writers(expected: Expected) {
  const others = { "other buyer": 404, seller: notOwn, "other seller": 404, admin: 404 }
  return inTurn("buyer", { stranger: 401, ...others, buyer: expected }, owners)
}

/** The calls of support conversations, for the buyer who wrote and for admins. */
export const callsOfSupport: Record<string, Row> = {
  "GET /api/support/conversations": { ...members(200), queries: 2 },
  "GET /api/support/conversations/{id}": {
    of: supportId,
    ...writers({ fresh: 200, deleted: 401 }),
    queries: 2,
  },
  "GET /api/support/conversations/{id}/messages": {
    of: supportId,
    ...writers({ fresh: 200, deleted: 401 }),
    queries: 3,
  },
  "POST /api/support/conversations/{id}/messages": {
    of: supportId,
    body: () => ({ text: "Hello" }),
    ...writers({ fresh: 201, deleted: 401 }),
    queries: 10,
  },
  "PUT /api/support/conversations/{id}/read": {
    of: supportId,
    body: () => ({ number: 1 }),
    ...writers({ fresh: 200, deleted: 401 }),
    // includes notifying the reader's other pages of the conversation and of its notification
    queries: 7,
  },
  "GET /api/support/inbox": { ...admins(200), queries: 2 },
  "GET /api/support/inbox/{id}": { of: supportId, ...admins(visited), queries: 2 },
  "GET /api/support/inbox/{id}/messages": { of: supportId, ...admins(visited), queries: 3 },
  // the conversation has moved on: message 0 is not the last one
  "POST /api/support/inbox/{id}/answers": {
    of: supportId,
    body: () => ({ text: "Hello", after: 0 }),
    ...admins({ fresh: 409, deleted: 404 }),
    queries: 5,
  },
  "PATCH /api/support/inbox/{id}": {
    of: supportId,
    body: () => ({ state: "closed" }),
    ...admins(visited),
    queries: 8,
  },
  "DELETE /api/support/inbox/{id}": { of: supportId, ...admins(removedOnce), queries: 9 },
  "POST /api/support/thread": { body: () => ({ token: "guessed" }), ...everyone(409), queries: 0 },
  "POST /api/support/thread/messages": {
    body: () => ({ token: "guessed", text: "Hello" }),
    ...everyone(409),
    queries: 0,
  },
}

function supportId(fixture: Fixture) {
  return fixture.supportId()
}
