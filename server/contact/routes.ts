import { Hono } from "hono"
import { ContactMessages, ContactParam, NewContactMessage } from "../../contract/contact.ts"
import { Deleted, Inserted, Page } from "../../contract/fields.ts"
import { clientAddress } from "../http/address.ts"
import { optionalUser, requireRole } from "../http/guards.ts"
import type { Env } from "../process/app-context.ts"
import { withIdempotency, idempotencyKeyHeader } from "../http/idempotency.ts"
import { paginate, readPageRequest } from "../http/paging.ts"
import { describeResponses, body, params, query, send } from "../http/route.ts"
import { mailboxOf } from "../support/mailbox-of.ts"
import * as contact from "./contact.ts"
import { toContactMessage } from "./wire.ts"

export const contactRoutes = new Hono<Env>()
  .post(
    "/contact",
    optionalUser,
    describeResponses(
      "Get in touch: opens a conversation with the admins, or goes on in one's own",
      201,
      Inserted,
      "not-signed-in",
      "too-many-requests",
      "conflict",
      "unreadable",
    ),
    idempotencyKeyHeader,
    body(NewContactMessage),
    async (c) => {
      await c.env.limits.messages.spend(clientAddress(c))
      const person = c.var.viewer
      const form = c.req.valid("json")
      const call = {
        call: "POST /contact",
        header: c.req.valid("header"),
        body: form,
        ...(person && { person }),
      }
      const insertedId = await withIdempotency(c.env.db, call, (db) =>
        contact.add(db, mailboxOf(c), person, form),
      )
      return send(c, Inserted, { acknowledged: true, insertedId }, 201)
    },
  )
  .get(
    "/contact",
    requireRole("admin"),
    describeResponses("The messages to the admin, newest first", 200, ContactMessages),
    query(Page),
    async (c) => {
      const page = await readPageRequest(c, c.req.valid("query"))
      const rows = await paginate(c, page, await contact.list(c.env.db, page), ({ id }) => id)
      return send(c, ContactMessages, rows.map(toContactMessage))
    },
  )
  .delete(
    "/contact/:id",
    requireRole("admin"),
    describeResponses("Remove a message", 200, Deleted, "not-found"),
    params(ContactParam),
    async (c) =>
      send(c, Deleted, { deletedCount: await contact.remove(c.env.db, c.var.user, c.req.valid("param").id) }),
  )
