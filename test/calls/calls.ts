import {
  admins,
  buyers,
  everyone,
  inTurn,
  members,
  refused,
  removedOnce,
  type Row,
  sellers,
  visited,
} from "./callers.ts"
import { callsOfMoney } from "./calls-of-money.ts"
import { callsOfCash } from "./calls-of-cash.ts"
import { callsOfDeals } from "./calls-of-deals.ts"
import { callsOfGateways } from "./calls-of-gateways.ts"
import { callsOfOffers } from "./calls-of-offers.ts"
import { callsOfPeople } from "./calls-of-people.ts"
import { callsOfPush } from "./calls-of-push.ts"
import { callsOfDisputes } from "./calls-of-disputes.ts"
import { callsOfReviews } from "./calls-of-reviews.ts"
import { callsOfSearches } from "./calls-of-searches.ts"
import { callsOfSupport } from "./calls-of-support.ts"
import { callsOfTalks } from "./calls-of-talks.ts"
import { cardOf, buyerContact } from "../acts/paying.ts"
import { aJpeg } from "../pictures.ts"
import type { Fixture } from "../fixture.ts"

const removed = { fresh: 200, repeated: 404, sold: 409, paid: 409, deleted: 404 }

const message = { name: "Mina", email: "mina@example.org", message: "Hello" }

