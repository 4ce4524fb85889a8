import { Hono } from "hono"
import { Deleted, Modified } from "../../contract/fields.ts"
import { MessagesPage } from "../../contract/messages.ts"
import {
  InboxConversation,
  InboxConversations,
  InboxPage,
  NewSupportAnswer,
  SupportMessage,
  SupportMessages,
  SupportParam,
  SupportStateChange,
} from "../../contract/support.ts"
import { requireRole } from "../http/guards.ts"
import { idempotencyKeyHeader, withIdempotency } from "../http/idempotency.ts"
import { paginate, readPageRequest } from "../http/paging.ts"
import { body, describeResponses, params, query, send } from "../http/route.ts"
import type { Env } from "../process/app-context.ts"
import { answer, change } from "./answer.ts"
import * as conversations from "./conversations.ts"
import * as messages from "./messages.ts"
import { remove } from "./remove.ts"
import { sendMessages } from "./send-messages.ts"
import { toInboxConversation, toSupportMessage } from "./wire.ts"

const admin = requireRole("admin")

export const supportInboxRoutes = new Hono<Env>()
  .get(
    "/support/inbox",
    admin,
    describeResponses(
      "The conversations in one state: of the open ones who has waited longest first, of others the latest",
      200,
      InboxConversations,
    ),
    query(InboxPage),
    async (c) => {
      const { state, ...paging } = c.req.valid("query")
      const page = await readPageRequest(c, paging)
      const found = await conversations.inbox(c.env.db, state, page)
      const rows = await paginate(c, page, found, ({ sinceId }) => sinceId)
      return send(c, InboxConversations, rows.map(toInboxConversation))
    },
  )
  .get(
    "/support/inbox/:id",
    admin,
    describeResponses("One conversation", 200, InboxConversation, "not-found"),
    params(SupportParam),
    async (c) => {
      const row = await conversations.getForAdmin(c.env.db, c.req.valid("param").id)
      return send(c, InboxConversation, toInboxConversation(row))
    },
  )
  .get(
    "/support/inbox/:id/messages",
    admin,
    describeResponses("Its messages, newest first", 200, SupportMessages, "not-found"),
    params(SupportParam),
    query(MessagesPage),
    async (c) => {
      const { id } = c.req.valid("param")
      await conversations.getForAdmin(c.env.db, id)
      return sendMessages(c, id, c.req.valid("query"), "admin")
    },
  )
  .post(
    "/support/inbox/:id/answers",
    admin,
    describeResponses(
      "Answer; `conflict` when someone has written after the message that `after` names",
      201,
      SupportMessage,
      "not-found",
      "conflict",
      "unreadable",
    ),
    params(SupportParam),
    idempotencyKeyHeader,
    body(NewSupportAnswer),
    async (c) => {
      const { config, db, secret, site } = c.env
      const { id } = c.req.valid("param")
      const written = c.req.valid("json")
      const header = c.req.valid("header")
      const call = { call: "POST /support/answers", person: c.var.user, header, body: { id, ...written } }
      const answering = { secret, site, supportEmail: config.supportEmail }
      const answerId = await withIdempotency(db, call, (tx) => answer(tx, answering, c.var.user, id, written))
      return send(c, SupportMessage, toSupportMessage(await messages.get(db, answerId), "admin"), 201)
    },
  )
  .patch(
    "/support/inbox/:id",
    admin,
    describeResponses("Close or reopen a conversation", 200, Modified, "not-found"),
    params(SupportParam),
    body(SupportStateChange),
    async (c) => {
      const modifiedCount = await change(c.env.db, c.var.user, c.req.valid("param").id, c.req.valid("json"))
      return send(c, Modified, { modifiedCount })
    },
  )
  .delete(
    "/support/inbox/:id",
    admin,
    describeResponses("Remove a conversation, with all that was written in it", 200, Deleted, "not-found"),
    params(SupportParam),
    async (c) =>
      send(c, Deleted, { deletedCount: await remove(c.env.db, c.var.user, c.req.valid("param").id) }),
  )
