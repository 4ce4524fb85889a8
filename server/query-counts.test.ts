import { beforeAll, expect, test } from "vitest"
import { Settled } from "../contract/payments.ts"
import { crawlerRoutes } from "./crawlers.ts"
import { type Asker, sends } from "../test/askers.ts"
import { table } from "../test/calls.ts"
import { cast } from "../test/cast.ts"
import { testDatabase } from "../test/database.ts"
import { holdsUntold } from "../test/paying.ts"
import { read } from "../test/people.ts"
import { hearing, type Statement } from "../test/statements.ts"
import { openWorlds, type World } from "../test/world.ts"

/**
 * Round trips to the database that each call makes for whoever may make it, begin and commit among them. Who asks is one
 * of them. The card is confirmed with the event that settles it; the payment is then there already. What only a letter,
 * Google or the card provider can prove is asked without proof here, and refused.
 */
const counts: Record<string, number> = {
  "POST /api/auth/sign-up/email": 8,
  "POST /api/auth/sign-in/email": 4,
  "POST /api/auth/sign-in/google": 0,
  "GET /api/auth/callback/google": 0,
  "POST /api/auth/verify-email": 0,
  "POST /api/auth/sign-out": 5,
  "GET /api/auth/get-session": 3,
  "POST /api/auth/request-password-reset": 6,
  "POST /api/auth/reset-password": 6,
  "GET /api/auth/list-sessions": 4,
  "POST /api/auth/revoke-session": 4,
  "POST /api/auth/revoke-other-sessions": 4,
  "POST /api/auth/change-password": 6,
  "GET /api/jwt": 6,
  "GET /api/users": 1,
  "POST /api/users": 5,
  "GET /api/users/admin/{email}": 1,
  "GET /api/users/buyer/{email}": 1,
  "GET /api/users/seller/{email}": 1,
  "GET /api/users/buyer": 2,
  "GET /api/users/seller": 2,
  "PATCH /api/users/seller/{id}": 5,
  "PATCH /api/users/admin/{id}": 5,
  "DELETE /api/users/{id}/sessions": 6,
  "DELETE /api/users/seller/{id}": 16,
  "DELETE /api/users/buyer/{id}": 16,
  "GET /api/categories": 1,
  "GET /api/categories/{id}": 1,
  "GET /api/products": 2,
  "GET /api/products/{id}": 2,
  "POST /api/products": 7,
  "DELETE /api/products/{id}": 5,
  "GET /api/myProducts": 5,
  "PATCH /api/myProducts/{id}": 2,
  "POST /api/images": 3,
  "GET /api/bookings": 2,
  "GET /api/bookings/{id}": 2,
  "POST /api/bookings": 3,
  "DELETE /api/bookings/{id}": 6,
  "GET /api/wishlist": 2,
  "POST /api/wishlist": 3,
  "DELETE /api/wishlist/{id}": 2,
  "POST /api/create-payment-intent": 4,
  "POST /api/payments": 3,
  "GET /api/audit": 2,
  "POST /api/payments/webhook": 0,
  "POST /api/sandbox/confirm": 7,
  "POST /api/sandbox/approve": 1,
  "POST /api/contact": 3,
  "GET /api/contact": 2,
  "DELETE /api/contact/{id}": 5,
  "POST /api/community/invitations": 2,
  "POST /api/community": 0,
  "GET /api/community": 2,
  "GET /api/settings": 0,
  "GET /api/demo": 0,
}

const forAnyone = [
  "GET /api/categories",
  "GET /api/categories/{id}",
  "GET /api/products",
  "GET /api/products/{id}",
  "GET /api/users",
]

let open: Awaited<ReturnType<typeof openHouse>>
beforeAll(async () => {
  open = await openHouse()
})

async function openHouse() {
  const hears = hearing((await testDatabase()).pool)
  const { house, ...people } = await cast()
  const { world } = await openWorlds({ house, ...people })
  /** What a call says to the database, made by the one whom it is for. */
  const said = async (here: World, call: string, who?: Asker) => {
    const row = table[call]
    const asker = who ?? (await row?.who(here))?.at(-1) ?? here.nobody
    const request = (await row?.asks(here)) ?? { path: "" }
    // what the provider tells about a card comes on its own
    await house.sandbox?.delivered()
    return hears(async () => {
      await sends(asker, call, request)
      await house.sandbox?.delivered()
    })
  }
  return { world, said, hears }
}

test("the table has every call", () => {
  expect(Object.keys(counts).toSorted()).toEqual(Object.keys(table).toSorted())
})

test.each(Object.keys(table))("%s asks the database as often as written here", async (call) => {
  const statements = await open.said(await open.world("fresh"), call)
  expect(statements.length, statements.map(({ text }) => text).join("\n")).toBe(counts[call])
})

test("a payment is settled in two round trips beside the provider's", async () => {
  const statements = await open.said(await open.world("fresh"), "POST /api/sandbox/confirm")
  expect(besideProvider(statements)).toHaveLength(2)
})

test("and in three with who asks, where the buyer's browser is first", async () => {
  const { db, ana, bookingId } = await open.world("fresh")
  const transactionId = await holdsUntold(db, ana, bookingId)
  const statements = await open.hears(async () => {
    await read(Settled, ana.post("/api/payments", { transactionId, bookingId }))
  })
  expect(besideProvider(statements)).toHaveLength(3)
})

function besideProvider(statements: Statement[]) {
  return statements.filter(({ text }) => !text.includes('"sandbox"."intents"'))
}

test("what anyone may see is one query, and a stranger who is refused is none", async () => {
  const here = await open.world("fresh")
  for (const call of Object.keys(table).filter((each) => each.startsWith("GET")))
    expect((await open.said(here, call, here.nobody)).length, call).toBe(forAnyone.includes(call) ? 1 : 0)
})

test("the map of the pages for search engines is one query", async () => {
  const { house } = await open.world("fresh")
  const statements = await open.hears(async () => {
    expect((await crawlerRoutes.request("/sitemap.xml", {}, house)).status).toBe(200)
  })
  expect(statements).toHaveLength(1)
})

const makes = ["POST /api/products", "POST /api/bookings", "POST /api/wishlist", "POST /api/contact"]

test("a list asks as often when more is in it", async () => {
  const here = await open.world("fresh")
  for (const call of [...makes, ...makes, ...makes]) await open.said(here, call)
  for (const call of Object.keys(table).filter((each) => each.startsWith("GET")))
    expect((await open.said(here, call)).length, call).toBe(counts[call])
})
