import { decodeJwt, SignJWT } from "jose"
import { expect, test } from "vitest"
import { testApp } from "../../test/test-app.ts"
import { deliverMails, tokenIn } from "../../test/mail.ts"
import { cookieOf, signUpUser, password, problemOf } from "../../test/people.ts"

test("sign-in tells an unknown email from a wrong password, and never shows the session token", async () => {
  const { ana, nobody } = await testApp()
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
  const { nobody } = await testApp()
  const person = { name: "Ana", email: "twice@example.org", password }
  const responses = await Promise.all([1, 2].map(() => nobody.post("/api/auth/sign-up/email", person)))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect(await problemOf(nobody.post("/api/auth/sign-up/email", person))).toEqual({
    status: 409,
    code: "auth/email-already-in-use",
    detail: "This email is already in use.",
  })
})

test("sign-up tells what is wrong with each field", async () => {
  const { nobody } = await testApp()
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
  expect(await errorsOf({ name: "A", email: "a@b.cd", password: "ABcdef12!".padEnd(129, "x") })).toEqual({
    password: "Password can have at most 128 characters",
  })
})

test("an access token that is forged, for another purpose or expired is refused", async () => {
  const { api, ana, context } = await testApp()
  const { sid } = decodeJwt(ana.accessToken)
  const forge = (secret: string, typ: string, audience: string, expires: string) =>
    new SignJWT({ sid })
      .setProtectedHeader({ alg: "HS256", typ })
      .setSubject(ana.id)
      .setIssuer("backline")
      .setAudience(audience)
      .setExpirationTime(expires)
      .sign(new TextEncoder().encode(secret))
  const opensWith = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` }
    return (await api.request(`/api/bookings?email=${ana.email}`, { headers })).status
  }
  const opens = async (...words: Parameters<typeof forge>) => opensWith(await forge(...words))
  expect(await opensWith(ana.accessToken)).toBe(200)
  for (const spelt of [`${ana.accessToken}=`, `${ana.accessToken}==`, ana.accessToken.replaceAll(".", "=.")])
    expect(await opensWith(spelt)).toBe(401)
  expect(await opens(context.secret, "at+jwt", "backline-api", "5m")).toBe(200)
  expect(await opens("another secret that is long enough", "at+jwt", "backline-api", "5m")).toBe(401)
  expect(await opens(context.secret, "JWT", "backline-api", "5m")).toBe(401)
  expect(await opens(context.secret, "at+jwt", "other", "5m")).toBe(401)
  expect(await opens(context.secret, "at+jwt", "backline-api", "-1m")).toBe(401)
})

test("the demo's people cannot sign in when the demo is off, and nobody signs up with their addresses", async () => {
  const { nobody } = await testApp({ DEMO: "off" })
  const rahim = { name: "Rahim", email: "rahim@backline.example", password }
  expect(await problemOf(nobody.post("/api/auth/sign-up/email", rahim))).toMatchObject({
    status: 422,
    detail: expect.stringMatching(/^This address belongs to the demo/),
  })
  expect(await problemOf(nobody.post("/api/auth/sign-in/email", rahim))).toMatchObject({
    status: 404,
    code: "auth/user-not-found",
  })
  expect((await nobody.get("/api/demo")).status).toBe(404)
})

test.each([
  ["first/last@example.org"],
  ["info@xn--d5b6ci4b4b3a.xn--54b7fta0cc"],
  ["100%?a=b#c&d@example.org"],
])("%s signs up, is known by its address, and chooses a new password", async (email) => {
  const { api, context, nobody } = await testApp()
  const mina = await signUpUser(api, "Mina", "Buyer", email)
  expect((await deliverMails(context)).map(({ recipient }) => recipient)).toEqual([email])
  const response = await mina.get(`/api/users/buyer/${encodeURIComponent(email)}`)
  expect(await response.json()).toEqual({ isBuyer: true })
  expect((await nobody.post("/api/auth/sign-in/email", { email, password })).status).toBe(200)
  await nobody.post("/api/auth/request-password-reset", { email })
  const reset = { token: tokenIn((await deliverMails(context))[0]), newPassword: "CHorus&Flanger77" }
  expect((await nobody.post("/api/auth/reset-password", reset)).status).toBe(200)
})
