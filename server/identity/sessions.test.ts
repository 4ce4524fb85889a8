import { sql } from "kysely"
import { expect, test } from "vitest"
import { z } from "zod"
import { AuditEntries } from "../../contract/audit.ts"
import { Session } from "../../contract/identity.ts"
import { testApp } from "../../test/test-app.ts"
import { queueBehindLock } from "../../test/database.ts"
import { cookieOf, password, read } from "../../test/people.ts"

const CurrentSession = z.object({ user: z.object({ email: z.string() }) }).nullable()
const newPassword = "NEwpassage77#"

test("someone sees where they are signed in, and ends one session or all others", async () => {
  const { api, ana, tomal } = await testApp()
  const [phone, library] = [await signIn(api, ana.email), await signIn(api, ana.email)]
  const sessions = await read(z.array(Session), ana.get("/api/auth/list-sessions"))
  expect(sessions).toHaveLength(3)
  expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
  expect(JSON.stringify(sessions)).not.toContain(ana.cookie.split("=")[1]?.slice(0, 20))

  const [ofLibrary] = sessions
  expect((await tomal.post("/api/auth/revoke-session", { id: ofLibrary?._id })).status).toBe(404)
  expect((await ana.post("/api/auth/revoke-session", { id: ofLibrary?._id })).status).toBe(200)
  expect(await statusOf(api, library)).toBe(401)
  expect(await statusOf(api, phone)).toBe(200)
  expect(await (await ana.post("/api/auth/revoke-other-sessions", {})).json()).toEqual({ deletedCount: 1 })
  expect(await statusOf(api, phone)).toBe(401)
  expect((await ana.get(`/api/bookings?email=${ana.email}`)).status).toBe(200)
})

test("an admin signs someone out everywhere, recorded in the audit log, and the password still works", async () => {
  const { api, ana, tomal, admin } = await testApp()
  const phone = await signIn(api, ana.email)
  expect(await (await admin.delete(`/api/users/${ana.id}/sessions`)).json()).toEqual({ deletedCount: 2 })
  expect(await statusOf(api, phone)).toBe(401)
  expect((await ana.get(`/api/bookings?email=${ana.email}`)).status).toBe(401)
  expect((await tomal.get(`/api/bookings?email=${tomal.email}`)).status).toBe(200)
  expect(await (await admin.delete(`/api/users/${ana.id}/sessions`)).json()).toEqual({ deletedCount: 0 })
  const [entry, before] = await read(AuditEntries, admin.get("/api/audit"))
  expect(entry).toMatchObject({ act: "sessions ended", actor: admin.name, subject: ana.name })
  expect(before?.act).not.toBe("sessions ended")
  expect(await statusOf(api, await signIn(api, ana.email))).toBe(200)
})

test("a changed password ends the other sessions, and only the old password changes it", async () => {
  const { api, ana } = await testApp()
  const elsewhere = await signIn(api, ana.email)
  const change = (currentPassword: string, next = newPassword) =>
    ana.post("/api/auth/change-password", { currentPassword, newPassword: next })
  expect((await change("BAckline33!")).status).toBe(401)
  expect((await (await change(password, "PAssword12!")).json()).errors.newPassword).toMatch(
    /^This password is/,
  )
  expect(await statusOf(api, elsewhere)).toBe(200)
  expect((await change(password)).status).toBe(200)
  expect(await statusOf(api, elsewhere)).toBe(401)
  expect((await ana.get(`/api/bookings?email=${ana.email}`)).status).toBe(200)
  expect(cookieOf(await attempt(api, ana.email, newPassword))).toContain("session=")
  expect((await attempt(api, ana.email, password)).status).toBe(401)
})

test("changing a password and removing its owner at the same time do not deadlock", async () => {
  const { api, ana, nobody, admin, db } = await testApp()
  await signIn(api, ana.email)
  await nobody.post("/api/auth/request-password-reset", { email: ana.email })
  const answers = await queueBehindLock(
    db,
    (tx) => tx.selectFrom("identity.verification").select("id").forUpdate().execute(),
    () => admin.delete(`/api/users/buyer/${ana.id}`),
    () => ana.post("/api/auth/change-password", { currentPassword: password, newPassword }),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 409])
})

