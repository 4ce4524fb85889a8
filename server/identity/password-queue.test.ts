import { expect, test } from "vitest"
import { cast } from "../../test/cast.ts"
import { joins, password } from "../../test/people.ts"

test("while too many log in at once the rest are told when to come back", async () => {
  const { nobody, ana } = await cast()
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => nobody.post("/api/auth/sign-in/email", { email: ana.email, password })),
  )
  const told = await Promise.all(answers.map((answer) => answer.json()))
  const inside = answers.filter(({ status }) => status === 200)
  expect(inside.length).toBeGreaterThanOrEqual(20)
  expect(inside.length).toBeLessThan(answers.length)
  for (const [place, { status, headers }] of answers.entries())
    if (status !== 200) {
      expect([status, headers.get("Retry-After")]).toEqual([503, "2"])
      expect(told[place]).toMatchObject({
        code: "unavailable",
        detail: expect.stringMatching(/^Many people are logging in/),
      })
    }
})

test("a login that found no room costs nothing: the next one is let in", async () => {
  const { nobody, ana, house } = await cast({ RATE_LIMITS: "on" })
  const logIn = () => nobody.post("/api/auth/sign-in/email", { email: ana.email, password })
  const crowd = Array.from({ length: 60 }, () =>
    house.identity.signIn(new Headers(), { email: ana.email, password }).catch(() => undefined),
  )
  const refused = await Promise.all([logIn(), logIn(), logIn()])
  expect(refused.map(({ status }) => status)).toEqual([503, 503, 503])
  await Promise.all(crowd)
  expect((await logIn()).status).toBe(200)
})

test("one address makes five accounts in an hour", async () => {
  const { api, nobody } = await cast({ RATE_LIMITS: "on" })
  for (const name of ["One", "Two", "Three", "Four", "Five"]) await joins(api, name, "Buyer")
  const sixth = { name: "Farah", email: "farah@example.org", password }
  const refused = await nobody.post("/api/auth/sign-up/email", sixth)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(3_000)
  const login = await nobody.post("/api/auth/sign-in/email", sixth)
  expect((await login.json()).code).toBe("auth/user-not-found")
})
