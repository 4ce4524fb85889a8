import { sql } from "kysely"
import { afterEach, expect, test, vi } from "vitest"
import { Booking } from "../contract/bookings.ts"
import { AccessToken } from "../contract/identity.ts"
import { type Cast, cast, claimed } from "../test/cast.ts"
import { confirmsAlone } from "../test/paying.ts"
import { cookieOf, password, read } from "../test/people.ts"
import { violations } from "./payments/invariants.ts"
import { sweep } from "./payments/sweep.ts"

// the clock of a server beside a database that has the right time
const hour = 60 * 60_000

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ["ahead", hour, 401],
  ["behind", -hour, 200],
])("a clock that is an hour %s keeps a buyer signed in, and lets her in anew", async (_, wrong, old) => {
  const { api, ana } = await cast()
  // a token that was shown before is over all the same
  expect(await opens(api, ana.email, ana.accessToken)).toBe(200)
  clockIs(wrong)
  expect(await opens(api, ana.email, ana.accessToken)).toBe(old)
  const signedIn = await ana.post("/api/auth/sign-in/email", { email: ana.email, password })
  const cookies = [ana.cookie, cookieOf(signedIn)]
  for (const cookie of cookies)
    expect(await opens(api, ana.email, await asks(api, ana.email, cookie))).toBe(200)
  vi.useRealTimers()
  for (const cookie of cookies)
    expect(await opens(api, ana.email, await asks(api, ana.email, cookie))).toBe(200)
})

test("an access token of a server that is behind is over where the time is right", async () => {
  const { api, ana } = await cast()
  clockIs(-hour)
  const token = await asks(api, ana.email, ana.cookie)
  expect(await opens(api, ana.email, token)).toBe(200)
  vi.useRealTimers()
  expect(await opens(api, ana.email, token)).toBe(401)
})

test("an access token of a server that is ahead counts for longer, but not after its session", async () => {
  const { api, ana } = await cast()
  clockIs(hour)
  const token = await asks(api, ana.email, ana.cookie)
  vi.useRealTimers()
  expect(await opens(api, ana.email, token)).toBe(200)
  expect((await ana.post("/api/auth/sign-out", {})).status).toBe(200)
  expect(await opens(api, ana.email, token)).toBe(401)
})

test("a sweep that is ahead finishes a payment under way, once, and keeps no money without a claim", async () => {
  const { ana, house, db, transactionId, bookingId } = await claimed()
  const claim = { transactionId, bookingId }
  const alone = await confirmsAlone(ana, 10)
  clockIs(hour)
  await sweep(house)
  vi.useRealTimers()
  expect(await isPaid(ana, claim)).toBe(true)
  expect((await ana.post("/api/payments", claim)).status).toBe(200)
  expect(await house.cards.fetchIntent(alone)).toMatchObject({ status: "canceled" })
  expect(await violations(db, house.cards)).toEqual([])
})

test("a sweep that is behind leaves everything to one that has the right time", async () => {
  const { ana, house, db, transactionId, bookingId } = await claimed()
  const claim = { transactionId, bookingId }
  const alone = await confirmsAlone(ana, 10)
  await sql`update payments set "claimedAt" = now() - interval '1 minute'`.execute(db)
  await sql`update sandbox.intents set "createdAt" = now() - interval '16 minutes'`.execute(db)
  clockIs(-hour)
  await sweep(house)
  vi.useRealTimers()
  expect(await isPaid(ana, claim)).toBe(false)
  expect(await house.cards.fetchIntent(alone)).toMatchObject({ status: "requires_capture" })
  await sweep(house)
  expect(await isPaid(ana, claim)).toBe(true)
  expect(await house.cards.fetchIntent(alone)).toMatchObject({ status: "canceled" })
  expect(await violations(db, house.cards)).toEqual([])
})

function clockIs(wrong: number) {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + wrong })
}

type Api = Cast["api"]

/** A new access token for who has this cookie. */
async function asks(api: Api, email: string, cookie: string) {
  const answer = api.request(`/api/jwt?email=${email}`, { headers: { cookie } })
  return (await read(AccessToken, answer)).accessToken
}

async function opens(api: Api, email: string, token: string) {
  const headers = { authorization: `Bearer ${token}` }
  return (await api.request(`/api/bookings?email=${email}`, { headers })).status
}

async function isPaid({ get }: Cast["ana"], { bookingId }: { bookingId: string }) {
  return (await read(Booking, get(`/api/bookings/${bookingId}`))).paid
}
