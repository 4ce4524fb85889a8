import { expect, test } from "vitest"
import { testApp } from "../../test/test-app.ts"
import { password, problemOf, stranger } from "../../test/people.ts"
import { whileRefusing } from "../../test/refusing.ts"

const full = "53100"
const newcomer = { name: "Mina Khatun", email: "mina@example.org", password }

test.each(["identity.user", "identity.account", "identity.session"])(
  "someone who signs up while %s cannot be stored gets an error, and can sign up later",
  async (table) => {
    const { db, nobody } = await testApp()
    const signUp = () => nobody.post("/api/auth/sign-up/email", newcomer)
    const refused = await whileRefusing(db, { act: "insert", table, sqlState: full }, () =>
      problemOf(signUp()),
    )
    expect(refused).toMatchObject({ status: 503, code: "storage-full" })
    expect(await db.selectFrom("mails").selectAll().execute()).toEqual([])
    expect((await signUp()).status).toBe(200)
    expect(await db.selectFrom("mails").selectAll().execute()).toHaveLength(1)
  },
)

test("who signs up while no mail can be queued is signed up", async () => {
  const { db, nobody } = await testApp()
  const away = { act: "insert", table: "mails", sqlState: full } as const
  const signUp = () => nobody.post("/api/auth/sign-up/email", newcomer)
  expect((await whileRefusing(db, away, signUp)).status).toBe(200)
})

test("someone whose log-out fails gets an error, and is still logged in", async () => {
  const { db, ana, api } = await testApp()
  const cookie = { cookie: ana.cookie }
  const signOut = async () => api.request("/api/auth/sign-out", { method: "POST", headers: cookie })
  const session = async () => (await api.request("/api/auth/get-session", { headers: cookie })).json()
  const away = { act: "delete", table: "identity.session", sqlState: "57P01" } as const
  const refused = await whileRefusing(db, away, signOut)
  expect(refused.headers.getSetCookie()).toEqual([])
  expect(await problemOf(Promise.resolve(refused))).toMatchObject({ status: 503, code: "unavailable" })
  expect(await session()).toMatchObject({ user: { email: ana.email } })
  expect((await signOut()).status).toBe(200)
  expect(await session()).toBeNull()
})

test("a login while no session can be stored is answered as unavailable, not as a wrong password", async () => {
  const { db, ana, api } = await testApp()
  const signIn = () => stranger(api).post("/api/auth/sign-in/email", { email: ana.email, password })
  const refused = await whileRefusing(db, { act: "insert", table: "identity.session", sqlState: full }, () =>
    problemOf(signIn()),
  )
  expect(refused).toMatchObject({ status: 503, code: "storage-full" })
  expect((await signIn()).status).toBe(200)
})
