import { admins, buyers, everyone, type Row } from "./callers.ts"
import type { Fixture } from "../fixture.ts"

export const callsOfGateways: Record<string, Row> = {
  "POST /api/deals/{id}/checkout": {
    of: bookingId,
    body: ({ template }) => ({ gateway: "sandbox", sellingPrice: template.sellingPrice }),
    ...buyers({ own: { fresh: 200, sold: 409, paid: 409, deleted: 409 }, other: 404 }),
    queries: 18,
  },
  "GET /api/deals/{id}/checkout": { of: bookingId, ...buyers({ own: 200, other: 404 }), queries: 3 },
  "GET /api/unknown-payments": { ...admins(200), queries: 2 },
  // no unknown payment exists
  "POST /api/unknown-payments/{id}/paid": {
    of: bookingId,
    body: () => ({ reference: "8N7A6D5EE" }),
    ...admins(404),
    queries: 4,
  },
  "POST /api/unknown-payments/{id}/not-paid": { of: bookingId, ...admins(404), queries: 4 },
  // the notice carries no proof
  "POST /api/payments/notice/{gateway}": { of: () => "sandbox", ...everyone(400), queries: 0 },
  "GET /api/payments/return/{gateway}": { of: () => "sandbox", ...everyone(303), queries: 0 },
  "POST /api/payments/return/{gateway}": { of: () => "sandbox", ...everyone(303), queries: 0 },
  "GET /api/payments/return/{gateway}/{language}": {
    of: () => Promise.resolve(["sandbox", "bn"]),
    ...everyone(303),
    queries: 0,
  },
  "POST /api/payments/return/{gateway}/{language}": {
    of: () => Promise.resolve(["sandbox", "bn"]),
    ...everyone(303),
    queries: 0,
  },
}

function bookingId(fixture: Fixture) {
  return fixture.bookingId
}
