import { type Context, Hono } from "hono"
import { z } from "zod"
import { AccessToken, AccessTokenQuery, SignIn, SignUp } from "../../contract/identity.ts"
import { clientAddress } from "../http/address.ts"
import { allowAnyone, requireSession } from "../http/guards.ts"
import type { Env, AppContext } from "../process/app-context.ts"
import { Problem } from "../http/problem.ts"
import { describeResponses, body, query, send } from "../http/route.ts"
import { languageAsked, languageOfCall } from "../http/texts.ts"
import { followLanguage, readerOf } from "../users/languages.ts"
import * as users from "../users/users.ts"
import { accountOf, isConfirmed } from "./accounts.ts"
import { mailConfirmation } from "./confirmation.ts"
import type { IdentitySession } from "./identity-session.ts"
import { knownDevice, rememberDevice } from "./device-cookie.ts"
import { throttleSignIn } from "./sign-in-throttle.ts"
import { queueLogin, assertUncommonPassword } from "./passwords.ts"
import { limitUnconfirmed, recordSignUp } from "./sign-ups.ts"
import { signAccessToken } from "./tokens.ts"

const NewIdentity = SignUp.omit({ role: true }).meta({ id: "NewIdentity" })

/** Omits the session token, which Better Auth's response body contains. */
const Person = z.object({ user: z.object({ id: z.string(), name: z.string(), email: z.string() }) })
const SignedInUser = z.object({ user: Person.shape.user.extend({ deviceGeneration: z.int() }) })
export const Requested = z.object({ status: z.literal(true) })
const SignedOut = z.object({ success: z.boolean() })
const CurrentSession = Person.nullable()

export const identityRoutes = new Hono<Env>()
  .post(
    "/auth/sign-up/email",
    allowAnyone,
    describeResponses(
      "Make an identity account and sign in",
      200,
      Person,
      "auth/email-already-in-use",
      "too-many-requests",
      "unavailable",
    ),
    body(NewIdentity),
    async (c) => {
      const account = c.req.valid("json")
      assertUncommonPassword("password", account.password)
      assertAddressNotBlocked(c.env, account.email)
      const answer = await queueLogin(undefined, () => signUp(c, account))
      if (!answer) throw emailInUse
      return respondSignedIn(c, answer, queueConfirmation)
    },
  )
  .post(
    "/auth/sign-in/email",
    allowAnyone,
    describeResponses(
      "Sign in: the identity session comes as a cookie",
      200,
      Person,
      "auth/user-not-found",
      "auth/wrong-password",
      "conflict",
      "too-many-requests",
      "unavailable",
    ),
    body(SignIn),
    async (c) => {
      const { email } = c.req.valid("json")
      if (c.env.isBlockedDemoAddress(email)) throw unknownEmail
      const account = await accountOf(c.env.db, email)
      const device = account && (await knownDevice(c, account.id))
      const attempt = () => c.env.identity.signIn(c.req.raw.headers, account, c.req.valid("json").password)
      // throttled inside the queue, so that a full queue does not count as a failed attempt
      const answer = await queueLogin(device ?? account?.id, () =>
        throttleSignIn(c, device, account?.id, attempt),
      )
      if (!answer) throw account ? wrongPassword : unknownEmail
      return respondSignedIn(c, answer)
    },
  )
  .post(
    "/auth/send-verification-email",
    requireSession,
    describeResponses(
      "Mail the link anew that confirms one's own address, unless it is confirmed",
      200,
      Requested,
      "too-many-requests",
    ),
    async (c) => {
      const { identityId: id, email } = c.var.session
      await c.env.limits.confirmations.spend(id)
      if (!(await isConfirmed(c.env.db, email))) {
        const reader = await readerOf(c.env.db, email, languageAsked(c))
        await mailConfirmation(c.env.db, c.env, { id, ...reader })
      }
      return send(c, Requested, { status: true })
    },
  )
  .post(
    "/auth/sign-out",
    allowAnyone,
    describeResponses("End the identity session", 200, SignedOut),
    async (c) => {
      const answer = await c.env.identity.signOut(c.req.raw.headers)
      copyCookies(c, answer)
      return send(c, SignedOut, { success: true })
    },
  )
  .get(
    "/auth/get-session",
    allowAnyone,
    describeResponses("Who the cookie says one is, or null", 200, CurrentSession),
    async (c) => {
      c.header("Cache-Control", "private, no-store")
      const session = await c.env.identity.session(c.req.raw.headers)
      return send(c, CurrentSession, session ? { user: personOf(session) } : null)
    },
  )
  .get(
    "/jwt",
    requireSession,
    describeResponses("An access token for 15 minutes", 200, AccessToken, "not-found"),
    query(AccessTokenQuery),
    async (c) => {
      const { session } = c.var
      if (c.req.valid("query").email !== session.email)
        throw new Problem("forbidden", (say) => say.onlyOwnToken)
      const user = await users.ofIdentity(c.env.db, session.identityId)
      if (!user || !session.name) throw new Problem("not-found", (say) => say.unfinishedAccount)
      copyCookies(c, await c.env.identity.refresh(c.req.raw.headers))
      const { name, email, role } = user
      const holder = { sub: user.id, sid: session.id, name, email, role, picture: session.image }
      return send(c, AccessToken, { accessToken: await signAccessToken(c.env.secret, holder) })
    },
  )

async function signUp(c: Context<Env>, account: z.infer<typeof NewIdentity>) {
  const { config, db, identity, limits } = c.env
  const address = clientAddress(c)
  await limits.signUps.spend(address)
  if (config.rateLimits) await limitUnconfirmed(db, address, config.limits.unconfirmedSignUps)
  if (await accountOf(db, account.email)) return undefined
  return identity.signUp(
    c.req.raw.headers,
    account,
    async (tx, id) => config.rateLimits && recordSignUp(tx, id, address),
  )
}

function assertAddressNotBlocked({ isBlockedDemoAddress }: AppContext, email: string) {
  if (!isBlockedDemoAddress(email)) return
  throw Problem.ofFields({ email: (say) => say.demoAddress })
}

const unknownEmail = new Problem("auth/user-not-found", (say) => say.unknownEmail)
// spec §8 distinguishes an unknown address from a wrong password; both take the same work
const wrongPassword = new Problem("auth/wrong-password", (say) => say.wrongPassword)
const emailInUse = new Problem("auth/email-already-in-use", (say) => say.emailInUse)

function personOf({ identityId, name, email }: IdentitySession) {
  return { id: identityId, name, email }
}

async function respondSignedIn(c: Context<Env>, response: Response, afterSignIn?: typeof queueConfirmation) {
  const { deviceGeneration, ...user } = SignedInUser.parse(await response.json()).user
  copyCookies(c, response)
  await rememberDevice(c, user.id, deviceGeneration)
  await followLanguage(c.env.db, user.id, languageAsked(c))
  await afterSignIn?.(c, user)
  c.header("Cache-Control", "private, no-store")
  return send(c, Person, { user })
}

async function queueConfirmation(c: Context<Env>, user: z.infer<typeof Person>["user"]) {
  const language = languageOfCall(c)
  await mailConfirmation(c.env.db, c.env, { ...user, language }).catch((error: unknown) =>
    c.env.log.error({ err: error }, "the confirmation mail was not queued"),
  )
}

export function copyCookies(c: Context, response: Response) {
  for (const cookie of response.headers.getSetCookie()) c.header("Set-Cookie", cookie, { append: true })
}
