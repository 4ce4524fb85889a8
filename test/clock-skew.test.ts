import { sql } from "kysely"
import { afterEach, expect, test, vi } from "vitest"
import { Booking } from "../contract/bookings.ts"
import { AccessToken } from "../contract/identity.ts"
import { testApp, appWithClaim } from "./test-app.ts"
import { confirmUnboundCard } from "./acts/paying.ts"
import { cookieOf, password, read } from "./people.ts"
import { violations } from "../server/invariants/violations.ts"
import { sweep } from "../server/payments/sweep.ts"

// only the server's clock is wrong; the database has the right time
const hour = 60 * 60_000

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  // status of an access token issued before, and of one issued in between once the time is right
  ["ahead", hour, 401, 200],
  ["behind", -hour, 200, 401],
])(
  "a clock that is an hour %s keeps a buyer signed in, and lets her in anew",
  async (_, wrong, before, given) => {
    const { api, ana } = await testApp()
    const opens = async (token: string) => {
      const headers = { authorization: `Bearer ${token}` }
      return (await api.request(`/api/bookings?email=${ana.email}`, { headers })).status
    }
    const asks = async (cookie: string) => {
      const response = api.request(`/api/jwt?email=${ana.email}`, { headers: { cookie } })
      return (await read(AccessToken, response)).accessToken
    }
    // the product has seen the token before; it expires all the same
    expect(await opens(ana.accessToken)).toBe(200)
    setClock(wrong)
    expect(await opens(ana.accessToken)).toBe(before)
    const signedIn = await ana.post("/api/auth/sign-in/email", { email: ana.email, password })
    for (const cookie of [ana.cookie, cookieOf(signedIn)]) {
      setClock(wrong)
      const token = await asks(cookie)
      expect(await opens(token)).toBe(200)
      vi.useRealTimers()
      expect(await opens(token)).toBe(given)
      const anew = await asks(cookie)
      expect(await opens(anew)).toBe(200)
      await api.request("/api/auth/sign-out", { method: "POST", headers: { cookie } })
      // an access token does not outlive its session
      expect([await opens(token), await opens(anew)]).toEqual([401, 401])
    }
  },
)

test.each([
  ["ahead finishes a payment under way, once, and keeps no money without a claim", hour, "canceled"],
  ["behind leaves everything to one that has the right time", -hour, "requires_capture"],
])("a sweep that is %s", { tags: "full" }, async (_, wrong, left) => {
  const { ana, context, db, transactionId, bookingId } = await appWithClaim()
  const alone = await confirmUnboundCard(ana, 10)
  const isPaid = async () => (await read(Booking, ana.get(`/api/bookings/${bookingId}`))).paid
  // old enough for a sweep by the right clock
  if (wrong < 0) {
    await sql`update payments set "claimedAt" = now() - interval '1 minute'`.execute(db)
    await sql`update sandbox.intents set "heldAt" = now() - interval '16 minutes'`.execute(db)
  }
  setClock(wrong)
  await sweep(context)
  vi.useRealTimers()
  expect(await isPaid()).toBe(wrong > 0)
  expect(await context.cards.fetchIntent(alone)).toMatchObject({ status: left })
  await sweep(context)
  expect(await isPaid()).toBe(true)
  expect((await ana.post("/api/payments", { transactionId, bookingId })).status).toBe(200)
  expect(await context.cards.fetchIntent(alone)).toMatchObject({ status: "canceled" })
  expect(await violations(db, context.cards)).toEqual([])
})

function setClock(wrong: number) {
  vi.useRealTimers()
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + wrong })
}
