import { Hono } from "hono"
import { Deleted, Inserted } from "../../contract/fields.ts"
import { EndedPushSubscription, NewPushSubscription, PushKey } from "../../contract/push.ts"
import { allowAnyone, requireSession } from "../http/guards.ts"
import { idempotencyKeyHeader, withIdempotency } from "../http/idempotency.ts"
import { body, describeResponses, send } from "../http/route.ts"
import type { Env } from "../process/app-context.ts"
import { subscribe, unsubscribe } from "./subscriptions.ts"

/** Authenticated by the session cookie, which the service worker sends too. */
export const pushRoutes = new Hono<Env>()
  .get(
    "/push-key",
    allowAnyone,
    describeResponses("The key that a browser asks its push service with", 200, PushKey),
    (c) => send(c, PushKey, { key: c.env.push.publicKey }),
  )
  .post(
    "/push-subscriptions",
    requireSession,
    describeResponses(
      "Push one's notifications to this browser, until the session ends",
      201,
      Inserted,
      "unreadable",
      "conflict",
    ),
    idempotencyKeyHeader,
    body(NewPushSubscription),
    async (c) => {
      const subscription = c.req.valid("json")
      const { session } = c.var
      const call = {
        call: "push-subscriptions",
        person: { id: session.id },
        header: c.req.valid("header"),
        body: subscription,
      }
      const insertedId = await withIdempotency(c.env.db, call, (db) => subscribe(db, session, subscription))
      return send(c, Inserted, { acknowledged: true, insertedId }, 201)
    },
  )
  .delete(
    "/push-subscriptions",
    requireSession,
    describeResponses("Push nothing more to the browser with this endpoint", 200, Deleted),
    body(EndedPushSubscription),
    async (c) => {
      const { endpoint } = c.req.valid("json")
      return send(c, Deleted, { deletedCount: await unsubscribe(c.env.db, c.var.session, endpoint) })
    },
  )
