import { expect, test } from "vitest"
import { cast } from "../../test/cast.ts"
import { password, problemOf } from "../../test/people.ts"
import { changeInTurn, loginInTurn } from "./passwords.ts"

const busy = { status: 503, code: "unavailable" }
const newPassword = "CHorus&Flanger77"

test("while too many log in at once the rest are told when to come back", async () => {
  const { nobody } = await cast()
  const email = "nobody@example.org"
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => nobody.post("/api/auth/sign-in/email", { email, password })),
  )
  const told = await Promise.all(answers.map((answer) => answer.json()))
  const inside = answers.filter(({ status }) => status === 404)
  expect(inside.length).toBeGreaterThanOrEqual(20)
  expect(inside.length).toBeLessThan(answers.length)
  for (const [place, { status, headers }] of answers.entries())
    if (status !== 404) {
      expect([status, headers.get("Retry-After")]).toEqual([503, "2"])
      expect(told[place]).toMatchObject({
        code: "unavailable",
        detail: expect.stringMatching(/^Many people are logging in/),
      })
    }
})

test("a login that found no room costs nothing, however often: the next one is let in", async () => {
  const { nobody, ana } = await cast({ RATE_LIMITS: "on" })
  const logIn = () => nobody.post("/api/auth/sign-in/email", { email: ana.email, password })
  const crowd = filled(22, (work) => loginInTurn(undefined, work))
  for (let count = 0; count < 10; count += 1) expect(await problemOf(logIn())).toMatchObject(busy)
  await crowd.leaves()
  expect((await logIn()).status).toBe(200)
})

test("one account takes five places at most, and leaves the others theirs", async () => {
  const { nobody, ana, tomal } = await cast()
  const logIn = ({ email }: { email: string }) => nobody.post("/api/auth/sign-in/email", { email, password })
  const answers = await Promise.all([...Array.from({ length: 10 }, () => logIn(ana)), logIn(tomal)])
  const statuses = answers.map(({ status }) => status)
  expect(statuses.at(-1)).toBe(200)
  expect(statuses.slice(0, -1).filter((status) => status === 200)).toHaveLength(5)
})

test("logins do not wait for changes, which are told when there is no room", async () => {
  const { nobody, ana } = await cast()
  const crowd = filled(11, (work) => changeInTurn(undefined, work))
  const change = { currentPassword: password, newPassword }
  expect(await problemOf(ana.post("/api/auth/change-password", change))).toMatchObject(busy)
  expect((await nobody.post("/api/auth/sign-in/email", { email: ana.email, password })).status).toBe(200)
  await crowd.leaves()
  expect((await ana.post("/api/auth/change-password", change)).status).toBe(200)
})

test("a password is changed so many times an hour, also by its owner", async () => {
  const { ana } = await cast({ RATE_LIMITS: "on", RATE_LIMIT_PASSWORD_CHANGES: "2" })
  const change = (currentPassword: string, next: string) =>
    ana.post("/api/auth/change-password", { currentPassword, newPassword: next })
  expect((await change(password, newPassword)).status).toBe(200)
  expect((await change(newPassword, password)).status).toBe(200)
  expect(await problemOf(change(password, newPassword))).toMatchObject({ status: 429 })
})

/** So many who have taken their places, and stay until they are sent away. */
function filled(count: number, enter: (work: () => Promise<void>) => Promise<void>) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const crowd = Array.from({ length: count }, () => enter(() => promise))
  return {
    leaves: async () => {
      resolve()
      await Promise.all(crowd)
    },
  }
}
