import { UnsecuredJWT, SignJWT } from "jose"
import { afterAll, expect, test } from "vitest"
import { GoogleAddress } from "../../contract/identity.ts"
import { testApp } from "../../test/test-app.ts"
import { cookiesOf } from "../../test/calls/caller-at.ts"
import { type Claims, forgingProvider, person } from "../../test/servers/forging-provider.ts"
import { client } from "../../test/servers/open-id-provider.ts"
import { chooseRole, password, read, postSignUp } from "../../test/people.ts"

const provider = await forgingProvider()
afterAll(provider.stop)

const minute = 60

function claimsOf(nonce: string): Claims {
  const now = Math.floor(Date.now() / 1_000)
  return { iss: provider.issuer, aud: client.id, iat: now, exp: now + minute, nonce, ...person }
}

type Token = (claims: Claims) => string | Promise<string>

const settings = {
  GOOGLE_ISSUER: provider.issuer,
  GOOGLE_CLIENT_ID: client.id,
  GOOGLE_CLIENT_SECRET: client.secret,
}

/** A complete login in which the provider exchanges the code for this token. */
async function completeLogin(
  token: Token,
  cookies = (sent: string) => sent,
  product = testApp(settings),
  language = "en",
) {
  const { api, db } = await product
  const started = await api.request("/api/auth/sign-in/google", {
    method: "POST",
    headers: { "Content-Type": "application/json", "Accept-Language": language },
    body: JSON.stringify({ from: "/blog" }),
  })
  const sent = started.headers.getSetCookie().map((cookie) => cookie.split(";")[0])
  const asked = new URL((await read(GoogleAddress, started)).url).searchParams
  expect(asked.get("ui_locales")).toBe(language)
  provider.hand(await token(claimsOf(asked.get("nonce") ?? "")))
  const query = new URLSearchParams({ code: "any", state: asked.get("state") ?? "" })
  const headers = { cookie: cookies(sent.join("; ")) }
  const back = await api.request(`/api/auth/callback/google?${query}`, { headers })
  const known = await db
    .selectFrom("identity.user")
    .select("id")
    .where("email", "=", person.email)
    .where("name", "like", "_%")
    .where("name", "not like", "_".repeat(101).concat("%"))
    .execute()
  const hasSession = back.headers.getSetCookie().some((cookie) => /^session=[^;]/.test(cookie))
  expect(back.headers.get("Cache-Control")).toBe("private, no-store")
  return { to: back.headers.get("Location") ?? "", known: known.length, hasSession, cookie: cookiesOf(back) }
}

test.each<[string, Token]>([
  ["in the identity token", (claims) => provider.signed(claims)],
  ["with an endless name", (claims) => provider.signed({ ...claims, name: "é".repeat(999) })],
  ["in the user info", (claims) => provider.signed({ ...claims, email: undefined })],
])("a person whose address the provider verified %s is logged in", async (_, token) => {
  const { to, known, hasSession } = await completeLogin(token)
  expect(to).toContain("/login/google?from=%2Fblog")
  expect({ known, hasSession }).toEqual({ known: 1, hasSession: true })
})

test.each([
  ["that a stranger made ends for them", { isConfirmed: false, isOwn: false }, 401, "Joya Barua"],
  ["that was made in this browser goes on", { isConfirmed: false, isOwn: true }, 200, "Mallory"],
  ["that was confirmed goes on", { isConfirmed: true, isOwn: false }, 200, "Mallory"],
])("an account with the same address %s", async (_, { isConfirmed, isOwn }, status, name) => {
  const product = testApp(settings)
  const { api, db, nobody } = await product
  const { email } = person
  const browser = cookiesOf(await postSignUp(api, "Mallory", email))
  await chooseRole(api, { name: "Mallory", email, role: "Seller", cookie: browser })
  await db
    .updateTable("identity.user")
    .set({ emailVerified: isConfirmed })
    .where("email", "=", email)
    .execute()
  const { cookie } = await completeLogin(
    provider.signed,
    (sent) => (isOwn ? `${sent}; ${browser}` : sent),
    product,
  )
  await chooseRole(api, { name: "Joya Barua", email, role: "Buyer", cookie })
  const signIn = await nobody.post("/api/auth/sign-in/email", { email, password })
  const before = await api.request(`/api/jwt?email=${email}`, { headers: { cookie: browser } })
  expect([signIn.status, before.status]).toEqual([status, status])
  for (const table of ["users", "identity.user"] as const) {
    const named = db.selectFrom(table).select("name").where("email", "=", email)
    expect(await named.execute()).toEqual([{ name }])
  }
})

