import { Hono } from "hono"
import { Modified, Page } from "../../contract/fields.ts"
import { MessagesPage, ReadMark } from "../../contract/messages.ts"
import {
  NewSupportMessage,
  SupportConversation,
  SupportConversations,
  SupportMessage,
  SupportMessages,
  SupportParam,
} from "../../contract/support.ts"
import { requireMember } from "../http/guards.ts"
import { idempotencyKeyHeader, withIdempotency } from "../http/idempotency.ts"
import { paginate, readPageRequest } from "../http/paging.ts"
import { body, describeResponses, params, query, send } from "../http/route.ts"
import type { Env } from "../process/app-context.ts"
import * as conversations from "./conversations.ts"
import { mailboxOf } from "./mailbox-of.ts"
import { markRead } from "./mark-read.ts"
import * as messages from "./messages.ts"
import { sendMessages } from "./send-messages.ts"
import { toSupportConversation, toSupportMessage } from "./wire.ts"
import { write } from "./write.ts"

export const supportRoutes = new Hono<Env>()
  .get(
    "/support/conversations",
    requireMember,
    describeResponses(
      "One's conversations with the admins, those with the newest messages first",
      200,
      SupportConversations,
    ),
    query(Page),
    async (c) => {
      const page = await readPageRequest(c, c.req.valid("query"))
      const own = await conversations.list(c.env.db, c.var.user, page)
      const rows = await paginate(c, page, own, ({ lastMessageId }) => lastMessageId)
      return send(
        c,
        SupportConversations,
        rows.map((row) => toSupportConversation(row, "person")),
      )
    },
  )
  .get(
    "/support/conversations/:id",
    requireMember,
    describeResponses("One of one's conversations with the admins", 200, SupportConversation, "not-found"),
    params(SupportParam),
    async (c) => {
      const row = await conversations.get(c.env.db, c.var.user, c.req.valid("param").id)
      return send(c, SupportConversation, toSupportConversation(row, "person"))
    },
  )
  .get(
    "/support/conversations/:id/messages",
    requireMember,
    describeResponses("Its messages, newest first", 200, SupportMessages, "not-found"),
    params(SupportParam),
    query(MessagesPage),
    async (c) => {
      const { id } = c.req.valid("param")
      await conversations.get(c.env.db, c.var.user, id)
      return sendMessages(c, id, c.req.valid("query"), "person")
    },
  )
  .post(
    "/support/conversations/:id/messages",
    requireMember,
    describeResponses(
      "Write to the admins; what was answered or closed is open again",
      201,
      SupportMessage,
      "not-found",
      "conflict",
      "too-many-requests",
      "unreadable",
    ),
    params(SupportParam),
    idempotencyKeyHeader,
    body(NewSupportMessage),
    async (c) => {
      const { db, limits } = c.env
      const person = c.var.user
      const message = { ...c.req.valid("param"), ...c.req.valid("json") }
      await limits.supportMessages.spend(person.id)
      const call = { call: "POST /support/messages", person, header: c.req.valid("header"), body: message }
      const id = await withIdempotency(db, call, (tx) => write(tx, mailboxOf(c), person, message))
      return send(c, SupportMessage, toSupportMessage(await messages.get(db, id), "person"), 201)
    },
  )
  .put(
    "/support/conversations/:id/read",
    requireMember,
    describeResponses("Say that one has read up to this message", 200, Modified, "not-found"),
    params(SupportParam),
    body(ReadMark),
    async (c) => {
      const { number } = c.req.valid("json")
      const modifiedCount = await markRead(c.env.db, c.var.user, c.req.valid("param").id, number)
      return send(c, Modified, { modifiedCount })
    },
  )
