import type { EventData } from "../../contract/events.ts"
import type { NotificationType } from "../../contract/notifications.ts"
import type { Db, Row } from "../../db/tables.ts"

export type NotificationDraft = {
  userId: string
  type: NotificationType
  productId?: string | undefined
  subjectId?: string | undefined
  data?: EventData
  /** For an actor who is an admin, or a stranger to the reader. */
  hidesActor?: boolean
  /** With the type, the key: a later notification with the same key replaces the earlier one. */
  about: string
  /** Orders notifications with the same key; defaults to the time of the event. */
  version?: number
}

export type Event = Row<"events">
export type Rule = (db: Db, event: Event) => Promise<NotificationDraft[]>
