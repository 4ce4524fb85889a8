import { expect, test } from "vitest"
import { testApp } from "../../test/test-app.ts"
import { callerAt, cookiesOf } from "../../test/calls/caller-at.ts"
import { deliverMails, tokenIn } from "../../test/mail.ts"
import { password } from "../../test/people.ts"

const newPassword = "CHorus&Flanger77"

async function codeOf(response: Promise<Response>) {
  const { code }: { code: string } = await (await response).json()
  return code
}

test("a forgotten password is replaced by the link in a mail, once, and every session ends", async () => {
  const { ana, nobody, context, db } = await testApp()
  await nobody.post("/api/auth/request-password-reset", { email: ana.email.toUpperCase() })
  const [mail, ...others] = await deliverMails(context)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ recipient: ana.email, subject: "Choose a new password for Backline" })
  expect(mail?.text).toContain("http://localhost:3000/reset-password#")
  const token = tokenIn(mail)
  const kept = await db.selectFrom("identity.verification").selectAll().execute()
  expect(JSON.stringify(kept)).not.toContain(token)
  const reset = (chosen = newPassword) =>
    nobody.post("/api/auth/reset-password", { token, newPassword: chosen })
  expect((await (await reset("abcdef")).json()).errors.newPassword).toMatch(
    /^Your password must have at least 2 capital/,
  )
  expect((await reset()).status).toBe(200)
  expect((await ana.get(`/api/bookings?email=${ana.email}`)).status).toBe(401)
  expect((await ana.get(`/api/jwt?email=${ana.email}`)).status).toBe(401)
  const signIn = (secret: string) =>
    nobody.post("/api/auth/sign-in/email", { email: ana.email, password: secret })
  expect(await codeOf(signIn(password))).toBe("auth/wrong-password")
  expect((await signIn(newPassword)).status).toBe(200)
  expect(await codeOf(reset())).toBe("link-expired")
})

test("an unknown address is answered the same, and gets no mail", async () => {
  const { ana, nobody, context } = await testApp()
  const ask = async (email: string) => {
    const response = await nobody.post("/api/auth/request-password-reset", { email })
    return { status: response.status, body: await response.text() }
  }
  expect(await ask("nobody@example.org")).toEqual(await ask(ana.email))
  expect((await deliverMails(context)).map(({ recipient }) => recipient)).toEqual([ana.email])
})

test("a link of half an hour ago, or one asked for before the password changed, no longer counts", async () => {
  const { ana, nobody, context, db } = await testApp()
  const tokens: string[] = []
  for (let count = 0; count < 2; count += 1) {
    await nobody.post("/api/auth/request-password-reset", { email: ana.email })
    tokens.push(tokenIn((await deliverMails(context))[0]))
  }
  const reset = (token = "") => nobody.post("/api/auth/reset-password", { token, newPassword })
  expect((await reset(tokens[0])).status).toBe(200)
  expect(await codeOf(reset(tokens[1]))).toBe("link-expired")
  await nobody.post("/api/auth/request-password-reset", { email: ana.email })
  const late = tokenIn((await deliverMails(context))[0])
  const { expiresAt } = await db
    .selectFrom("identity.verification")
    .select("expiresAt")
    .executeTakeFirstOrThrow()
  expect(Math.round((expiresAt.getTime() - Date.now()) / 60_000)).toBe(30)
  await db.updateTable("identity.verification").set({ expiresAt: new Date() }).execute()
  expect(await codeOf(reset(late))).toBe("link-expired")
})

test("nobody can flood a mailbox with resets, nor learn from it who has an account", async () => {
  const settings = { RATE_LIMITS: "on", RATE_LIMIT_RESETS: "10", RATE_LIMIT_ACCOUNT_RESETS: "5" }
  const { api, ana, context } = await testApp(settings)
  const ask = (address: string) =>
    callerAt(api, address).post("/api/auth/request-password-reset", { email: ana.email })
  const responses = await Promise.all(Array.from({ length: 10 }, () => ask("10.0.0.1")))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await deliverMails(context)).toHaveLength(3)
  expect((await ask("10.0.0.1")).status).toBe(429)
  for (const address of ["10.0.0.2", "10.0.0.3", "10.0.0.4"]) expect((await ask(address)).status).toBe(200)
  expect(await deliverMails(context)).toHaveLength(2)
})

test("resets requested by strangers do not use up the owner's in a browser that signed in before", async () => {
  const { api, ana, nobody, context } = await testApp({
    RATE_LIMITS: "on",
    RATE_LIMIT_RESETS: "2",
    RATE_LIMIT_ACCOUNT_RESETS: "1",
  })
  const browser = cookiesOf(await nobody.post("/api/auth/sign-in/email", { email: ana.email, password }))
  const ask = (cookies = "") =>
    callerAt(api, "10.0.0.1", cookies).post("/api/auth/request-password-reset", { email: ana.email })
  await Promise.all(Array.from({ length: 5 }, () => ask()))
  expect(await deliverMails(context)).toHaveLength(1)
  expect((await ask(browser)).status).toBe(200)
  expect(await deliverMails(context)).toHaveLength(1)
})
