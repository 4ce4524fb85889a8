import { Hono } from "hono"
import { z } from "zod"
import { Deleted } from "../../contract/fields.ts"
import { PasswordChange, Session, SessionToEnd } from "../../contract/identity.ts"
import { requireSession } from "../http/guards.ts"
import type { Env } from "../process/app-context.ts"
import { describeResponses, body, send } from "../http/route.ts"
import { changePassword } from "./change-password.ts"
import { throttleSignIn } from "./sign-in-throttle.ts"
import { knownDevice, rememberDevice } from "./device-cookie.ts"
import { queueChange, assertUncommonPassword, wrongPassword } from "./passwords.ts"
import { Requested } from "./routes.ts"
import * as sessions from "./sessions.ts"
import { toSession } from "./wire.ts"

const Sessions = z.array(Session)

export const sessionRoutes = new Hono<Env>()
  .get(
    "/auth/list-sessions",
    requireSession,
    describeResponses("Where one is signed in", 200, Sessions),
    async (c) => {
      const rows = await sessions.list(c.env.db, c.var.session)
      return send(
        c,
        Sessions,
        rows.map((row) => toSession(c.var.session, row)),
      )
    },
  )
  .post(
    "/auth/revoke-session",
    requireSession,
    describeResponses("End one of one's own sessions", 200, Deleted, "not-found"),
    body(SessionToEnd),
    async (c) => {
      const deletedCount = await sessions.end(c.env.db, c.var.session, c.req.valid("json").id)
      return send(c, Deleted, { deletedCount })
    },
  )
  .post(
    "/auth/revoke-other-sessions",
    requireSession,
    describeResponses("End all of one's sessions but this one", 200, Deleted),
    async (c) => send(c, Deleted, { deletedCount: await sessions.endOthers(c.env.db, c.var.session) }),
  )
  .post(
    "/auth/change-password",
    requireSession,
    describeResponses(
      "Choose another password; ends every other session",
      200,
      Requested,
      "auth/wrong-password",
      "conflict",
      "too-many-requests",
      "unavailable",
    ),
    body(PasswordChange),
    async (c) => {
      const { db, limits } = c.env
      const { session } = c.var
      assertUncommonPassword("newPassword", c.req.valid("json").newPassword)
      const device = await knownDevice(c, session.identityId)
      const change = () => changePassword(db, session, c.req.valid("json"))
      const changed = await queueChange(session.identityId, async () => {
        await limits.passwordChanges.spend(session.identityId)
        return throttleSignIn(c, device, session.identityId, change)
      })
      if (!changed) throw wrongPassword
      await rememberDevice(c, session.identityId, changed.deviceGeneration)
      return send(c, Requested, { status: true })
    },
  )
