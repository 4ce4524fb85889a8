import { v7 as uuidv7 } from "uuid"
import { Modified } from "../contract/fields.ts"
import {
  admins,
  castOf,
  everyone,
  type Expected,
  inTurn,
  type People,
  removedOnce,
  type Row,
  visited,
} from "./askers.ts"
import { password, read } from "./people.ts"
import type { World } from "./world.ts"

/** With the cookie of an account that is there, or was. */
const signedIn: Expected = { fresh: 200, deleted: 401 }
const foreign: Expected = { fresh: 404, deleted: 401 }
const forbidden: Expected = { fresh: 403, deleted: 401 }

const removedOrRefused = {
  stranger: 401,
  buyer: forbidden,
  "other buyer": 403,
  seller: forbidden,
  "other seller": 403,
  admin: 403,
}

/** The calls about who someone is. */
export const callsOfPeople: Record<string, Row> = {
  "POST /api/auth/sign-up/email": {
    asks: () => ({
      path: "auth/sign-up/email",
      body: { name: "New", email: `${uuidv7()}@example.org`, password },
    }),
    ...everyone({ fresh: 200, repeated: 409 }),
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
    ...inTurn("buyer", everyone(200).expected, leaving),
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
    ...byThemselves({ own: signedIn, others: 200 }),
  },
  "POST /api/auth/revoke-session": {
    // a session of nobody
    asks: () => ({ path: "auth/revoke-session", body: { id: uuidv7() } }),
    ...byThemselves({ own: foreign, others: 404 }),
  },
  "POST /api/auth/revoke-other-sessions": {
    asks: () => ({ path: "auth/revoke-other-sessions", body: {} }),
    ...byThemselves({ own: signedIn, others: 200 }),
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
    ...inTurn("buyer", { ...removedOrRefused, buyer: signedIn }, owners),
  },
  "GET /api/users": { asks: () => ({ path: "users" }), ...everyone(200) },
  "POST /api/users": {
    asks: async ({ buyer }) => ({
      path: "users",
      body: { name: "New", email: (await buyer()).email, role: "Buyer" },
    }),
    ...inTurn("buyer", { ...removedOrRefused, buyer: { fresh: 201, deleted: 401 } }, owners),
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
    ...admins(200),
  },
  "GET /api/users/seller": {
    asks: () => ({ path: "users/seller" }),
    ...admins(200),
  },
  "PATCH /api/users/seller/{id}": {
    asks: async ({ seller }) => ({
      path: `users/seller/${(await seller()).id}`,
      body: { status: "VERIFIED" },
    }),
    ...inTurn("admin", { ...removedOrRefused, admin: visited }, owners),
  },
  "PATCH /api/users/admin/{id}": {
    asks: async ({ buyer }) => ({ path: `users/admin/${(await buyer()).id}` }),
    ...inTurn("admin", { ...removedOrRefused, admin: visited }, owners),
  },
  "DELETE /api/users/{id}/sessions": {
    asks: async ({ buyer }) => ({ path: `users/${(await buyer()).id}/sessions` }),
    ...inTurn("admin", { ...removedOrRefused, admin: visited }, owners),
  },
  "DELETE /api/users/seller/{id}": {
    asks: async ({ seller }) => ({ path: `users/seller/${(await seller()).id}` }),
    ...inTurn("admin", { ...removedOrRefused, admin: removedOnce }, owners),
  },
  "DELETE /api/users/buyer/{id}": {
    asks: async ({ buyer }) => ({ path: `users/buyer/${(await buyer()).id}` }),
    ...inTurn("admin", { ...removedOrRefused, admin: removedOnce }, owners),
  },
}

/** Each on the own account; those of `others` are there in every state. */
function byThemselves({ own, others }: { own: Expected; others: Expected }) {
  const lasting = { "other buyer": others, "other seller": others, admin: others }
  return inTurn("buyer", { stranger: 401, buyer: own, seller: own, ...lasting }, owners)
}

/** The cast, with the buyer and the seller whose accounts the calls are about. */
async function owners(world: World): Promise<People> {
  const [buyer, seller] = await Promise.all([world.buyer(), world.seller()])
  return { ...castOf(world), buyer, seller }
}

/** People whom nobody misses once they are signed out. */
async function leaving(world: World): Promise<People> {
  const [otherBuyer, otherSeller, admin] = await Promise.all([
    world.newcomer("Buyer"),
    world.newcomer("Seller"),
    world.newcomer("Buyer"),
  ])
  await read(Modified, world.admin.patch(`/api/users/admin/${admin.id}`))
  return { ...(await owners(world)), "other buyer": otherBuyer, "other seller": otherSeller, admin }
}
