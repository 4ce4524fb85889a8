import type { ColumnType, Kysely, Selectable, Transaction } from "kysely"
import type { EventData, EventSubjects, EventType } from "../contract/events.ts"
import type { DealTables } from "./deal-tables.ts"
import type { DisputeTables } from "./dispute-tables.ts"
import type { HandoverTables } from "./handover-tables.ts"
import type { OfferTables } from "./offer-tables.ts"
import type { GatewayTables } from "./gateway-tables.ts"
import type { CreatedAt, IdentityTables } from "./identity-tables.ts"
import type { LedgerTables } from "./ledger-tables.ts"
import type { MailTables } from "./mail-tables.ts"
import type { MessageTables } from "./message-tables.ts"
import type { NotificationTables } from "./notification-tables.ts"
import type { ProductTables } from "./product-tables.ts"
import type { ReportTables } from "./report-tables.ts"
import type { ReviewTables } from "./review-tables.ts"
import type { SandboxTables } from "./sandbox-tables.ts"
import type { SearchTables } from "./search-tables.ts"
import type { SupportTables } from "./support-tables.ts"
import type { UserTables } from "./user-tables.ts"

/** Ids are UUIDv7, prices integer poisha, times UTC. */
export type Tables = DealTables &
  DisputeTables &
  HandoverTables &
  OfferTables &
  ProductTables &
  GatewayTables &
  IdentityTables &
  LedgerTables &
  MailTables &
  MessageTables &
  NotificationTables &
  ReportTables &
  ReviewTables &
  SandboxTables &
  SearchTables &
  SupportTables &
  UserTables & {
    community: Community
    events: Events
    idempotencyKeys: IdempotencyKeys
  }

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>
export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>

type Community = {
  id: string
  email: string
  createdAt: CreatedAt
}

type Events = {
  id: string
  type: EventType
  actorId: string | null
  subjects: ColumnType<EventSubjects, string, never>
  data: ColumnType<EventData, string, never>
  createdAt: CreatedAt
}

type IdempotencyKeys = {
  caller: string
  call: string
  key: string
  bodyHash: string
  madeId: string | null
  createdAt: CreatedAt
}
