import { setTimeout } from "node:timers/promises"
import { type Context, Hono } from "hono"
import { z } from "zod"
import {
  AccessToken,
  AccessTokenQuery,
  Confirmation,
  identityErrors,
  PasswordReset,
  PasswordResetRequest,
  SignIn,
  SignUp,
} from "../../contract/identity.ts"
import { isInCast } from "../../db/seed/cast.ts"
import { addressOf } from "../address.ts"
import { anyone, identified } from "../guards.ts"
import type { Env, House } from "../house.ts"
import { Problem } from "../problem.ts"
import { answers, body, query, send } from "../route.ts"
import * as users from "../users/users.ts"
import { accountOf } from "./accounts.ts"
import type { IdentitySession } from "./identity.ts"
import { knownDevice, rememberDevice } from "./known-device.ts"
import { guess } from "./guess.ts"
import { mustBeUncommon } from "./passwords.ts"
import { signAccessToken } from "./tokens.ts"

const NewIdentity = SignUp.omit({ role: true }).meta({ id: "NewIdentity" })

/** Better Auth's body without its session token: that leaves only in the cookie. */
const Person = z.object({ user: z.object({ id: z.string(), name: z.string(), email: z.string() }) })
export const Requested = z.object({ status: z.literal(true) })
const SignedOut = z.object({ success: z.boolean() })
const CurrentSession = Person.nullable()

/** Better Auth's own paths, and only those we use; everything else under /api/auth is 404. */
export const identityRoutes = new Hono<Env>()
  .post(
    "/auth/sign-up/email",
    anyone,
    answers(
      "Make an identity account and sign in",
      200,
      Person,
      "auth/email-already-in-use",
      "too-many-requests",
      "unavailable",
    ),
    body(NewIdentity),
    async (c) => {
      mustBeUncommon("password", c.req.valid("json").password)
      await c.env.limits.signUps.spend(addressOf(c))
      const { answer, welcome } = await c.env.identity.signUp(c.req.raw.headers, c.req.valid("json"))
      if (!answer.ok) throw emailInUse
      // the account is there, with or without it
      await welcome().catch((error: unknown) => c.env.log.error({ err: error }, "no letter to a new person"))
      return signedIn(c, answer)
    },
  )
  .post(
    "/auth/sign-in/email",
    anyone,
    answers(
      "Sign in: the identity session comes as a cookie",
      200,
      Person,
      "auth/user-not-found",
      "auth/wrong-password",
      // the account went meanwhile
      "conflict",
      "too-many-requests",
      "unavailable",
    ),
    body(SignIn),
    async (c) => {
      const { email } = c.req.valid("json")
      if (!c.env.config.demo && isInCast(email)) throw unknownEmail
      const account = await accountOf(c.env.db, email)
      const device = account && (await knownDevice(c, account.id))
      const isRight = await guess(c, device, account?.id, () =>
        c.env.identity.signIn(c.req.raw.headers, c.req.valid("json")),
      )
      if (!isRight) throw account ? wrongPassword : unknownEmail
      return signedIn(c, isRight)
    },
  )
  .post(
    "/auth/request-password-reset",
    anyone,
    answers(
      "Mail a link to choose a new password, if the address is known",
      200,
      Requested,
      "too-many-requests",
    ),
    body(PasswordResetRequest),
    async (c) => {
      await c.env.limits.resets.spend(addressOf(c))
      await Promise.all([requestReset(c.env, c.req.valid("json").email), setTimeout(resetAnswerTime)])
      return send(c, Requested, { status: true })
    },
  )
  .post(
    "/auth/reset-password",
    anyone,
    answers(
      "Choose a new password with the link that was mailed; ends every session",
      200,
      Requested,
      "link-expired",
      "unavailable",
    ),
    body(PasswordReset),
    async (c) => {
      mustBeUncommon("newPassword", c.req.valid("json").newPassword)
      const answer = await c.env.identity.reset(c.req.valid("json"))
      if (!answer.ok) throw expiredLink
      return send(c, Requested, { status: true })
    },
  )
  .post(
    "/auth/verify-email",
    anyone,
    answers("Confirm an address with the link that was mailed to it", 200, Requested, "link-expired"),
    body(Confirmation),
    async (c) => {
      const answer = await c.env.identity.confirmEmail(c.req.valid("json").token)
      if (!answer.ok) throw new Problem("link-expired", "This link no longer counts.")
      return send(c, Requested, { status: true })
    },
  )
  .post("/auth/sign-out", anyone, answers("End the identity session", 200, SignedOut), async (c) => {
    const answer = await c.env.identity.signOut(c.req.raw.headers)
    copyCookies(c, answer)
    return send(c, SignedOut, { success: true })
  })
  .get(
    "/auth/get-session",
    anyone,
    answers("Who the cookie says one is, or null", 200, CurrentSession),
    async (c) => {
      c.header("Cache-Control", "no-store")
      const session = await c.env.identity.session(c.req.raw.headers)
      return send(c, CurrentSession, session ? { user: personOf(session) } : null)
    },
  )
  .get(
    "/jwt",
    identified,
    answers("An access token for 15 minutes", 200, AccessToken, "not-found"),
    query(AccessTokenQuery),
    async (c) => {
      const { session } = c.var
      if (c.req.valid("query").email !== session.email)
        throw new Problem("forbidden", "An access token is only for one's own email.")
      const user = await users.ofIdentity(c.env.db, session.identityId)
      if (!user) throw new Problem("not-found", "This account is not finished: choose Seller or Buyer first.")
      copyCookies(c, await c.env.identity.prolong(c.req.raw.headers))
      const { name, email } = user
      const holder = { sub: user.id, sid: session.id, name, email, picture: session.image }
      return send(c, AccessToken, { accessToken: await signAccessToken(c.env.secret, holder) })
    },
  )

/** Known or not, the answer takes this long, in milliseconds. */
const resetAnswerTime = 300

async function requestReset({ config, db, identity, limits }: House, email: string) {
  const account = await accountOf(db, email)
  if (!account || (!config.demo && isInCast(email))) return
  // silently: a refusal would tell that the address is known
  if (await limits.resetMails.allows(account.id)) await identity.requestReset({ email })
}

const expiredLink = new Problem(
  "link-expired",
  "This link has been used already, or is older than 30 minutes. Please ask for a new one.",
)
const unknownEmail = new Problem("auth/user-not-found", identityErrors["auth/user-not-found"])
// spec §8: an unknown address and a wrong password are told apart, after the same work
const wrongPassword = new Problem("auth/wrong-password", identityErrors["auth/wrong-password"])
const emailInUse = new Problem("auth/email-already-in-use", identityErrors["auth/email-already-in-use"])

function personOf({ identityId, name, email }: IdentitySession) {
  return { id: identityId, name, email }
}

async function signedIn(c: Context<Env>, answer: Response) {
  const person = Person.parse(await answer.json())
  copyCookies(c, answer)
  await rememberDevice(c, person.user.id)
  c.header("Cache-Control", "no-store")
  return send(c, Person, person)
}

/** What Better Auth wants the browser to keep. */
export function copyCookies(c: Context, answer: Response) {
  for (const cookie of answer.headers.getSetCookie()) c.header("Set-Cookie", cookie, { append: true })
}
