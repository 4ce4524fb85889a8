import { v7 as uuidv7 } from "uuid"
import { admins, everyone, type Expected, newcomers, removedOnce, type Row, visited } from "./askers.ts"
import { password } from "./people.ts"

/** With the cookie of an account that is there, or was. */
const signedIn: Expected = [200, 200, 200, 401]
const foreign: Expected = [404, 404, 404, 401]

/** The calls about who someone is. */
export const callsOfPeople: Record<string, Row> = {
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
  // nobody stands in for Google where nothing listens
  "POST /api/auth/sign-in/google": {
    asks: () => ({ path: "auth/sign-in/google", body: {} }),
    ...everyone(503),
  },
  "GET /api/auth/callback/google": { asks: () => ({ path: "auth/callback/google" }), ...everyone(503) },
  "POST /api/auth/verify-email": {
    asks: () => ({ path: "auth/verify-email", body: { token: "guessed" } }),
    ...everyone(409),
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
  "GET /api/auth/list-sessions": {
    asks: () => ({ path: "auth/list-sessions" }),
    who: newcomers,
    expected: [401, signedIn, signedIn, signedIn],
  },
  "POST /api/auth/revoke-session": {
    // a session of nobody
    asks: () => ({ path: "auth/revoke-session", body: { id: uuidv7() } }),
    who: newcomers,
    expected: [401, foreign, foreign, foreign],
  },
  "POST /api/auth/revoke-other-sessions": {
    asks: () => ({ path: "auth/revoke-other-sessions", body: {} }),
    who: newcomers,
    expected: [401, signedIn, signedIn, signedIn],
  },
  "POST /api/auth/change-password": {
    asks: () => ({
      path: "auth/change-password",
      body: { currentPassword: "BAckline33!", newPassword: "BAckline44!" },
    }),
    ...everyone(401),
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
  "DELETE /api/users/{id}/sessions": {
    asks: async ({ buyer }) => ({ path: `users/${(await buyer()).id}/sessions` }),
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
}
