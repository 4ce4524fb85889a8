import type { Context } from "hono"
import { createMiddleware } from "hono/factory"
import { uniqueSymbol } from "hono-openapi"
import type { ProblemCode } from "../../contract/problem.ts"
import type { Role } from "../../contract/users.ts"
import type { Env, AppContext } from "../process/app-context.ts"
import { isConfirmed } from "../identity/accounts.ts"
import type { IdentitySession } from "../identity/identity-session.ts"
import { readAccessToken } from "../identity/tokens.ts"
import { countWrite } from "./rate-limit.ts"
import { Problem } from "./problem.ts"
import { describeFailures } from "./route.ts"
import * as users from "../users/users.ts"
import type { SignedIn } from "../users/users.ts"

/** Marks a route as public: a test refuses a route without a guard. */
export const allowAnyone = guard(
  "anyone",
  [],
  createMiddleware<Env>(async (c, next) => {
    countWrite(c, undefined)
    await next()
  }),
)

export const allowProvider = guard(
  "provider",
  [],
  createMiddleware<Env>((_, next) => next()),
)

export function requireRole<Allowed extends Role>(...allowed: Allowed[]) {
  type User = SignedIn & { role: Allowed; sessionId: string }
  return guard(
    allowed.join(" or "),
    ["not-signed-in", "forbidden"],
    createMiddleware<Env & { Variables: { user: User } }>(async (c, next) => {
      const user = await bearer(c.env, c.req.header("Authorization"))
      countWrite(c, user?.id)
      if (!user) throw new Problem("not-signed-in", (say) => say.logIn)
      if (!isOneOf(user, allowed)) throw new Problem("forbidden", (say) => say.onlyRoles(allowed))
      c.set("user", user)
      noStore(c)
      await next()
    }),
  )
}

export const requireMember = requireRole("Seller", "Buyer", "admin")

export const requireConfirmedEmail = createMiddleware<Env & { Variables: { user: SignedIn } }>(
  async (c, next) => {
    const { config, db } = c.env
    if (config.requireConfirmedEmail && !(await isConfirmed(db, c.var.user.email)))
      throw new Problem("email-unconfirmed", (say) => say.unconfirmed)
    await next()
  },
)

function isOneOf<User extends SignedIn, Allowed extends Role>(
  user: User,
  allowed: Allowed[],
): user is User & { role: Allowed } {
  return allowed.some((role) => role === user.role)
}

/** Spec §7: for the calls without an access token. */
export const requireSession = guard(
  "identity session",
  ["not-signed-in", "forbidden"],
  createMiddleware<Env & { Variables: { session: IdentitySession } }>(async (c, next) => {
    const session = await c.env.identity.session(c.req.raw.headers)
    countWrite(c, session?.identityId)
    if (!session) throw new Problem("not-signed-in", (say) => say.logIn)
    c.set("session", session)
    noStore(c)
    await next()
  }),
)

export const optionalUser = guard(
  "anyone, told apart",
  [],
  createMiddleware<Env & { Variables: { viewer: SignedIn | undefined } }>(async (c, next) => {
    const known = await viewer(c.env, c.req.raw.headers)
    countWrite(c, known?.id)
    if (known) noStore(c)
    c.set("viewer", known)
    await next()
  }),
)

async function viewer(context: AppContext, headers: Headers) {
  const user = await bearer(context, headers.get("Authorization") ?? undefined)
  if (user) return user
  const session = await context.identity.session(headers)
  return session && users.ofIdentity(context.db, session.identityId)
}

async function bearer({ db, secret }: AppContext, authorization: string | undefined) {
  // RFC 7515 §2: base64url without padding, so a token has one spelling
  const token = /^Bearer ([\w-]+(?:\.[\w-]+){2})$/i.exec(authorization ?? "")?.[1]
  const proof = token && (await readAccessToken(secret, token))
  if (!proof) return undefined
  const user = await users.ofToken(db, proof)
  return user && { ...user, sessionId: proof.sid }
}

function noStore(c: Context) {
  c.header("Cache-Control", "private, no-store")
}

function guard<Middleware extends object>(policy: string, codes: ProblemCode[], middleware: Middleware) {
  return Object.assign(middleware, {
    [uniqueSymbol]: { spec: { "x-policy": policy, ...security(policy), responses: describeFailures(codes) } },
  })
}

function security(policy: string) {
  if (policy.startsWith("anyone") || policy === "provider") return {}
  return { security: [policy === "identity session" ? { session: [] } : { accessToken: [] }] }
}
