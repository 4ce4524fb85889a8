import { admins, type Row, sellers } from "./callers.ts"

/** A payout account sent with a wrong password. */
const account = { method: "bkash", holder: "Rahim", number: "01712345678", password: "NOtmine22!" }

/** The calls of balances and payouts. */
export const callsOfMoney: Record<string, Row> = {
  "GET /api/balance": { ...sellers({ own: 200, other: 200 }), queries: 3 },
  "PUT /api/payout-account": { body: () => account, ...sellers({ own: 401, other: 401 }), queries: 3 },
  "GET /api/statements/{month}": { of: () => "2026-11", ...sellers({ own: 200, other: 200 }), queries: 3 },
  "GET /api/balances": { ...admins(200), queries: 2 },
  // the seller owes nothing
  "POST /api/balances/{id}/write-off": {
    of: ({ rahim }) => rahim.id,
    body: () => ({ amount: 1 }),
    ...admins(409),
    queries: 6,
  },
  // nothing is owed to the seller
  "POST /api/payouts": {
    body: ({ rahim }) => ({ sellerId: rahim.id, amount: 1 }),
    ...admins(409),
    queries: 7,
  },
  "PATCH /api/payouts/{id}": {
    of: ({ bookingId }) => bookingId,
    body: () => ({ state: "failed" }),
    ...admins(404),
    queries: 4,
  },
  "GET /api/refunds": { ...admins(200), queries: 2 },
  "POST /api/refunds/{id}/retry": { of: ({ bookingId }) => bookingId, ...admins(404), queries: 4 },
  "POST /api/refunds/{id}/by-bank": { of: ({ bookingId }) => bookingId, ...admins(404), queries: 4 },
  "POST /api/refunds/{id}/by-hand": {
    of: ({ bookingId }) => bookingId,
    body: () => ({ reference: "TRX-1" }),
    ...admins(404),
    queries: 4,
  },
  "GET /api/unknown-chargebacks": { ...admins(200), queries: 2 },
  // no unknown chargeback exists
  "PATCH /api/unknown-chargebacks/{id}": {
    of: () => "du_1",
    body: () => ({ state: "lost", reference: "dispute du_1" }),
    ...admins(404),
    queries: 4,
  },
  "GET /api/ledger/totals": { ...admins(200), queries: 3 },
  "GET /api/ledger/{month}": { of: () => "2026-11", ...admins(200), queries: 2 },
}
