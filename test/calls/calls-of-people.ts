import { v7 as uuidv7 } from "uuid"
import { Modified } from "../../contract/fields.ts"
import {
  admins,
  peopleOf,
  everyone,
  type Expected,
  inTurn,
  members,
  type People,
  removedOnce,
  type Row,
  visited,
} from "./callers.ts"
import { password, read } from "../people.ts"
import type { Fixture } from "../fixture.ts"

/** Called with the session cookie of an account that exists, or was deleted. */
const signedIn: Expected = { fresh: 200, deleted: 401 }
export const notOwn: Expected = { fresh: 404, deleted: 401 }
const forbidden: Expected = { fresh: 403, deleted: 401 }

const refused = { stranger: 401, buyer: forbidden, "other buyer": 403, seller: forbidden }
const removedOrRefused = { ...refused, "other seller": 403, admin: 403 }

const guessed = { currentPassword: "BAckline33!", newPassword: "BAckline44!" }

/** The calls of accounts and identity. Those that need a proof from an email or Google are sent without and refused. */
export const callsOfPeople: Record<string, Row> = {
  "POST /api/auth/sign-up/email": {
    body: () => ({ name: "New", email: `${uuidv7()}@example.org`, password }),
    ...everyone({ fresh: 200, repeated: 409 }),
    queries: 7,
  },
  "POST /api/auth/sign-in/email": {
    body: async ({ buyer }) => ({ email: (await buyer()).email, password }),
    ...everyone(visited),
    queries: 5,
  },
  // no provider listens at the address in these settings
  "POST /api/auth/sign-in/google": { body: () => ({}), ...everyone(503), queries: 0 },
  "GET /api/auth/callback/google": { ...everyone(302), queries: 0 },
  "POST /api/auth/verify-email": { body: () => ({ token: "guessed" }), ...everyone(409), queries: 0 },
  "POST /api/auth/send-verification-email": { ...members(200), queries: 4 },
  "POST /api/auth/sign-out": {
    body: () => ({}),
    ...inTurn("buyer", everyone(200).expected, signingOut),
    queries: 5,
  },
  "GET /api/auth/get-session": { ...everyone(200), queries: 3 },
  "POST /api/auth/request-password-reset": {
    body: async ({ buyer }) => ({ email: (await buyer()).email }),
    ...everyone(200),
    queries: 6,
  },
  "POST /api/auth/reset-password": {
    body: () => ({ token: "guessed", newPassword: password }),
    ...everyone(409),
    queries: 1,
  },
  "GET /api/auth/list-sessions": { ...onOwnAccount({ own: signedIn, others: 200 }), queries: 4 },
  // no session has this id
  "POST /api/auth/revoke-session": {
    body: () => ({ id: uuidv7() }),
    ...onOwnAccount({ own: notOwn, others: 404 }),
    queries: 4,
  },
  "POST /api/auth/revoke-other-sessions": {
    body: () => ({}),
    ...onOwnAccount({ own: signedIn, others: 200 }),
    queries: 4,
  },
  "POST /api/auth/change-password": { body: () => guessed, ...everyone(401), queries: 4 },
  "GET /api/jwt": {
    email: ({ buyer }) => buyer(),
    ...inTurn("buyer", { ...removedOrRefused, buyer: signedIn }, owners),
    queries: 6,
  },
  "GET /api/users": { ...everyone(200), queries: 1 },
  "POST /api/users": {
    body: async ({ buyer }) => ({ name: "New", email: (await buyer()).email, role: "Buyer" }),
    ...inTurn("buyer", { ...removedOrRefused, buyer: { fresh: 201, deleted: 401 } }, owners),
    queries: 5,
  },
  "GET /api/users/me": { ...members(200), queries: 2 },
  "PATCH /api/users/me": { body: () => ({ location: "Uttara" }), ...members(200), queries: 6 },
  "GET /api/users/{id}": { of: idOfBuyer, ...byAdmin(visited), queries: 2 },
  "GET /api/users/admin/{email}": { of: ({ admin }) => admin.email, ...everyone(200), queries: 1 },
  "GET /api/users/buyer/{email}": { of: ({ ana }) => ana.email, ...everyone(200), queries: 1 },
  "GET /api/users/seller/{email}": { of: ({ rahim }) => rahim.email, ...everyone(200), queries: 1 },
  "GET /api/users/admin": { ...admins(200), queries: 2 },
  "GET /api/users/buyer": { ...admins(200), queries: 2 },
  "GET /api/users/seller": { ...admins(200), queries: 2 },
  "PATCH /api/users/seller/{id}": {
    of: idOfSeller,
    body: () => ({ status: "VERIFIED" }),
    ...byAdmin(visited),
    queries: 5,
  },
  "DELETE /api/users/seller/{id}/status": { of: idOfSeller, ...byAdmin(visited), queries: 5 },
  "PATCH /api/users/admin/{id}": { of: idOfBuyer, ...byAdmin(visited), queries: 11 },
  "DELETE /api/users/admin/{id}": { of: idOfAdmin, ...admins({ fresh: 200, repeated: 404 }), queries: 6 },
  "DELETE /api/users/{id}/sessions": { of: idOfBuyer, ...byAdmin(visited), queries: 6 },
  "PUT /api/users/{id}/suspension": {
    of: idOfBuyer,
    body: () => ({ reason: "Sold what was not theirs." }),
    ...byAdmin(visited),
    queries: 8,
  },
  "DELETE /api/users/{id}/suspension": { of: idOfBuyer, ...byAdmin(visited), queries: 4 },
  "DELETE /api/users/seller/{id}": { of: idOfSeller, ...byAdmin(removedOnce), queries: 53 },
  "DELETE /api/users/buyer/{id}": { of: idOfBuyer, ...byAdmin(removedOnce), queries: 53 },
}

async function idOfBuyer({ buyer }: Fixture) {
  return (await buyer()).id
}

async function idOfSeller({ seller }: Fixture) {
  return (await seller()).id
}

/** The id of an admin who was a buyer before. */
async function idOfAdmin({ admin, newcomer }: Fixture) {
  const { id } = await newcomer("Buyer")
  await read(Modified, admin.patch(`/api/users/admin/${id}`))
  return id
}

/** Calls of an admin about the accounts of the fixture's buyer and seller. */
function byAdmin(expected: Expected) {
  return inTurn("admin", { ...removedOrRefused, admin: expected }, owners)
}

/** Calls about the caller's own account; the accounts of `others` exist in every state. */
function onOwnAccount({ own, others }: { own: Expected; others: Expected }) {
  const lasting = { "other buyer": others, "other seller": others, admin: others }
  return inTurn("buyer", { stranger: 401, buyer: own, seller: own, ...lasting }, owners)
}

/** The users, with the buyer and seller whose accounts the calls change. */
export async function owners(fixture: Fixture): Promise<People> {
  const [buyer, seller] = await Promise.all([fixture.buyer(), fixture.seller()])
  return { ...peopleOf(fixture), buyer, seller }
}

/** Users of this call alone, because the call signs them out. */
async function signingOut(fixture: Fixture): Promise<People> {
  const [otherBuyer, otherSeller, admin] = await Promise.all([
    fixture.newcomer("Buyer"),
    fixture.newcomer("Seller"),
    fixture.newcomer("Buyer"),
  ])
  await read(Modified, fixture.admin.patch(`/api/users/admin/${admin.id}`))
  return { ...(await owners(fixture)), "other buyer": otherBuyer, "other seller": otherSeller, admin }
}
