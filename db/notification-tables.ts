import type { ColumnType, Generated } from "kysely"
import type { NotificationType } from "../contract/notifications.ts"
import type { NotificationSettings } from "../contract/notification-settings.ts"
import type { EventData } from "../contract/events.ts"
import type { CreatedAt } from "./identity-tables.ts"
import type { PushTables } from "./push-tables.ts"

export type NotificationTables = PushTables & {
  notifications: Notifications
  notificationSettings: NotificationSettingsOfPerson
}

type Notifications = {
  id: string
  userId: string
  type: NotificationType
  actorId: string | null
  productId: string | null
  /** The conversation or booking that it is about, by type. */
  subjectId: string | null
  data: ColumnType<EventData, string, string>
  /** One person has one row of a key. */
  key: string
  /** What happened later has a higher one: it takes the place of what the key told before. */
  version: ColumnType<string, number, number>
  createdAt: CreatedAt
  readAt: Date | null
  mailedAt: Generated<Date | null>
  mailedVersion: Generated<string | null>
}

type NotificationSettingsOfPerson = {
  userId: string
  settings: ColumnType<NotificationSettings, string, string>
}
