import { v7 as uuidv7 } from "uuid"
import { cardOf } from "./paying.ts"
import { password, type Person } from "./people.ts"
import { aJpeg } from "./pictures.ts"
import type { World } from "./world.ts"

// Every call of the API by everyone on everything: who may, and what it answers in each state (decisions.md).

export type Asker = Pick<Person, "get" | "post" | "patch" | "delete" | "upload">
export type Request = { path: string; body?: unknown }
/** A status; or one each for fresh, repeated, sold and deleted. */
type Expected = number | [number, number, number, number]

type Row = {
  asks: (world: World) => Request | Promise<Request>
  /** One of the wrong role, someone else of the right role, the right one. */
  who: (world: World) => Asker[] | Promise<Asker[]>
  /** For a stranger and each of them. */
  expected: [Expected, Expected, Expected, Expected]
}

const buyers: Row["who"] = ({ rahim, tomal, ana }) => [rahim, tomal, ana]
const sellers: Row["who"] = ({ ana, sadia, rahim }) => [ana, sadia, rahim]
const admins: Row["who"] = ({ ana, rahim, admin }) => [ana, rahim, admin]
const newcomers: Row["who"] = async ({ seller, buyer }) => [await seller(), await seller(), await buyer()]

function everyone(expected: Expected): Pick<Row, "who" | "expected"> {
  return { who: buyers, expected: [expected, expected, expected, expected] }
}

const visited: Expected = [200, 200, 200, 404]
const removedOnce: Expected = [200, 404, 200, 404]

