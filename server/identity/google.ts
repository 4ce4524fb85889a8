import { betterAuth } from "better-auth"
import { genericOAuth, type GenericOAuthConfig } from "better-auth/plugins"
import { decodeJwt } from "jose"
import { LRUCache } from "lru-cache"
import { Email } from "../../contract/fields.ts"
import { nameMaxLength } from "../../contract/identity.ts"
import { cleanLine, cleanWord, firstCharacters } from "../../contract/text.ts"
import type { Db } from "../../db/tables.ts"
import { Problem } from "../http/problem.ts"
import { throwAuthErrors, captureAuthErrors } from "./auth-errors.ts"
import { type IdentityOptions, identityOptions } from "./identity.ts"

export type OpenIdProvider = { issuer: string; clientId: string; clientSecret: string }

export type Google = ReturnType<typeof createGoogle>

const providerId = "google"

/** Uses the authorization code flow with PKCE, state and nonce. `provider` is called at the first login. */
export function createGoogle(db: Db, options: IdentityOptions, provider: () => OpenIdProvider | undefined) {
  // bounded: without PUBLIC_URL the origin comes from the request
  const connections = new LRUCache<string, Connection>({ max: 10 })

  async function connectionFor(origin: string) {
    const known = connections.get(origin)
    if (known) return known
    const configured = provider()
    if (!configured) throw new Problem("not-found", (say) => say.googleOff)
    const auth = connect(db, options, origin, configured)
    const { socialProviders } = await auth.$context
    if (!socialProviders.some(({ id }) => id === providerId)) throw unreachable
    connections.set(origin, auth)
    return auth
  }

  return {
    async begin(origin: string, headers: Headers, callbackURL: string, errorCallbackURL: string) {
      const body = { provider: providerId, callbackURL, errorCallbackURL, disableRedirect: true }
      const { api } = await connectionFor(origin)
      return throwAuthErrors(() => api.signInSocial({ headers, body, asResponse: true }))
    },
    async end(origin: string, request: Request) {
      const { pathname, search } = new URL(request.url)
      const { handler } = await connectionFor(origin)
      return captureAuthErrors(() => handler(new Request(`${origin}${pathname}${search}`, request)))
    },
  }
}

type Connection = ReturnType<typeof connect>

const unreachable = new Problem("unavailable", (say) => say.googleAway, { retryAfter: 5 })

/** Requires an id token with `exp` whose `sub` is that of the profile (OpenID Connect Core 1.0, 2 and 5.3.2). */
const subjectOf: GenericOAuthConfig["accountSubject"] = ({ tokens: { idToken }, profile }) => {
  const { sub = "", exp } = idToken ? decodeJwt(idToken) : {}
  return exp !== undefined && sub === profile["sub"] ? sub : ""
}

/** Returns undefined for an address with look-alike or invisible characters: cleaned, it would be another mailbox. */
function canonicalEmail(email: unknown) {
  return typeof email === "string" && cleanWord(email) === email ? Email.safeParse(email).data : undefined
}

function connect(
  db: Db,
  options: IdentityOptions,
  baseURL: string,
  { issuer, clientId, clientSecret }: OpenIdProvider,
) {
  const google = {
    providerId,
    discoveryUrl: `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`,
    clientId,
    clientSecret,
    scopes: ["openid", "email", "profile"],
    pkce: true,
    requireIdTokenVerification: true,
    accountSubject: subjectOf,
    mapProfileToUser: ({ email, name }: Record<string, unknown>) => ({
      email: canonicalEmail(email),
      name: typeof name === "string" ? firstCharacters(nameMaxLength, cleanLine(name)) : undefined,
    }),
    requireEmailVerification: true,
  }
  return betterAuth({
    ...identityOptions(db, options),
    baseURL,
    onAPIError: { errorURL: `${baseURL}/login`, throw: true },
    plugins: [genericOAuth({ config: [google] })],
  })
}
