import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { testApp } from "../../test/test-app.ts"
import { callerAt, cookiesOf } from "../../test/calls/caller-at.ts"
import { deliverMails, tokenIn } from "../../test/mail.ts"
import { type Person, password } from "../../test/people.ts"
import { Problem } from "../http/problem.ts"

const limits = { RATE_LIMITS: "on", RATE_LIMIT_SIGN_UPS: "100" }

// fake clock, because delays depend on the time and a busy machine is slow
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] })
})

afterEach(() => {
  vi.useRealTimers()
})

test("a hundred guesses at once get no further than guesses one after the other", async () => {
  const { ana, context } = await testApp(limits)
  const results = await Promise.all(
    Array.from({ length: 100 }, (_, place) => begins(context.signInLimits, `10.0.0.${place}`, ana.id)),
  )
  // five, and possibly one that races with reaching the limit
  expect(results.filter(Boolean).length).toBeGreaterThanOrEqual(5)
  expect(results.filter(Boolean).length).toBeLessThanOrEqual(6)
})

test("after that each guess waits twice as long as the one before, and a successful login resets the wait", async () => {
  const { ana, context } = await testApp(limits)
  const guess = (place: number) => begins(context.signInLimits, `10.0.1.${place}`, ana.id)
  for (let place = 0; place < 5; place += 1) expect(await guess(place)).toBe(true)
  expect(await guess(5)).toBe(false)
  advanceClock(1_001)
  expect(await guess(6)).toBe(true)
  advanceClock(1_999)
  expect(await guess(7)).toBe(false)
  advanceClock(2)
  expect(await guess(8)).toBe(true)
  await context.signInLimits.succeed("10.0.1.8", ana.id)
  expect(await guess(9)).toBe(true)
})

test(
  "many machines that guess for an hour get at most forty guesses checked, and wait fifteen minutes at most",
  { tags: "full" },
  async () => {
    const { ana, context } = await testApp(limits)
    let machine = 0
    const guess = () => waitOf(context.signInLimits.begin(`10.0.3.${machine++ % 250}`, ana.id))
    expect(await guess()).toBe(0)
    // starts shortly before the failures expire, which is after an hour
    advanceClock(minutes(60) - 10_000)
    const began = Date.now()
    const checked: number[] = []
    const waits: number[] = []
    while (Date.now() < began + minutes(60)) {
      const wait = await guess()
      if (wait === 0) checked.push(Date.now())
      waits.push(wait)
      advanceClock(Math.min(wait, 5_000))
    }
    const pauses = checked.map((moment, place) => moment - (checked[place - 1] ?? began))
    expect(checked.length).toBeGreaterThan(5)
    expect(checked.length).toBeLessThanOrEqual(40)
    expect(Math.max(...waits, ...pauses)).toBeLessThanOrEqual(minutes(15))
  },
)

test("one address fails three times in ten seconds at most; logins that succeed do not count", async () => {
  const { nobody, ana, tomal } = await testApp(limits)
  const signIn = (email: string, guess: string) =>
    nobody.post("/api/auth/sign-in/email", { email, password: guess })
  for (let count = 0; count < 5; count += 1) expect((await signIn(ana.email, password)).status).toBe(200)
  for (let count = 0; count < 3; count += 1)
    expect((await signIn(tomal.email, "BAckline33!")).status).toBe(401)
  const refused = await signIn(tomal.email, password)
  expect(await refused.json()).toMatchObject({ status: 429, code: "too-many-requests" })
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0)
  expect(Number(refused.headers.get("Retry-After"))).toBeLessThanOrEqual(10)
})

test("a device that signed in before does not wait for the failures of strangers", async () => {
  const { api, ana, context } = await testApp(limits)
  const signIn = (cookie: string) =>
    api.request("/api/auth/sign-in/email", {
      method: "POST",
      headers: { "Content-Type": "application/json", cookie },
      body: JSON.stringify({ email: ana.email, password }),
    })
  const cookies = (await signIn("")).headers.getSetCookie().map((cookie) => cookie.split(";")[0])
  const device = cookies.find((cookie) => cookie?.startsWith("device=")) ?? ""
  const { id } = await context.db
    .selectFrom("identity.user")
    .select("id")
    .where("email", "=", ana.email)
    .executeTakeFirstOrThrow()
  for (let place = 0; place < 10; place += 1) await begins(context.signInLimits, `10.0.2.${place}`, id)
  expect((await signIn("")).status).toBe(429)
  expect((await signIn(device)).status).toBe(200)
  expect((await signIn(`${device}x`)).status).not.toBe(200)
})

const newPassword = "CHorus&Flanger77"

test.each<[string, (all: TestApp, owner: Person) => Promise<Response>]>([
  [
    "a changed password",
    (_, owner) => owner.post("/api/auth/change-password", { currentPassword: password, newPassword }),
  ],
  [
    "a reset",
    async ({ nobody, ana, context }) => {
      await nobody.post("/api/auth/request-password-reset", { email: ana.email })
      const token = tokenIn((await deliverMails(context)).find(({ recipient }) => recipient === ana.email))
      return nobody.post("/api/auth/reset-password", { token, newPassword })
    },
  ],
])("after %s no device is remembered that signed in before", async (_, choose) => {
  const all = await testApp(limits)
  const { api, ana, nobody } = all
  const before = cookiesOf(await nobody.post("/api/auth/sign-in/email", { email: ana.email, password }))
  expect((await choose(all, ana)).status).toBe(200)
  const guess = () =>
    callerAt(api, "10.0.4.1", before).post("/api/auth/sign-in/email", { email: ana.email, password })
  const statuses = [await guess(), await guess(), await guess(), await guess()].map(({ status }) => status)
  // the burst limit for any IP address
  expect(statuses).toEqual([401, 401, 401, 429])
})

type TestApp = Awaited<ReturnType<typeof testApp>>
type SignInLimits = Awaited<ReturnType<typeof testApp>>["context"]["signInLimits"]

function begins(signInLimits: SignInLimits, address: string, account: string) {
  return waitOf(signInLimits.begin(address, account)).then((wait) => wait === 0)
}

/** In milliseconds. */
function waitOf(guess: Promise<void>) {
  return guess.then(
    () => 0,
    (refused: unknown) => (refused instanceof Problem ? (refused.retryAfter ?? 0) * 1_000 : Number.NaN),
  )
}

function minutes(count: number) {
  return count * 60_000
}

function advanceClock(milliseconds: number) {
  vi.setSystemTime(Date.now() + milliseconds)
}
