import { Hono } from "hono"
import { Inserted } from "../../contract/fields.ts"
import { NewMessageByLink, SupportLink, SupportThread } from "../../contract/support.ts"
import { allowAnyone } from "../http/guards.ts"
import { idempotencyKeyHeader, withIdempotency } from "../http/idempotency.ts"
import { body, describeResponses, send } from "../http/route.ts"
import type { Env } from "../process/app-context.ts"
import { getByLink } from "./conversations.ts"
import { readLink } from "./link.ts"
import { mailboxOf } from "./mailbox-of.ts"
import * as messages from "./messages.ts"
import { toSupportMessage } from "./wire.ts"
import { writeByLink } from "./write.ts"

const pageSize = 100

/** The token is in the body, because addresses are logged. */
export const supportLinkRoutes = new Hono<Env>()
  .post(
    "/support/thread",
    allowAnyone,
    describeResponses(
      "Read the conversation of a link that was mailed with an answer",
      200,
      SupportThread,
      "link-expired",
    ),
    body(SupportLink),
    async (c) => {
      const id = await readLink(c.env.secret, c.req.valid("json").token)
      const { state } = await getByLink(c.env.db, id)
      const rows = (await messages.list(c.env.db, id, { limit: pageSize })).slice(0, pageSize)
      c.header("Cache-Control", "private, no-store")
      return send(c, SupportThread, {
        state,
        messages: rows.toReversed().map((row) => toSupportMessage(row, "person")),
      })
    },
  )
  .post(
    "/support/thread/messages",
    allowAnyone,
    describeResponses(
      "Write in the conversation of such a link",
      201,
      Inserted,
      "link-expired",
      "conflict",
      "too-many-requests",
      "unreadable",
    ),
    idempotencyKeyHeader,
    body(NewMessageByLink),
    async (c) => {
      const { db, limits, secret } = c.env
      const message = c.req.valid("json")
      const id = await readLink(secret, message.token)
      await limits.supportMessages.spend(id)
      const call = { call: "POST /support/thread/messages", header: c.req.valid("header"), body: message }
      const insertedId = await withIdempotency(db, call, (tx) =>
        writeByLink(tx, mailboxOf(c), { id, text: message.text }),
      )
      return send(c, Inserted, { acknowledged: true, insertedId }, 201)
    },
  )
