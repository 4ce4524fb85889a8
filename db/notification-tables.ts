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
  /** Id of the conversation or booking, depending on `type`. */
  subjectId: string | null
  data: ColumnType<EventData, string, string>
  /** Deduplication key, unique per person. */
  key: string
  /** Increases with later events: a higher version replaces what the key said before. */
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
