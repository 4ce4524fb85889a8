import { Hono } from "hono"
import { NotificationSettings } from "../../contract/notification-settings.ts"
import { requireMember } from "../http/guards.ts"
import { body, describeResponses, send } from "../http/route.ts"
import type { Env } from "../process/app-context.ts"
import * as notificationSettings from "./notification-settings.ts"

export const notificationSettingsRoutes = new Hono<Env>()
  .get(
    "/notification-settings",
    requireMember,
    describeResponses("How one hears of each kind of notification", 200, NotificationSettings),
    async (c) => send(c, NotificationSettings, await notificationSettings.get(c.env.db, c.var.user)),
  )
  .put(
    "/notification-settings",
    requireMember,
    describeResponses("Choose how one hears of each kind of notification", 200, NotificationSettings),
    body(NotificationSettings),
    async (c) => {
      const settings = c.req.valid("json")
      await notificationSettings.put(c.env.db, c.var.user, settings)
      return send(c, NotificationSettings, settings)
    },
  )