const forged: Record<string, Token> = {
  "for another login": (claims) => provider.signed({ ...claims, nonce: "another" }),
  "for no login": (claims) => provider.signed({ ...claims, nonce: undefined }),
  "for another client": (claims) => provider.signed({ ...claims, aud: "another" }),
  "by another issuer": (claims) => provider.signed({ ...claims, iss: "https://evil.example" }),
  "that has expired": (claims) => provider.signed({ ...claims, exp: Number(claims["iat"]) - minute }),
  "without an expiry": (claims) => provider.signed({ ...claims, exp: undefined }),
  "by another key": (claims) => provider.signedByAnother(claims),
  "that nobody signed": (claims) => new UnsecuredJWT(claims).encode(),
  "signed with the client's secret": (claims) =>
    new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).sign(new TextEncoder().encode(client.secret)),
  "with a look-alike of an address": (claims) => provider.signed({ ...claims, email: "ｊoya@example.org" }),
  "with an invisible character in the address": (claims) =>
    provider.signed({ ...claims, email: "joya\u200b@example.org" }),
  "that is no JWT": () => "guessed",
  "that is missing": () => "",
  "whose subject is not the profile's": (claims) =>
    provider.signed({ ...claims, sub: "mallory", email: undefined }),
}

test.each(Object.entries(forged))("an identity token %s logs nobody in", async (_, token) => {
  expectRefused(await completeLogin(token))
})

test("the callback works only in the browser that started the login", async () => {
  expectRefused(await completeLogin(provider.signed, () => ""))
})

test("a callback while the provider is unreachable redirects to a page that says so", async () => {
  const { api } = await testApp({ ...settings, GOOGLE_ISSUER: "http://127.0.0.1:9" })
  const back = await api.request("/api/auth/callback/google?code=any&state=any")
  expect([back.status, back.headers.get("Location")]).toEqual([302, "/login?error=unavailable"])
})

test("whoever began on a Bangla page comes back to one", async () => {
  const { to } = await completeLogin(provider.signed, undefined, undefined, "bn")
  expect(new URL(to, "http://localhost").pathname).toBe("/bn/login/google")
  const refused = await completeLogin(() => "guessed", undefined, undefined, "bn")
  expect(new URL(refused.to, "http://localhost").pathname).toBe("/bn/login")
  expectRefused(refused)
})

test("where it is not known who began, the browser says the language", async () => {
  const { api } = await testApp(settings)
  for (const [language, path] of [
    ["bn-BD", "/bn/login"],
    ["en-GB", "/login"],
  ] as const) {
    const headers = { "Accept-Language": language }
    const back = await api.request("/api/auth/callback/google?code=any&state=lost", { headers })
    expect(new URL(back.headers.get("Location") ?? "", "http://localhost").pathname).toBe(path)
  }
})

function expectRefused({ to, known, hasSession }: Awaited<ReturnType<typeof completeLogin>>) {
  expect(to).toMatch(/\/login\?.*error=/)
  // "unavailable" would mean a failure of ours
  expect(to).not.toContain("unavailable")
  expect({ known, hasSession }).toEqual({ known: 0, hasSession: false })
}
