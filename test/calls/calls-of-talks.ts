import { defaultNotificationSettings } from "../../contract/notification-settings.ts"
import { admins, type Expected, inTurn, members, removedOnce, type Row } from "./callers.ts"
import type { Fixture } from "../fixture.ts"
import { aJpeg } from "../pictures.ts"

/** A buyer may still write about a product that the buyer has paid for. */
const written: Expected = { fresh: 201, sold: 409, deleted: 409, blocked: 403, "paid and blocked": 403 }

/** The calls of conversations, about the fixture's product, whose buyer has written to its seller. */
export const callsOfTalks: Record<string, Row> = {
  "GET /api/conversations": { ...members(200), queries: 2 },
  "GET /api/conversations/unread": { ...members(200), queries: 2 },
  "GET /api/conversations/{id}": { of: conversationId, ...participants(200), queries: 2 },
  "POST /api/conversations": {
    body: ({ productId }) => ({ productId, text: "Hello" }),
    ...inTurn("buyer", {
      stranger: 401,
      buyer: { fresh: 201, sold: 409, deleted: 404, blocked: 403, "paid and blocked": 403 },
      "other buyer": { fresh: 201, paid: 409, deleted: 404 },
      // the other buyer's booking is not disclosed
      seller: 404,
      "other seller": { fresh: 403, deleted: 404 },
      admin: 403,
    }),
    queries: 15,
  },
  "GET /api/conversations/{id}/messages": { of: conversationId, ...participants(200), queries: 3 },
  "POST /api/conversations/{id}/messages": {
    of: conversationId,
    body: () => ({ text: "Hello" }),
    ...participants(written),
    queries: 11,
  },
  "PUT /api/conversations/{id}/read": {
    of: conversationId,
    body: () => ({ number: 1 }),
    ...participants(200),
    queries: 7,
  },
  "POST /api/conversations/{id}/photos": {
    of: conversationId,
    body: () => aJpeg({ width: 240, height: 180 }),
    ...participants(written),
    queries: 6,
  },
  "GET /api/conversations/{id}/photos/{photoId}": {
    of: async ({ talk }) => {
      const { id, photoId } = await talk()
      return [id, photoId]
    },
    ...participants(200),
    queries: 2,
  },
  "POST /api/conversations/{id}/report": {
    of: conversationId,
    body: () => ({ reason: "spam" }),
    ...participants(201),
    queries: 8,
  },
  "GET /api/reports": { ...admins(200), queries: 2 },
  "GET /api/reports/{id}": { of: ({ reportId }) => reportId(), ...admins(200), queries: 2 },
  "GET /api/reports/{id}/messages": { of: ({ reportId }) => reportId(), ...admins(200), queries: 5 },
  "GET /api/reports/{id}/photos/{photoId}": {
    of: async ({ reportId, talk }) => [await reportId(), (await talk()).photoId],
    ...admins(200),
    queries: 5,
  },
  // the report suspends nobody
  "PATCH /api/reports/{id}": {
    of: ({ reportId }) => reportId(),
    body: () => ({ outcome: "suspended" }),
    ...admins(409),
    queries: 4,
  },
  "PUT /api/blocks/{userId}": {
    of: async ({ buyer }) => (await buyer()).id,
    ...members({ fresh: 200, deleted: 404 }),
    queries: 6,
  },
  "DELETE /api/blocks/{userId}": {
    of: ({ blockedId }) => blockedId(),
    ...inTurn("buyer", { ...othersRefused(), buyer: removedOnce, seller: 404 }),
    queries: 5,
  },
  "GET /api/notifications": { ...members(200), queries: 2 },
  "GET /api/notifications/unread": { ...members(200), queries: 2 },
  "POST /api/notifications/read": { body: () => ({ all: true }), ...members(200), queries: 4 },
  "GET /api/notification-settings": { ...members(200), queries: 2 },
  "PUT /api/notification-settings": {
    body: () => defaultNotificationSettings,
    ...members(200),
    queries: 2,
  },
  "GET /api/stream": { ...members(200), queries: 2 },
}

async function conversationId({ talk }: Fixture) {
  return (await talk()).id
}

/** Calls for the buyer and seller of the conversation; an admin may read it only once it is reported. */
function participants(expected: Expected) {
  return inTurn("buyer", { ...othersRefused(), buyer: expected, seller: expected })
}

function othersRefused() {
  return { stranger: 401, "other buyer": 404, "other seller": 404, admin: 404 }
}
