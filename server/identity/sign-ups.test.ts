import { sql } from "kysely"
import { expect, test } from "vitest"
import { testApp } from "../../test/test-app.ts"
import { callerAt, cookiesOf } from "../../test/calls/caller-at.ts"
import { deliverMails, tokenIn } from "../../test/mail.ts"
import { password, problemOf } from "../../test/people.ts"
import { readConfig } from "../config/config.ts"

test("unconfirmed accounts of one address are limited; confirmed ones do not count", async () => {
  const { api, context, db } = await testApp({ RATE_LIMITS: "on", RATE_LIMIT_UNCONFIRMED_SIGN_UPS: "3" })
  const signUp = (name: string, address = "10.0.0.1") => {
    const account = { name, email: `${name}@example.org`, password }
    return callerAt(api, address).post("/api/auth/sign-up/email", account)
  }
  const first = await signUp("One")
  for (const name of ["Two", "Three"]) expect((await signUp(name)).status).toBe(200)
  const refused = await signUp("Four")
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(3_000)
  expect((await signUp("Five", "10.0.0.2")).status).toBe(200)
  const token = tokenIn(
    (await deliverMails(context)).find(({ recipient }) => recipient === "one@example.org"),
  )
  const own = callerAt(api, "10.0.0.1", cookiesOf(first))
  expect((await own.post("/api/auth/verify-email", { token })).status).toBe(200)
  expect((await signUp("Four")).status).toBe(200)
  // one above the limit: the expiry of the oldest frees no place
  await sql`update identity."signUps" set address = '10.0.0.1', "createdAt" = now() - interval '50 minutes'
    where address = '10.0.0.2'`.execute(db)
  expect(Number((await signUp("Six")).headers.get("Retry-After"))).toBeGreaterThan(3_000)
})

test("a dozen people behind one address can sign up within an hour, up to a limit", async () => {
  expect(readConfig({}).limits).toMatchObject({ signUps: 100, unconfirmedSignUps: 20 })
  const { nobody } = await testApp({ RATE_LIMITS: "on", RATE_LIMIT_SIGN_UPS: "1" })
  const account = { name: "Ana", email: "ana@example.org", password }
  expect((await nobody.post("/api/auth/sign-up/email", account)).status).toBe(200)
  expect(await problemOf(nobody.post("/api/auth/sign-up/email", account))).toMatchObject({ status: 429 })
})
