import { Hono } from "hono"
import { Inserted, Modified } from "../../contract/fields.ts"
import {
  Conversation,
  ConversationParam,
  Conversations,
  ConversationsPage,
  Message,
  Messages,
  MessagesPage,
  NewConversation,
  NewMessage,
  ReadMark,
  Unread,
} from "../../contract/messages.ts"
import { requireConfirmedEmail, requireMember, requireRole } from "../http/guards.ts"
import { idempotencyKeyHeader } from "../http/idempotency.ts"
import { paginateNumbered, paginate, readPageRequest } from "../http/paging.ts"
import { body, describeResponses, params, query, send } from "../http/route.ts"
import type { Env } from "../process/app-context.ts"
import * as conversations from "./conversations.ts"
import * as messages from "./messages.ts"
import { start } from "./start.ts"
import { toConversation, toMessage } from "./wire.ts"
import { write } from "./write.ts"

const refusedWriting = [
  "email-unconfirmed",
  "forbidden",
  "not-found",
  "already-sold",
  "no-longer-available",
  "conflict",
  "too-many-requests",
  "unreadable",
] as const

export const messageRoutes = new Hono<Env>()
  .get(
    "/conversations",
    requireMember,
    describeResponses("One's conversations, those with the newest messages first", 200, Conversations),
    query(ConversationsPage),
    async (c) => {
      const { productId, ...paging } = c.req.valid("query")
      const page = await readPageRequest(c, paging)
      const own = await conversations.list(c.env.db, c.var.user, productId, page)
      const rows = await paginate(c, page, own, ({ lastMessageId }) => lastMessageId)
      return send(c, Conversations, rows.map(toConversation))
    },
  )
  .get(
    "/conversations/unread",
    requireMember,
    describeResponses("How many messages one has not read", 200, Unread),
    async (c) => send(c, Unread, { unread: await conversations.countUnread(c.env.db, c.var.user) }),
  )
  .get(
    "/conversations/:id",
    requireMember,
    describeResponses("One of one's conversations", 200, Conversation, "not-found"),
    params(ConversationParam),
    async (c) => {
      const row = await conversations.get(c.env.db, c.var.user, c.req.valid("param").id)
      return send(c, Conversation, toConversation(row))
    },
  )
  .post(
    "/conversations",
    requireRole("Seller", "Buyer"),
    requireConfirmedEmail,
    describeResponses(
      "Write about a product, to its seller or to a buyer who has booked it; an earlier conversation goes on",
      201,
      Inserted,
      ...refusedWriting,
      "suspended",
    ),
    idempotencyKeyHeader,
    body(NewConversation),
    async (c) => {
      const { "idempotency-key": key } = c.req.valid("header")
      const opening = { ...c.req.valid("json"), key }
      const insertedId = await start(c.env.db, c.env.limits.writing, c.var.user, opening)
      return send(c, Inserted, { acknowledged: true, insertedId }, 201)
    },
  )
  .get(
    "/conversations/:id/messages",
    requireMember,
    describeResponses("The messages of a conversation, newest first", 200, Messages, "not-found"),
    params(ConversationParam),
    query(MessagesPage),
    async (c) => {
      const position = c.req.valid("query")
      const rows = await messages.list(c.env.db, c.var.user, c.req.valid("param").id, position)
      const page = paginateNumbered(c, position, rows)
      return send(
        c,
        Messages,
        page.map((row) => toMessage(row, c.var.user.id)),
      )
    },
  )
  .post(
    "/conversations/:id/messages",
    requireMember,
    requireConfirmedEmail,
    describeResponses("Write in a conversation", 201, Message, ...refusedWriting),
    params(ConversationParam),
    idempotencyKeyHeader,
    body(NewMessage),
    async (c) => {
      const { db, limits } = c.env
      const { id } = c.req.valid("param")
      const { "idempotency-key": key } = c.req.valid("header")
      const written = await write(db, limits.writing, c.var.user, id, { ...c.req.valid("json"), key })
      return send(c, Message, toMessage(await messages.get(db, id, written), c.var.user.id), 201)
    },
  )
  .put(
    "/conversations/:id/read",
    requireMember,
    describeResponses("Say that one has read up to this message", 200, Modified, "not-found"),
    params(ConversationParam),
    body(ReadMark),
    async (c) => {
      const { number } = c.req.valid("json")
      const { id } = c.req.valid("param")
      return send(c, Modified, {
        modifiedCount: await messages.markRead(c.env.db, c.var.user, id, number),
      })
    },
  )
