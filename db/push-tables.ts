import type { Generated } from "kysely"
import type { Language } from "../contract/language.ts"
import type { CreatedAt } from "./identity-tables.ts"

export type PushTables = {
  pushSubscriptions: PushSubscriptions
  pushes: Pushes
}

/** Belongs to one session, which is one browser. */
type PushSubscriptions = {
  id: string
  userId: string
  sessionId: string
  endpoint: string
  p256dh: string
  auth: string
  language: Language
  /** Consecutive failures of the push service. */
  failures: Generated<number>
  retryAt: Date | null
  createdAt: CreatedAt
}

type Pushes = {
  id: string
  notificationId: string
  subscriptionId: string
  createdAt: CreatedAt
}