test("a password that someone else chose meanwhile is not overwritten", async () => {
  const { ana, db } = await testApp()
  const chosen = "chosen by the owner"
  const [change] = await queueBehindLock(
    db,
    (tx) =>
      tx
        .updateTable("identity.account")
        .set({ password: chosen })
        .where("userId", "in", tx.selectFrom("identity.user").select("id").where("email", "=", ana.email))
        .execute(),
    () => ana.post("/api/auth/change-password", { currentPassword: password, newPassword }),
  )
  expect(change?.status).toBe(409)
  const kept = await db.selectFrom("identity.account").select("password").execute()
  expect(kept).toContainEqual({ password: chosen })
})

test("a session ends after 7 days without use and 30 in all, an admin's after 1 hour and 12", async () => {
  const { ana, admin, db } = await testApp()
  const asks = async (person: typeof ana) =>
    (await person.get(`/api/users/buyer/${person.email}`)).status &&
    (await person.get(`/api/jwt?email=${person.email}`)).status
  const age = async (column: "createdAt" | "updatedAt", days: number, hours = 0) => {
    await sql`update identity.session set ${sql.ref(column)} = now() - make_interval(days => ${days}, hours => ${hours})`.execute(
      db,
    )
  }
  await age("updatedAt", 2)
  expect(await asks(ana)).toBe(200)
  await age("updatedAt", 0, 2)
  expect(await asks(admin)).toBe(401)
  await age("updatedAt", 0)
  expect(await asks(admin)).toBe(200)
  await age("createdAt", 0, 13)
  expect([await asks(admin), await asks(ana)]).toEqual([401, 200])
  expect((await admin.get("/api/users/seller")).status).toBe(401)
  await age("createdAt", 31)
  expect(await asks(ana)).toBe(401)
  expect((await ana.get(`/api/bookings?email=${ana.email}`)).status).toBe(401)
})

test("using a session extends it and its cookie", async () => {
  const { ana, db } = await testApp()
  await sql`update identity.session set "updatedAt" = now() - interval '1 day', "expiresAt" = now() + interval '6 days'`.execute(
    db,
  )
  const response = await ana.get(`/api/jwt?email=${ana.email}`)
  expect(response.headers.getSetCookie().join()).toMatch(/^session=.*Max-Age=604800/)
  const { left } = await db
    .selectFrom("identity.session")
    .innerJoin("identity.user", "identity.user.id", "userId")
    .select(sql<number>`extract(day from "expiresAt" - now())::int`.as("left"))
    .where("email", "=", ana.email)
    .executeTakeFirstOrThrow()
  expect(left).toBe(6)
})

test("a planted session cookie gives no access after login, which starts a new session", async () => {
  const { api, ana, tomal } = await testApp()
  const valid = await signIn(api, tomal.email)
  const planted = [valid, `session=${"x".repeat(32)}`, `session=${"x".repeat(32)}.${"A".repeat(43)}%3D`]
  for (const cookie of planted) {
    const before = await whoIs(api, cookie)
    const own = cookieOf(await attempt(api, ana.email, password, { cookie }))
    expect(own).toMatch(/^session=./)
    expect(planted).not.toContain(own)
    expect(await whoIs(api, own)).toBe(ana.email)
    expect(await whoIs(api, cookie)).toBe(before)
  }
  expect(await whoIs(api, valid)).toBe(tomal.email)
})

type Api = Awaited<ReturnType<typeof testApp>>["api"]

async function signIn(api: Api, email: string) {
  return cookieOf(await attempt(api, email, password))
}

function attempt(api: Api, email: string, secret: string, presented: { cookie?: string } = {}) {
  const headers = { "Content-Type": "application/json", ...presented }
  const body = JSON.stringify({ email, password: secret })
  return api.request("/api/auth/sign-in/email", { method: "POST", headers, body })
}

async function statusOf(api: Api, cookie: string) {
  return (await api.request("/api/auth/list-sessions", { headers: { cookie } })).status
}

async function whoIs(api: Api, cookie: string) {
  const response = await api.request("/api/auth/get-session", { headers: { cookie } })
  return CurrentSession.parse(await response.json())?.user.email
}
