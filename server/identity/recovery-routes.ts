import { setTimeout } from "node:timers/promises"
import { type Context, Hono } from "hono"
import { Confirmation, PasswordReset, PasswordResetRequest } from "../../contract/identity.ts"
import { clientAddress } from "../http/address.ts"
import { allowAnyone } from "../http/guards.ts"
import type { Env } from "../process/app-context.ts"
import { describeResponses, body, send } from "../http/route.ts"
import { languageAsked } from "../http/texts.ts"
import { type Account, accountOf } from "./accounts.ts"
import { confirm } from "./confirmation.ts"
import { knownDevice } from "./device-cookie.ts"
import { queueChange, assertUncommonPassword } from "./passwords.ts"
import { mailReset, reset } from "./reset.ts"
import { Requested } from "./routes.ts"

export const recoveryRoutes = new Hono<Env>()
  .post(
    "/auth/request-password-reset",
    allowAnyone,
    describeResponses(
      "Mail a link to choose a new password, if the address is known",
      200,
      Requested,
      "too-many-requests",
    ),
    body(PasswordResetRequest),
    async (c) => {
      const account = await accountOf(c.env.db, c.req.valid("json").email)
      const device = account && (await knownDevice(c, account.id))
      if (!device) await c.env.limits.resets.spend(clientAddress(c))
      await Promise.all([account && requestReset(c, account, device), setTimeout(resetResponseMs)])
      return send(c, Requested, { status: true })
    },
  )
  .post(
    "/auth/reset-password",
    allowAnyone,
    describeResponses(
      "Choose a new password with the link that was mailed; ends every session",
      200,
      Requested,
      "link-expired",
      "unavailable",
    ),
    body(PasswordReset),
    async (c) => {
      assertUncommonPassword("newPassword", c.req.valid("json").newPassword)
      await queueChange(undefined, () =>
        reset(c.env.db, c.req.valid("json"), async (id) => (await knownDevice(c, id)) !== undefined),
      )
      return send(c, Requested, { status: true })
    },
  )
  .post(
    "/auth/verify-email",
    allowAnyone,
    describeResponses(
      "Confirm an address with the link that was mailed to it, in the browser that signed up or is logged in",
      200,
      Requested,
      "link-expired",
      "not-signed-in",
    ),
    body(Confirmation),
    async (c) => {
      const { db, identity, secret } = c.env
      await confirm(db, secret, c.req.valid("json").token, async (id) => {
        if (await knownDevice(c, id)) return true
        return (await identity.session(c.req.raw.headers))?.identityId === id
      })
      return send(c, Requested, { status: true })
    },
  )

/** Minimum response time, also for unknown addresses, so that timing does not reveal an account. */
const resetResponseMs = 300

async function requestReset(c: Context<Env>, account: Account, device: string | undefined) {
  const { db, isBlockedDemoAddress, site } = c.env
  if (isBlockedDemoAddress(account.email)) return
  // silent: a refusal would reveal that the address is known
  if (await mayBeMailed(c, account, device))
    await mailReset(db, site(), account, { kind: device ? "ownReset" : "reset", language: languageAsked(c) })
}

/** A known device has a limit of its own, which requests from other devices do not use up. */
async function mayBeMailed(c: Context<Env>, { id }: Account, device: string | undefined) {
  const { resetMails, accountResets } = c.env.limits
  if (device) return resetMails.allows(device)
  return (await resetMails.allows(`${clientAddress(c)}:${id}`)) && accountResets.allows(id)
}
