import { SignJWT } from "jose"
import { expect, onTestFinished, test, vi } from "vitest"
import { AccessToken } from "../../contract/identity.ts"
import { cast } from "../../test/cast.ts"
import { cookieOf, password, problemOf, read, stranger } from "../../test/people.ts"

test("sign-in tells an unknown email from a wrong password, and never shows the session token", async () => {
  const { ana, nobody } = await cast()
  const signIn = (email: string, secret: string) =>
    nobody.post("/api/auth/sign-in/email", { email, password: secret })
  expect(await problemOf(signIn("nobody@example.org", password))).toEqual({
    status: 404,
    code: "auth/user-not-found",
    detail: "Invalid Email. User not found!",
  })
  expect(await problemOf(signIn(ana.email, "BAckline33!"))).toEqual({
    status: 401,
    code: "auth/wrong-password",
    detail: "Wrong Password",
  })
  const signedIn = await signIn(ana.email.toUpperCase(), password)
  const cookie = cookieOf(signedIn)
  const [, token = ""] = cookie.split("=")
  expect(token.length).toBeGreaterThan(30)
  expect(await signedIn.text()).not.toContain(decodeURIComponent(token).split(".")[0])
  expect(signedIn.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax/i)
})

test("an email has one account, also when two sign up at the same instant", async () => {
  const { nobody } = await cast()
  const person = { name: "Ana", email: "twice@example.org", password }
  const answers = await Promise.all([1, 2].map(() => nobody.post("/api/auth/sign-up/email", person)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(await problemOf(nobody.post("/api/auth/sign-up/email", person))).toEqual({
    status: 409,
    code: "auth/email-already-in-use",
    detail: "This email is already in use.",
  })
})

test("sign-up tells what is wrong with each field", async () => {
  const { nobody } = await cast()
  const errorsOf = async (body: unknown) =>
    (await (await nobody.post("/api/auth/sign-up/email", body)).json()).errors
  expect(await errorsOf({})).toEqual({
    name: "Name is required",
    email: "Email is required",
    password: "Password is required",
  })
  expect(await errorsOf({ name: " ", email: "no", password: "abc" })).toEqual({
    name: "Name is required",
    email: "Email is not an email address",
    password: "Password must be alteast 6 characters longer!",
  })
  expect(await errorsOf({ name: "A\u0000", email: "a@b.cd", password: "ABcdef1!" })).toEqual({
    name: "Name contains a character that cannot be stored",
    password:
      "Your password must have at least 2 capital letters, 2 small letters, 2 digits, and 1 special character!",
  })
})

test("an access token is only for one's own email, and dies with the session", async () => {
  const { ana, tomal, nobody } = await cast()
  expect((await nobody.get(`/api/jwt?email=${ana.email}`)).status).toBe(401)
  expect((await tomal.get(`/api/jwt?email=${ana.email}`)).status).toBe(403)
  await read(AccessToken, ana.get(`/api/jwt?email=${ana.email}`))
  expect((await ana.get(`/api/bookings?email=${ana.email}`)).status).toBe(200)
  await ana.post("/api/auth/sign-out", {})
  expect((await ana.get(`/api/bookings?email=${ana.email}`)).status).toBe(401)
})

test("a token that we did not sign, or not for this, or that is over, opens nothing", async () => {
  const { api, ana, house, db } = await cast()
  const { id: sid } = await db
    .selectFrom("identity.session")
    .innerJoin("identity.user", "identity.user.id", "userId")
    .select("identity.session.id")
    .where("email", "=", ana.email)
    .executeTakeFirstOrThrow()
  const forge = (secret: string, typ: string, audience: string, expires: string) =>
    new SignJWT({ sid })
      .setProtectedHeader({ alg: "HS256", typ })
      .setSubject(ana.id)
      .setIssuer("backline")
      .setAudience(audience)
      .setExpirationTime(expires)
      .sign(new TextEncoder().encode(secret))
  const statusOf = async (token: string) =>
    (await api.request(`/api/bookings?email=${ana.email}`, { headers: { authorization: `Bearer ${token}` } }))
      .status
  expect(await statusOf(await forge(house.secret, "at+jwt", "backline-api", "5m"))).toBe(200)
  expect(
    await statusOf(await forge("another secret that is long enough", "at+jwt", "backline-api", "5m")),
  ).toBe(401)
  expect(await statusOf(await forge(house.secret, "JWT", "backline-api", "5m"))).toBe(401)
  expect(await statusOf(await forge(house.secret, "at+jwt", "other", "5m"))).toBe(401)
  expect(await statusOf(await forge(house.secret, "at+jwt", "backline-api", "-1m"))).toBe(401)
})

test("a token that was shown before opens nothing once it is over", async () => {
  const { ana } = await cast()
  const list = () => ana.get(`/api/bookings?email=${ana.email}`)
  expect((await list()).status).toBe(200)
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 15 * 60_000 })
  expect((await list()).status).toBe(401)
})

test("wrong passwords make one wait", async () => {
  const { api, ana } = await cast({ RATE_LIMITS: "on" })
  const guess = () =>
    stranger(api).post("/api/auth/sign-in/email", { email: ana.email, password: "BAckline33!" })
  for (let count = 0; count < 3; count += 1) expect((await guess()).status).toBe(401)
  const waited = await guess()
  expect(waited.status).toBe(429)
  expect(Number(waited.headers.get("Retry-After"))).toBeGreaterThan(0)
  expect(await problemOf(guess())).toMatchObject({ code: "too-many-requests" })
})

test("the demo's people cannot sign in when the demo is off", async () => {
  const { nobody } = await cast({ DEMO: "off" })
  const rahim = { name: "Rahim", email: "rahim@backline.example", password }
  await nobody.post("/api/auth/sign-up/email", rahim)
  expect(await problemOf(nobody.post("/api/auth/sign-in/email", rahim))).toMatchObject({
    status: 404,
    code: "auth/user-not-found",
  })
  expect((await nobody.get("/api/demo")).status).toBe(404)
})
