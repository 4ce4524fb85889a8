import { createPrivateKey, createPublicKey, hkdfSync } from "node:crypto"
import { type Context, Hono } from "hono"
import { exportJWK, SignJWT } from "jose"
import { z } from "zod"
import { sha256 } from "../server/http/sha256.ts"
import type { OpenIdProvider } from "../server/identity/google.ts"
import { signToken, verifyToken } from "../server/identity/signed-token.ts"
import { answerChoicePage } from "./google-page.ts"
import { type GooglePerson, googlePeople, portrait } from "./google-people.ts"

const standInPath = "/demo/google"

const clientId = "backline-demo"
const algorithm = "EdDSA"
const codeType = "code+jwt"

/** The server calls the stand-in at its own internal address. */
export function standInProvider(self: string): OpenIdProvider {
  return { issuer: `${self}${standInPath}`, clientId, clientSecret: "demo" }
}

const AuthorizationRequest = z.object({
  client_id: z.literal(clientId),
  response_type: z.literal("code"),
  redirect_uri: z.string(),
  state: z.string(),
  nonce: z.string(),
  code_challenge: z.string(),
  code_challenge_method: z.literal("S256"),
})

const TokenRequest = z.object({ code: z.string(), redirect_uri: z.string(), code_verifier: z.string() })

const CodeClaims = z.object({
  sub: z.string(),
  redirect: z.string(),
  nonce: z.string(),
  challenge: z.string(),
})

/** OpenID provider of the demo: without passwords, and stateless because codes are signed. */
export function googleStandIn(secret: string, self: () => string, site: () => string) {
  const keys = keysOf(secret)
  return new Hono()
    .basePath(standInPath)
    .get("/.well-known/openid-configuration", (c) => c.json(configuration(self(), site())))
    .get("/jwks", async (c) =>
      c.json({ keys: [{ ...(await exportJWK(keys.public)), alg: algorithm, use: "sig" }] }),
    )
    .get("/people/:sub{[a-z]+\\.svg}", (c) => portraitOf(c))
    .get("/authorize", async (c) => {
      const asked = AuthorizationRequest.safeParse(c.req.query())
      // prevents an open redirect
      if (!asked.success || !isOwnCallback(asked.data.redirect_uri, c.req.url, site()))
        return c.text("Bad request", 400)
      const { redirect_uri: redirect, state, nonce, code_challenge: challenge } = asked.data
      const back = new URL(redirect)
      back.searchParams.set("state", state)
      const choice = c.req.query("as")
      if (choice === "nobody") back.searchParams.set("error", "access_denied")
      else if (!personOf(choice)) return answerChoicePage(c)
      else
        back.searchParams.set(
          "code",
          await signToken(secret, codeType, { sub: choice ?? "", redirect, nonce, challenge }, "1m"),
        )
      return c.redirect(back.href)
    })
    .post("/token", async (c) => {
      const asking = TokenRequest.safeParse(await c.req.parseBody().catch(() => undefined))
      if (!asking.success) return c.json({ error: "invalid_request" }, 400)
      const { code: signed, redirect_uri: redirect, code_verifier: verifier } = asking.data
      const code = await verifyToken(secret, codeType, CodeClaims, signed)
      const person = personOf(code?.sub)
      // RFC 7636: the challenge is the hash of the verifier
      if (!code || !person || code.redirect !== redirect || code.challenge !== sha256(verifier))
        return c.json({ error: "invalid_grant" }, 400)
      const { sub, name, email } = person
      const claims = {
        sub,
        name,
        email,
        email_verified: true,
        nonce: code.nonce,
        picture: pictureOf(person, code.redirect),
      }
      const idToken = await new SignJWT(claims)
        .setProtectedHeader({ alg: algorithm })
        .setIssuer(`${self()}${standInPath}`)
        .setAudience(clientId)
        .setIssuedAt()
        .setExpirationTime("5m")
        .sign(keys.private)
      return c.json({ access_token: "none", token_type: "Bearer", expires_in: 300, id_token: idToken })
    })
}

function configuration(self: string, site: string) {
  const issuer = `${self}${standInPath}`
  return {
    issuer,
    // the browser uses the public URL, the server its internal one
    authorization_endpoint: `${site}${standInPath}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: [algorithm],
    code_challenge_methods_supported: ["S256"],
  }
}

function isOwnCallback(redirect: string, address: string, site: string) {
  const origins = [site, new URL(address).origin]
  return origins.some((origin) => redirect === `${origin}/api/auth/callback/google`)
}

function personOf(sub: string | undefined) {
  return googlePeople.find((person) => person.sub === sub)
}

function pictureOf({ sub }: GooglePerson, redirect: string) {
  return `${new URL(redirect).origin}${standInPath}/people/${sub}.svg`
}

function portraitOf(c: Context) {
  const person = personOf(c.req.param("sub")?.replace(".svg", ""))
  return person ? c.body(portrait(person), 200, { "Content-Type": "image/svg+xml" }) : c.notFound()
}

/** RFC 8410: an Ed25519 key derived from the secret, the same in every process. */
function keysOf(secret: string) {
  const seed = Buffer.from(hkdfSync("sha256", secret, "", "google stand-in", 32))
  const header = Buffer.from("302e020100300506032b657004220420", "hex")
  const key = createPrivateKey({ key: Buffer.concat([header, seed]), format: "der", type: "pkcs8" })
  return { private: key, public: createPublicKey(key) }
}