export const table: Record<string, Row> = {
  "POST /api/auth/sign-up/email": {
    asks: () => ({
      path: "auth/sign-up/email",
      body: { name: "New", email: `${uuidv7()}@example.org`, password },
    }),
    ...everyone([200, 409, 200, 200]),
  },
  "POST /api/auth/sign-in/email": {
    asks: async ({ buyer }) => ({
      path: "auth/sign-in/email",
      body: { email: (await buyer()).email, password },
    }),
    ...everyone(visited),
  },
  "POST /api/auth/sign-out": {
    asks: () => ({ path: "auth/sign-out", body: {} }),
    who: newcomers,
    expected: [200, 200, 200, 200],
  },
  "GET /api/auth/get-session": { asks: () => ({ path: "auth/get-session" }), ...everyone(200) },
  "POST /api/auth/request-password-reset": {
    asks: async ({ buyer }) => ({
      path: "auth/request-password-reset",
      body: { email: (await buyer()).email },
    }),
    ...everyone(200),
  },
  "POST /api/auth/reset-password": {
    asks: () => ({ path: "auth/reset-password", body: { token: "guessed", newPassword: password } }),
    ...everyone(409),
  },
  "GET /api/jwt": {
    asks: async ({ buyer }) => ({ path: `jwt?email=${(await buyer()).email}` }),
    who: async ({ rahim, tomal, buyer }) => [rahim, tomal, await buyer()],
    expected: [401, 403, 403, [200, 200, 200, 401]],
  },
  "GET /api/users": { asks: () => ({ path: "users" }), ...everyone(200) },
  "POST /api/users": {
    asks: async ({ buyer }) => ({
      path: "users",
      body: { name: "New", email: (await buyer()).email, role: "Buyer" },
    }),
    who: async ({ rahim, tomal, buyer }) => [rahim, tomal, await buyer()],
    expected: [401, 403, 403, [201, 201, 201, 401]],
  },
  "GET /api/users/admin/{email}": {
    asks: ({ admin }) => ({ path: `users/admin/${admin.email}` }),
    ...everyone(200),
  },
  "GET /api/users/buyer/{email}": {
    asks: ({ ana }) => ({ path: `users/buyer/${ana.email}` }),
    ...everyone(200),
  },
  "GET /api/users/seller/{email}": {
    asks: ({ rahim }) => ({ path: `users/seller/${rahim.email}` }),
    ...everyone(200),
  },
  "GET /api/users/buyer": {
    asks: () => ({ path: "users/buyer" }),
    who: admins,
    expected: [401, 403, 403, 200],
  },
  "GET /api/users/seller": {
    asks: () => ({ path: "users/seller" }),
    who: admins,
    expected: [401, 403, 403, 200],
  },
  "PATCH /api/users/seller/{id}": {
    asks: async ({ seller }) => ({
      path: `users/seller/${(await seller()).id}`,
      body: { status: "VERIFIED" },
    }),
    who: admins,
    expected: [401, 403, 403, visited],
  },
  "PATCH /api/users/admin/{id}": {
    asks: async ({ buyer }) => ({ path: `users/admin/${(await buyer()).id}` }),
    who: admins,
    expected: [401, 403, 403, visited],
  },
  "DELETE /api/users/seller/{id}": {
    asks: async ({ seller }) => ({ path: `users/seller/${(await seller()).id}` }),
    who: admins,
    expected: [401, 403, 403, removedOnce],
  },
  "DELETE /api/users/buyer/{id}": {
    asks: async ({ buyer }) => ({ path: `users/buyer/${(await buyer()).id}` }),
    who: admins,
    expected: [401, 403, 403, removedOnce],
  },
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
    who: sellers,
    // the photo is Rahim's
    expected: [401, 403, 422, 201],
  },
  "DELETE /api/products/{id}": {
    asks: ({ productId }) => ({ path: `products/${productId}` }),
    who: sellers,
    expected: [401, 403, 404, [200, 404, 409, 404]],
  },
  "GET /api/myProducts": {
    asks: ({ rahim }) => ({ path: `myProducts?email=${rahim.email}` }),
    who: sellers,
    expected: [401, 403, 403, 200],
  },
  "PATCH /api/myProducts/{id}": {
    asks: ({ productId }) => ({ path: `myProducts/${productId}`, body: { ad: "ADVERTISED" } }),
    who: sellers,
    expected: [401, 403, 404, [200, 200, 409, 404]],
  },
  "POST /api/images": {
    asks: async () => ({ path: "images", body: await aJpeg({ width: 400, height: 300 }) }),
    who: sellers,
    expected: [401, 403, 200, 200],
  },
  "GET /api/bookings": {
    asks: ({ ana }) => ({ path: `bookings?email=${ana.email}` }),
    who: buyers,
    expected: [401, 403, 403, 200],
  },
  "GET /api/bookings/{id}": {
    asks: ({ bookingId }) => ({ path: `bookings/${bookingId}` }),
    who: buyers,
    expected: [401, 403, 404, visited],
  },
  "POST /api/bookings": {
    asks: async ({ ana, bookingId, productId }) => {
      await ana.delete(`/api/bookings/${bookingId}`)
      return { path: "bookings", body: { productId, buyerPhone: "01800000001", buyerLocation: "Sylhet" } }
    },
    who: buyers,
    // Tomal has booked it already
    expected: [401, 403, [409, 409, 409, 404], [201, 409, 409, 404]],
  },
  "DELETE /api/bookings/{id}": {
    asks: ({ bookingId }) => ({ path: `bookings/${bookingId}` }),
    who: buyers,
    expected: [401, 403, 404, removedOnce],
  },
  "GET /api/wishlist": {
    asks: ({ ana }) => ({ path: `wishlist?email=${ana.email}` }),
    who: buyers,
    expected: [401, 403, 403, 200],
  },
  "POST /api/wishlist": {
    asks: ({ productId }) => ({ path: "wishlist", body: { product: { _id: productId } } }),
    who: buyers,
    expected: [401, 403, [201, 201, 201, 404], [201, 201, 201, 404]],
  },
  "DELETE /api/wishlist/{id}": {
    asks: ({ wishId }) => ({ path: `wishlist/${wishId}` }),
    who: buyers,
    expected: [401, 403, 404, removedOnce],
  },
  "POST /api/create-payment-intent": {
    asks: ({ bookingId, template }) => ({
      path: "create-payment-intent",
      body: { bookingId, sellingPrice: template.sellingPrice },
    }),
    who: buyers,
    expected: [401, 403, 404, [200, 200, 409, 404]],
  },
  "POST /api/payments": {
    asks: async ({ bookingId, transactionId }) => ({
      path: "payments",
      body: { bookingId, transactionId: await transactionId() },
    }),
    who: buyers,
    expected: [401, 403, 404, [200, 200, 409, 409]],
  },
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
  "GET /api/contact": { asks: () => ({ path: "contact" }), who: admins, expected: [401, 403, 403, 200] },
  "DELETE /api/contact/{id}": {
    asks: ({ messageId }) => ({ path: `contact/${messageId}` }),
    who: admins,
    expected: [401, 403, 403, removedOnce],
  },
  "POST /api/community/invitations": {
    asks: () => ({ path: "community/invitations", body: { email: "mina@example.org" } }),
    ...everyone(201),
  },
  "POST /api/community": {
    asks: () => ({ path: "community", body: { token: "guessed" } }),
    ...everyone(409),
  },
  "GET /api/community": { asks: () => ({ path: "community" }), who: admins, expected: [401, 403, 403, 200] },
  "GET /api/settings": { asks: () => ({ path: "settings" }), ...everyone(200) },
  "GET /api/demo": { asks: () => ({ path: "demo" }), ...everyone(200) },
}
