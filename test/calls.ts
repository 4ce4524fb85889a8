import { admins, buyers, everyone, removedOnce, type Row, sellers, visited } from "./askers.ts"
import { callsOfPeople } from "./calls-of-people.ts"
import { cardOf } from "./paying.ts"
import { aJpeg } from "./pictures.ts"

export const table: Record<string, Row> = {
  ...callsOfPeople,
  "GET /api/categories": { asks: () => ({ path: "categories" }), ...everyone(200) },
  "GET /api/categories/{id}": {
    asks: ({ guitars }) => ({ path: `categories/${guitars}` }),
    ...everyone(200),
  },
  "GET /api/products": { asks: () => ({ path: "products" }), ...everyone(200) },
  "GET /api/products/{id}": {
    asks: ({ productId }) => ({ path: `products/${productId}` }),
    ...everyone(visited),
  },
  "POST /api/products": {
    asks: ({ template }) => ({ path: "products", body: template }),
    // the photo is Rahim's
    ...sellers({ own: 201, other: 422 }),
  },
  "DELETE /api/products/{id}": {
    asks: ({ productId }) => ({ path: `products/${productId}` }),
    ...sellers({ own: { fresh: 200, repeated: 404, sold: 409, paid: 409, deleted: 404 }, other: 404 }),
  },
  "GET /api/myProducts": {
    asks: ({ rahim }) => ({ path: `myProducts?email=${rahim.email}` }),
    ...sellers({ own: 200, other: 403 }),
  },
  "PATCH /api/myProducts/{id}": {
    asks: ({ productId }) => ({ path: `myProducts/${productId}`, body: { ad: "ADVERTISED" } }),
    ...sellers({ own: { fresh: 200, sold: 409, paid: 409, deleted: 404 }, other: 404 }),
  },
  "POST /api/images": {
    asks: async () => ({ path: "images", body: await aJpeg({ width: 400, height: 300 }) }),
    ...sellers({ own: 200, other: 200 }),
  },
  "GET /api/bookings": {
    asks: ({ ana }) => ({ path: `bookings?email=${ana.email}` }),
    ...buyers({ own: 200, other: 403 }),
  },
  "GET /api/bookings/{id}": {
    asks: ({ bookingId }) => ({ path: `bookings/${bookingId}` }),
    ...buyers({ own: visited, other: 404 }),
  },
  "POST /api/bookings": {
    asks: async ({ ana, bookingId, productId }) => {
      await ana.delete(`/api/bookings/${bookingId}`)
      return { path: "bookings", body: { productId, buyerPhone: "01800000001", buyerLocation: "Sylhet" } }
    },
    // Tomal has booked it already
    ...buyers({
      own: { fresh: 201, repeated: 409, sold: 409, paid: 409, deleted: 404 },
      other: { fresh: 409, deleted: 404 },
    }),
  },
  "DELETE /api/bookings/{id}": {
    asks: ({ bookingId }) => ({ path: `bookings/${bookingId}` }),
    ...buyers({ own: removedOnce, other: 404 }),
  },
  "GET /api/wishlist": {
    asks: ({ ana }) => ({ path: `wishlist?email=${ana.email}` }),
    ...buyers({ own: 200, other: 403 }),
  },
  "POST /api/wishlist": {
    asks: ({ productId }) => ({ path: "wishlist", body: { product: { _id: productId } } }),
    ...buyers({ own: { fresh: 201, deleted: 404 }, other: { fresh: 201, deleted: 404 } }),
  },
  "DELETE /api/wishlist/{id}": {
    asks: ({ wishId }) => ({ path: `wishlist/${wishId}` }),
    ...buyers({ own: removedOnce, other: 404 }),
  },
  "POST /api/create-payment-intent": {
    asks: ({ bookingId, template }) => ({
      path: "create-payment-intent",
      body: { bookingId, sellingPrice: template.sellingPrice },
    }),
    ...buyers({ own: { fresh: 200, sold: 409, paid: 409, deleted: 404 }, other: 404 }),
  },
  "POST /api/payments": {
    asks: async ({ bookingId, transactionId }) => ({
      path: "payments",
      body: { bookingId, transactionId: await transactionId() },
    }),
    ...buyers({ own: { fresh: 200, sold: 409, deleted: 409 }, other: 404 }),
  },
  "GET /api/audit": { asks: () => ({ path: "audit" }), ...admins(200) },
  "POST /api/payments/webhook": {
    asks: () => ({ path: "payments/webhook", body: { type: "payment_intent.succeeded" } }),
    // it is for the provider, whose signature proves it
    ...everyone(400),
  },
  "POST /api/sandbox/confirm": {
    asks: ({ clientSecret }) => ({ path: "sandbox/confirm", body: cardOf(clientSecret) }),
    ...everyone(200),
  },
  "POST /api/sandbox/approve": {
    asks: () => ({ path: "sandbox/approve", body: { clientSecret: "guessed", approved: true } }),
    ...everyone(404),
  },
  "POST /api/contact": {
    asks: () => ({ path: "contact", body: { name: "Mina", email: "mina@example.org", message: "Hello" } }),
    ...everyone(201),
  },
  "GET /api/contact": { asks: () => ({ path: "contact" }), ...admins(200) },
  "DELETE /api/contact/{id}": {
    asks: ({ messageId }) => ({ path: `contact/${messageId}` }),
    ...admins(removedOnce),
  },
  "POST /api/community/invitations": {
    asks: () => ({ path: "community/invitations", body: { email: "mina@example.org" } }),
    ...everyone(201),
  },
  "POST /api/community": {
    asks: () => ({ path: "community", body: { token: "guessed" } }),
    ...everyone(409),
  },
  "GET /api/community": { asks: () => ({ path: "community" }), ...admins(200) },
  "GET /api/settings": { asks: () => ({ path: "settings" }), ...everyone(200) },
  "GET /api/demo": { asks: () => ({ path: "demo" }), ...everyone(200) },
}
