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

/** An OpenID provider that takes Google's place is told by its issuer. */
export type OpenIdProvider = { issuer: string; clientId: string; clientSecret: string }

export type Google = ReturnType<typeof createGoogle>

const providerId = "google"

/** Login by OpenID Connect: code flow with PKCE, state and nonce. `provider` is asked at the first login. */
export function createGoogle(db: Db, options: IdentityOptions, provider: () => OpenIdProvider | undefined) {
  // without PUBLIC_URL the origin is what a request says it is
  const ready = new LRUCache<string, Ready>({ max: 10 })

  /** For pages at this origin. A provider that was away is asked again the next time. */
  async function at(origin: string) {
    const known = ready.get(origin)
    if (known) return known
    const asked = provider()
    if (!asked) throw new Problem("not-found", (say) => say.googleOff)
    const auth = connect(db, options, origin, asked)
    const { socialProviders } = await auth.$context
    if (!socialProviders.some(({ id }) => id === providerId)) throw away
    ready.set(origin, auth)
    return auth
  }

  return {
    /** Where the browser goes to log in; the answer's cookie ties its return to this browser. */
    async begin(origin: string, headers: Headers, callbackURL: string, errorCallbackURL: string) {
      const body = { provider: providerId, callbackURL, errorCallbackURL, disableRedirect: true }
      const { api } = await at(origin)
      return throwAuthErrors(() => api.signInSocial({ headers, body, asResponse: true }))
    },
    /**
     * The browser comes back with a code: answers a redirect, with the identity session's cookie if all was well, and what
     * was wrong on our side if it was not.
     */
    async end(origin: string, request: Request) {
      const { pathname, search } = new URL(request.url)
      const { handler } = await at(origin)
      return captureAuthErrors(() => handler(new Request(`${origin}${pathname}${search}`, request)))
    },
  }
}

type Ready = ReturnType<typeof connect>

const away = new Problem("unavailable", (say) => say.googleAway, { retryAfter: 5 })

/**
 * Nobody, unless there is an identity token, which has been verified then, that ends some time, and what the provider told
 * of the person is about the same one (OpenID Connect Core 1.0, 2 and 5.3.2).
 */
const subjectOf: GenericOAuthConfig["accountSubject"] = ({ tokens: { idToken }, profile }) => {
  const { sub = "", exp } = idToken ? decodeJwt(idToken) : {}
  return exp !== undefined && sub === profile["sub"] ? sub : ""
}

/**
 * The address that the provider vouches for, or nothing where ours would be another one: what looks alike, or has signs
 * that nobody sees, is not the same mailbox.
 */
function plainAddress(email: unknown) {
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
      email: plainAddress(email),
      name: typeof name === "string" ? firstCharacters(nameMaxLength, cleanLine(name)) : undefined,
    }),
    // nobody takes an address that the provider has not seen proved
    requireEmailVerification: true,
  }
  return betterAuth({
    ...identityOptions(db, options),
    baseURL,
    // a way back that has lost its state, in words instead of JSON; what is no answer is not for its console
    onAPIError: { errorURL: `${baseURL}/login`, throw: true },
    plugins: [genericOAuth({ config: [google] })],
  })
}
