import { betterAuth, type BetterAuthOptions } from "better-auth"
import { v7 as uuidv7 } from "uuid"
import {
  confirmationSeconds,
  passwordMaxLength,
  passwordMinLength,
  resetSeconds,
} from "../../contract/identity.ts"
import type { Db } from "../../db/tables.ts"
import { cookieName, isHttps } from "../https.ts"
import { mailConfirmation } from "./confirmation.ts"
import { afterwards, faultless, faultLog, watched } from "./faults.ts"
import { inTurn } from "./passwords.ts"
import { afterReset, mailReset } from "./reset.ts"
import { lives } from "./sessions.ts"

export type Identity = ReturnType<typeof createIdentity>

/** What an identity session (the cookie) proves. */
export type IdentitySession = {
  id: string
  identityId: string
  name: string
  email: string
  image: string | undefined
}

export type Door = { secret: string; publicUrl: string | undefined; site: () => string }

/** Better Auth on its own schema. It knows persons and passwords, never roles: those are the product's. */
export function createIdentity(db: Db, door: Door) {
  const auth = betterAuth({ baseURL: door.publicUrl ?? "http://localhost", ...identityOptions(db, door) })

  return {
    /** `welcome` sends the letter to the new person, once there is one. */
    signUp: async (headers: Headers, body: { name: string; email: string; password: string }) => {
      const { answer, fault, letters } = await inTurn(() =>
        watched(() => auth.api.signUpEmail({ headers, body, asResponse: true })),
      )
      if (fault) throw fault
      return { answer, welcome: () => Promise.all(letters.map((send) => send())) }
    },
    signIn: (headers: Headers, body: { email: string; password: string }) =>
      inTurn(() => faultless(() => auth.api.signInEmail({ headers, body, asResponse: true }))),
    changePassword: (headers: Headers, body: { currentPassword: string; newPassword: string }) =>
      inTurn(() => faultless(() => auth.api.changePassword({ headers, body, asResponse: true }))),
    signOut: (headers: Headers) => faultless(() => auth.api.signOut({ headers, asResponse: true })),
    requestReset: (body: { email: string }) =>
      faultless(() => auth.api.requestPasswordReset({ body, asResponse: true })),
    reset: (body: { token: string; newPassword: string }) =>
      inTurn(() => faultless(() => auth.api.resetPassword({ body, asResponse: true }))),
    confirmEmail: (token: string) =>
      faultless(() => auth.api.verifyEmail({ query: { token }, asResponse: true })),
    /** Puts the end of a session off that is used, and answers its cookie anew. */
    prolong: (headers: Headers) => faultless(() => auth.api.getSession({ headers, asResponse: true })),
    session: async (headers: Headers): Promise<IdentitySession | undefined> => {
      if (!headers.has("Cookie")) return undefined
      const found = await faultless(() => auth.api.getSession({ headers, query: { disableRefresh: true } }))
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

/** Without use a session ends after that; its use is noted that often. */
const sessionSeconds = 7 * 24 * 60 * 60
const usedSeconds = 5 * 60

/** What every way to sign in has in common. */
export function identityOptions(db: Db, { secret, publicUrl, site }: Door) {
  return {
    basePath: "/api/auth",
    secret,
    database: { db: db.withSchema("identity"), type: "postgres", transaction: true },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordMinLength,
      maxPasswordLength: passwordMaxLength,
      resetPasswordTokenExpiresIn: resetSeconds,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => mailReset(db, site(), user, token),
      onPasswordReset: ({ user }) => afterReset(db, user.id),
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: confirmationSeconds,
      sendVerificationEmail: ({ user, token }) => afterwards(() => mailConfirmation(db, site(), user, token)),
    },
    session: { expiresIn: sessionSeconds, updateAge: usedSeconds },
    account: { encryptOAuthTokens: true },
    verification: { storeIdentifier: "hashed" },
    // ours (sign-in-limits.ts) knows accounts as well as addresses
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: faultLog,
    advanced: {
      database: { generateId: () => uuidv7() },
      ...cookies(publicUrl),
    },
  } as const satisfies BetterAuthOptions
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