export const table: Record<string, Row> = {
  ...callsOfPeople,
  ...callsOfTalks,
  ...callsOfGateways,
  ...callsOfPush,
  ...callsOfSearches,
  ...callsOfSupport,
  ...callsOfMoney,
  ...callsOfDeals,
  ...callsOfDisputes,
  ...callsOfReviews,
  ...callsOfCash,
  ...callsOfOffers,
  "GET /api/categories": { ...everyone(200), queries: 1 },
  "GET /api/categories/{id}": { of: ({ guitars }) => guitars, ...everyone(200), queries: 1 },
  "GET /api/products": { ...everyone(200), queries: 2 },
  "GET /api/products/facets": { ...everyone(200), queries: 2 },
  "GET /api/suggestions": { ...everyone(200), queries: 0 },
  "GET /api/products/{id}": { of: productId, ...everyone({ fresh: 200, deleted: 410 }), queries: 2 },
  "GET /api/products/{id}/similar": { of: productId, ...everyone(200), queries: 1 },
  "GET /api/sellers/{id}": {
    of: async ({ seller }) => (await seller()).id,
    ...everyone(visited),
    queries: 1,
  },
  // the photo belongs to Rahim
  "POST /api/products": {
    body: ({ template }) => template,
    ...sellers({ own: 201, other: 422 }),
    queries: 9,
  },
  "PATCH /api/products/{id}": {
    of: productId,
    body: () => ({ location: "Khulna" }),
    ...sellers({ own: { fresh: 200, sold: 409, paid: 409, deleted: 404 }, other: 404 }),
    queries: 9,
  },
  "DELETE /api/products/{id}": {
    of: ({ removable }) => removable(),
    ...inTurn("seller", { ...refused, seller: removed, "other seller": 404, admin: removed }),
    queries: 10,
  },
  "GET /api/myProducts": { email: ({ rahim }) => rahim, ...sellers({ own: 200, other: 403 }), queries: 5 },
  "PATCH /api/myProducts/{id}": {
    of: productId,
    body: () => ({ ad: "ADVERTISED" }),
    ...sellers({ own: { fresh: 200, sold: 409, paid: 409, deleted: 404 }, other: 404 }),
    queries: 2,
  },
  "GET /api/myProducts/{id}/bookings": {
    of: productId,
    ...sellers({ own: visited, other: 404 }),
    queries: 4,
  },
  "GET /api/handover-key": { ...everyone(200), queries: 0 },
  "POST /api/views": { body: (fixture) => ({ productId: fixture.productId }), ...everyone(200), queries: 0 },
  "GET /api/products/{id}/phone": {
    of: productId,
    ...members({ fresh: 200, sold: 404, paid: 404, deleted: 404 }),
    queries: 2,
  },
  "POST /api/images": {
    body: () => aJpeg({ width: 400, height: 300 }),
    ...members(200),
    queries: 7,
  },
  "GET /api/bookings": { email: ({ ana }) => ana, ...buyers({ own: 200, other: 403 }), queries: 2 },
  "GET /api/bookings/{id}": { of: bookingId, ...buyers({ own: visited, other: 404 }), queries: 2 },
  "POST /api/bookings": {
    body: async (fixture) => {
      await fixture.ana.delete(`/api/bookings/${fixture.bookingId}`)
      return { ...buyerContact, productId: fixture.productId }
    },
    // Tomal has booked the product already
    ...buyers({
      own: {
        fresh: 201,
        repeated: 409,
        sold: 409,
        paid: 409,
        deleted: 404,
        blocked: 403,
        "paid and blocked": 403,
      },
      other: { fresh: 409, deleted: 404 },
    }),
    queries: 4,
  },
  "PATCH /api/bookings/{id}": {
    of: bookingId,
    body: (fixture) => ({ sellingPrice: fixture.template.sellingPrice }),
    ...buyers({ own: { fresh: 200, sold: 409, paid: 409, deleted: 404 }, other: 404 }),
    queries: 8,
  },
  "DELETE /api/bookings/{id}": { of: bookingId, ...buyers({ own: removedOnce, other: 404 }), queries: 14 },
  "GET /api/wishlist": { email: ({ ana }) => ana, ...buyers({ own: 200, other: 403 }), queries: 2 },
  "POST /api/wishlist": {
    body: (fixture) => ({ product: { _id: fixture.productId } }),
    ...buyers({ own: { fresh: 201, deleted: 404 }, other: { fresh: 201, deleted: 404 } }),
    queries: 3,
  },
  "DELETE /api/wishlist/{id}": {
    of: ({ wishId }) => wishId,
    ...buyers({ own: removedOnce, other: 404 }),
    queries: 2,
  },
  "POST /api/create-payment-intent": {
    body: (fixture) => ({ bookingId: fixture.bookingId, sellingPrice: fixture.template.sellingPrice }),
    ...buyers({ own: { fresh: 200, sold: 409, paid: 409, deleted: 404 }, other: 404 }),
    queries: 4,
  },
  "POST /api/payments": {
    body: async (fixture) => ({ bookingId: fixture.bookingId, transactionId: await fixture.transactionId() }),
    ...buyers({ own: { fresh: 200, sold: 409, deleted: 409 }, other: 404 }),
    queries: 3,
  },
  "GET /api/waiting": { ...members(200), queries: 2 },
  "GET /api/mails/mine": { ...members(200), queries: 3 },
  "GET /api/mails/refused": { ...admins(200), queries: 2 },
  "POST /api/mails/refused/retry": { ...admins(200), queries: 4 },
  // the token comes only by email, and this one is guessed
  "GET /api/unsubscribe/{token}": { of: () => "guessed", ...everyone(409), queries: 0 },
  "POST /api/unsubscribe/{token}": { of: () => "guessed", ...everyone(409), queries: 0 },
  "GET /api/audit": { ...admins(200), queries: 2 },
  // for the card provider, which proves itself by a signature
  "POST /api/payments/webhook": {
    body: () => ({ type: "payment_intent.succeeded" }),
    ...everyone(400),
    queries: 0,
  },
  "POST /api/sandbox/confirm": {
    body: ({ clientSecret }) => cardOf(clientSecret),
    ...everyone(200),
    queries: 6,
  },
  "POST /api/sandbox/approve": {
    body: () => ({ clientSecret: "guessed", approved: true }),
    ...everyone(404),
    queries: 2,
  },
  "POST /api/contact": { body: () => message, ...everyone(201), queries: 11 },
  "GET /api/contact": { ...admins(200), queries: 2 },
  "DELETE /api/contact/{id}": { of: ({ messageId }) => messageId, ...admins(removedOnce), queries: 6 },
  "POST /api/community/invitations": {
    body: () => ({ email: message.email }),
    ...everyone(201),
    queries: 2,
  },
  "POST /api/community": { body: () => ({ token: "guessed" }), ...everyone(409), queries: 0 },
  "GET /api/community": { ...admins(200), queries: 2 },
  "GET /api/settings": { ...everyone(200), queries: 0 },
  "GET /api/demo": { ...everyone(200), queries: 0 },
}

function productId(fixture: Fixture) {
  return fixture.productId
}

function bookingId(fixture: Fixture) {
  return fixture.bookingId
}
