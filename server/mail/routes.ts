import { Hono } from "hono"
import { Modified } from "../../contract/fields.ts"
import { MailStatus, RefusedMails } from "../../contract/mails.ts"
import { requireMember, requireRole } from "../http/guards.ts"
import type { Env } from "../process/app-context.ts"
import { describeResponses, send } from "../http/route.ts"
import * as status from "./status.ts"
import { toMailStatus, toRefusedMails } from "./wire.ts"

export const mailRoutes = new Hono<Env>()
  .get(
    "/mails/mine",
    requireMember,
    describeResponses(
      "Whether one's own address is confirmed, and what waits for a digest to it",
      200,
      MailStatus,
    ),
    async (c) => send(c, MailStatus, toMailStatus(await status.statusOf(c.env.db, c.var.user))),
  )
  .get(
    "/mails/refused",
    requireRole("admin"),
    describeResponses(
      "Mails that the mail server refuses for a reason of ours, or has not taken for a day",
      200,
      RefusedMails,
    ),
    async (c) => send(c, RefusedMails, toRefusedMails(await status.refused(c.env.db))),
  )
  .post(
    "/mails/refused/retry",
    requireRole("admin"),
    describeResponses("Send these mails again, once their reason is mended", 200, Modified),
    async (c) => send(c, Modified, { modifiedCount: await status.retryRefused(c.env.db, c.var.user) }),
  )
