import { betterAuth, type BetterAuthOptions } from "better-auth"
import { v7 as uuidv7 } from "uuid"
import { passwordMaxLength, passwordMinLength } from "../../contract/identity.ts"
import { largestCharacter } from "../../contract/text.ts"
import type { Db, Tx } from "../../db/tables.ts"
import { cookieName, isHttps } from "../http/https.ts"
import type { Account } from "./accounts.ts"
import { sessionIdleSeconds, signIn, signUp } from "./email-sign-in.ts"
import { throwAuthErrors, authErrorLog } from "./auth-errors.ts"
import { claimAccount } from "./ownership.ts"
import type { IdentitySession } from "./identity-session.ts"
import { sessionCookie } from "./session-cookie.ts"
import { readDevice } from "./known-device.ts"
import { isActive } from "./sessions.ts"

export type Identity = ReturnType<typeof createIdentity>

export type IdentityOptions = { secret: string; publicUrl: string | undefined }

type NewAccount = { name: string; email: string; password: string }

export function createIdentity(db: Db, options: IdentityOptions) {
  const auth = betterAuth({
    baseURL: options.publicUrl ?? "http://localhost",
    ...identityOptions(db, options),
    plugins: [sessionCookie],
  })

  function setCookie(headers: Headers, created: Awaited<ReturnType<typeof signIn>>) {
    return created && throwAuthErrors(() => auth.api.setSession({ headers, body: created, asResponse: true }))
  }

  return {
    signUp: async (
      headers: Headers,
      account: NewAccount,
      inTransaction: (tx: Tx, identityId: string) => Promise<unknown>,
    ) => setCookie(headers, await signUp(db, account, userAgentOf(headers), inTransaction)),
    signIn: async (headers: Headers, account: Account | undefined, password: string) =>
      setCookie(headers, await signIn(db, account, password, userAgentOf(headers))),
    signOut: (headers: Headers) => throwAuthErrors(() => auth.api.signOut({ headers, asResponse: true })),
    refresh: (headers: Headers) => throwAuthErrors(() => auth.api.getSession({ headers, asResponse: true })),
    session: async (headers: Headers): Promise<IdentitySession | undefined> => {
      if (!headers.has("Cookie")) return undefined
      const found = await throwAuthErrors(() =>
        auth.api.getSession({ headers, query: { disableRefresh: true } }),
      )
      if (!found || !(await isActive(db, found.session.id))) return undefined
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

const sessionUpdateSeconds = 5 * 60

function userAgentOf(headers: Headers) {
  return headers.get("User-Agent") ?? ""
}

export function identityOptions(db: Db, { secret, publicUrl }: IdentityOptions) {
  return {
    basePath: "/api/auth",
    secret,
    database: { db: db.withSchema("identity"), type: "postgres", transaction: true },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordMinLength,
      maxPasswordLength: passwordMaxLength * largestCharacter,
    },
    session: { expiresIn: sessionIdleSeconds, updateAge: sessionUpdateSeconds },
    account: {
      encryptOAuthTokens: true,
      // linking gives an unconfirmed account to the person the provider verified (ownership.ts); the update reloads the user
      accountLinking: { requireLocalEmailVerified: false, updateUserInfoOnLink: true },
    },
    // a provider's name and picture do not overwrite the user's own
    databaseHooks: {
      user: { update: { before: async () => ({ data: { name: undefined, image: undefined } }) } },
    },
    user: {
      validateUserInfo: (candidate, call) => beforeLinking(db, { secret, publicUrl }, candidate, call),
    },
    verification: { storeIdentifier: "hashed" },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: authErrorLog,
    advanced: {
      database: { generateId: () => uuidv7() },
      ...cookies(publicUrl),
    },
  } as const satisfies BetterAuthOptions
}

type BeforeLinking = NonNullable<NonNullable<BetterAuthOptions["user"]>["validateUserInfo"]>

async function beforeLinking(
  db: Db,
  options: IdentityOptions,
  ...[{ user, source }, call]: Parameters<BeforeLinking>
) {
  if (source.action !== "link-account" || !user.id) return
  const device = await readDevice(db, options, call.headers?.get("Cookie") ?? undefined, user.id)
  const owner = { name: user.name ?? "", image: user.image ?? null }
  await claimAccount(db, user.id, device === undefined ? owner : undefined)
}

// useSecureCookies would add Better Auth's own prefix
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
