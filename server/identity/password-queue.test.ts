import { expect, test } from "vitest"
import { testApp } from "../../test/test-app.ts"
import { password, problemOf } from "../../test/people.ts"
import { queueChange, queueLogin } from "./passwords.ts"

const busy = { status: 503, code: "unavailable" }
const newPassword = "CHorus&Flanger77"

test("while too many log in at once the rest get a 503 with Retry-After", { tags: "full" }, async () => {
  const { nobody } = await testApp()
  const email = "nobody@example.org"
  const responses = await Promise.all(
    Array.from({ length: 60 }, () => nobody.post("/api/auth/sign-in/email", { email, password })),
  )
  const bodies = await Promise.all(responses.map((response) => response.json()))
  const accepted = responses.filter(({ status }) => status === 404)
  expect(accepted.length).toBeGreaterThanOrEqual(20)
  expect(accepted.length).toBeLessThan(responses.length)
  for (const [place, { status, headers }] of responses.entries())
    if (status !== 404) {
      expect([status, headers.get("Retry-After")]).toEqual([503, "2"])
      expect(bodies[place]).toMatchObject({
        code: "unavailable",
        detail: expect.stringMatching(/^Many people are logging in/),
      })
    }
})

test("a login refused by a full queue does not count as a failed attempt", async () => {
  const { nobody, ana } = await testApp({ RATE_LIMITS: "on" })
  const logIn = () => nobody.post("/api/auth/sign-in/email", { email: ana.email, password })
  const crowd = occupy(22, (work) => queueLogin(undefined, work))
  for (let count = 0; count < 10; count += 1) expect(await problemOf(logIn())).toMatchObject(busy)
  await crowd.release()
  expect((await logIn()).status).toBe(200)
})

test("one account takes at most five places of the queue", async () => {
  const { nobody, ana, tomal } = await testApp()
  const logIn = ({ email }: { email: string }) => nobody.post("/api/auth/sign-in/email", { email, password })
  const responses = await Promise.all([...Array.from({ length: 10 }, () => logIn(ana)), logIn(tomal)])
  const statuses = responses.map(({ status }) => status)
  expect(statuses.at(-1)).toBe(200)
  expect(statuses.slice(0, -1).filter((status) => status === 200)).toHaveLength(5)
})

test("logins do not wait for password changes, which get a 503 while their queue is full", async () => {
  const { nobody, ana } = await testApp()
  const crowd = occupy(11, (work) => queueChange(undefined, work))
  const change = { currentPassword: password, newPassword }
  expect(await problemOf(ana.post("/api/auth/change-password", change))).toMatchObject(busy)
  expect((await nobody.post("/api/auth/sign-in/email", { email: ana.email, password })).status).toBe(200)
  await crowd.release()
  expect((await ana.post("/api/auth/change-password", change)).status).toBe(200)
})

test("a password is changed so many times an hour, also by its owner", async () => {
  const { ana } = await testApp({ RATE_LIMITS: "on", RATE_LIMIT_PASSWORD_CHANGES: "2" })
  const change = (currentPassword: string, next: string) =>
    ana.post("/api/auth/change-password", { currentPassword, newPassword: next })
  expect((await change(password, newPassword)).status).toBe(200)
  expect((await change(newPassword, password)).status).toBe(200)
  expect(await problemOf(change(password, newPassword))).toMatchObject({ status: 429 })
})

/** Occupies `count` places of a queue until `release` is called. */
function occupy(count: number, enter: (work: () => Promise<void>) => Promise<void>) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const crowd = Array.from({ length: count }, () => enter(() => promise))
  return {
    release: async () => {
      resolve()
      await Promise.all(crowd)
    },
  }
}
