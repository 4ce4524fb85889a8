import type { EventData } from "../../contract/events.ts"
import type { NotificationType } from "../../contract/notifications.ts"
import type { Db, Row } from "../../db/tables.ts"

export type NotificationDraft = {
  userId: string
  type: NotificationType
  productId?: string | undefined
  subjectId?: string | undefined
  data?: EventData
  /** Where the actor is an admin, or a stranger to the reader. */
  hidesActor?: boolean
  /** What happens later takes the place of what was told of the same before. */
  about: string
  /** Orders what is told of the same; the event's time where there is none. */
  version?: number
}

export type Event = Row<"events">
export type Rule = (db: Db, event: Event) => Promise<NotificationDraft[]>
