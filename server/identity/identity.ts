import { betterAuth, type BetterAuthOptions } from "better-auth"
import { v7 as uuidv7 } from "uuid"
import { passwordMaxLength, passwordMinLength } from "../../contract/identity.ts"
import { largestCharacter } from "../../contract/text.ts"
import type { Db, Tx } from "../../db/tables.ts"
import { cookieName, isHttps } from "../http/https.ts"
import type { Account } from "./accounts.ts"
import { sessionSeconds, signIn, signUp } from "./email-sign-in.ts"
import { throwAuthErrors, authErrorLog } from "./auth-errors.ts"
import { takeOver } from "./proof.ts"
import type { IdentitySession } from "./identity-session.ts"
import { sessionCookie } from "./session-cookie.ts"
import { deviceIn } from "./known-device.ts"
import { lives } from "./sessions.ts"

export type Identity = ReturnType<typeof createIdentity>

export type IdentityOptions = { secret: string; publicUrl: string | undefined }

type NewAccount = { name: string; email: string; password: string }

/** Better Auth on its own schema. It knows persons and passwords, never roles: those are the product's. */
export function createIdentity(db: Db, options: IdentityOptions) {
  const auth = betterAuth({
    baseURL: options.publicUrl ?? "http://localhost",
    ...identityOptions(db, options),
    plugins: [sessionCookie],
  })

  /** Answers the cookie of a session that was begun. */
  function keep(headers: Headers, begun: Awaited<ReturnType<typeof signIn>>) {
    return begun && throwAuthErrors(() => auth.api.keepSession({ headers, body: begun, asResponse: true }))
  }

  return {
    /** `beside` writes more in the same transaction. Nothing if the address has an account. */
    signUp: async (
      headers: Headers,
      account: NewAccount,
      beside: (tx: Tx, identityId: string) => Promise<unknown>,
    ) => keep(headers, await signUp(db, account, userAgentOf(headers), beside)),
    /** Nothing if the password is wrong, or there is no such account. */
    signIn: async (headers: Headers, account: Account | undefined, password: string) =>
      keep(headers, await signIn(db, account, password, userAgentOf(headers))),
    signOut: (headers: Headers) => throwAuthErrors(() => auth.api.signOut({ headers, asResponse: true })),
    /** Puts the end of a session off that is used, and answers its cookie anew. */
    prolong: (headers: Headers) => throwAuthErrors(() => auth.api.getSession({ headers, asResponse: true })),
    session: async (headers: Headers): Promise<IdentitySession | undefined> => {
      if (!headers.has("Cookie")) return undefined
      const found = await throwAuthErrors(() =>
        auth.api.getSession({ headers, query: { disableRefresh: true } }),
      )
      if (!found || !(await lives(db, found.session.id))) return undefined
      const { user, session } = found
      return {
        id: session.id,
        identityId: user.id,
        name: user.name,
        email: user.email,
        image: user.image ?? undefined,
      }
    },
  }
}

/** The use of a session is noted that often. */
const usedSeconds = 5 * 60

function userAgentOf(headers: Headers) {
  return headers.get("User-Agent") ?? ""
}

/** What every way to sign in has in common. */
export function identityOptions(db: Db, { secret, publicUrl }: IdentityOptions) {
  return {
    basePath: "/api/auth",
    secret,
    database: { db: db.withSchema("identity"), type: "postgres", transaction: true },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordMinLength,
      // in UTF-16 code units
      maxPasswordLength: passwordMaxLength * largestCharacter,
    },
    session: { expiresIn: sessionSeconds, updateAge: usedSeconds },
    account: {
      encryptOAuthTokens: true,
      // an account that nobody has confirmed is given up to whoever the provider vouches for; updating reads it anew
      accountLinking: { requireLocalEmailVerified: false, updateUserInfoOnLink: true },
    },
    // a provider's name and picture come with a new account or by takeOver, and replace none that a person has
    databaseHooks: {
      user: { update: { before: async () => ({ data: { name: undefined, image: undefined } }) } },
    },
    user: { validateUserInfo: (joining, call) => beforeJoining(db, { secret, publicUrl }, joining, call) },
    verification: { storeIdentifier: "hashed" },
    // ours (sign-in-limits.ts) knows accounts as well as addresses
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: authErrorLog,
    advanced: {
      database: { generateId: () => uuidv7() },
      ...cookies(publicUrl),
    },
  } as const satisfies BetterAuthOptions
}

type BeforeJoining = NonNullable<NonNullable<BetterAuthOptions["user"]>["validateUserInfo"]>

/** The one place where Better Auth tells both the account that a provider's is joined with and what the provider says. */
async function beforeJoining(
  db: Db,
  options: IdentityOptions,
  ...[{ user, source }, call]: Parameters<BeforeJoining>
) {
  if (source.action !== "link-account" || !user.id) return
  const device = await deviceIn(db, options, call.headers?.get("Cookie") ?? undefined, user.id)
  const owner = { name: user.name ?? "", image: user.image ?? null }
  await takeOver(db, user.id, device === undefined ? owner : undefined)
}

// useSecureCookies would put Better Auth's own prefix before it.
function cookies(publicUrl: string | undefined) {
  return {
    useSecureCookies: false,
    cookiePrefix: "backline",
    cookies: {
      session_token: { name: cookieName("session", publicUrl) },
      state: { name: cookieName("state", publicUrl) },
    },
    defaultCookieAttributes: {
      httpOnly: true,
      sameSite: "lax",
      path: "/",
      secure: isHttps(publicUrl),
    } as const,
  }
}
