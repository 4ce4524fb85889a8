import { Hono } from "hono"
import { Modified } from "../../contract/fields.ts"
import {
  Notifications,
  NotificationsPage,
  ReadNotifications,
  UnreadNotifications,
} from "../../contract/notifications.ts"
import { requireMember } from "../http/guards.ts"
import { paginate, readPageRequest } from "../http/paging.ts"
import { body, describeResponses, query, send } from "../http/route.ts"
import type { Env } from "../process/app-context.ts"
import * as notifications from "./notifications.ts"
import { toNotification } from "./wire.ts"

export const notificationRoutes = new Hono<Env>()
  .get(
    "/notifications",
    requireMember,
    describeResponses("What happened that concerns one, newest first", 200, Notifications),
    query(NotificationsPage),
    async (c) => {
      const page = await readPageRequest(c, c.req.valid("query"))
      const own = await notifications.list(c.env.db, c.var.user, page)
      const rows = await paginate(c, page, own, ({ id }) => id)
      return send(c, Notifications, rows.map(toNotification))
    },
  )
  .get(
    "/notifications/unread",
    requireMember,
    describeResponses("How many notifications one has not read", 200, UnreadNotifications),
    async (c) =>
      send(c, UnreadNotifications, { unread: await notifications.countUnread(c.env.db, c.var.user) }),
  )
  .post(
    "/notifications/read",
    requireMember,
    describeResponses("Say that one has read these notifications, or all", 200, Modified),
    body(ReadNotifications),
    async (c) => {
      const modifiedCount = await notifications.markRead(c.env.db, c.var.user, c.req.valid("json"))
      return send(c, Modified, { modifiedCount })
    },
  )
