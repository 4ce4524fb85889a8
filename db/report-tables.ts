import type { Generated } from "kysely"
import type { ReportOutcome, ReportReason } from "../contract/reports.ts"
import type { CreatedAt } from "./identity-tables.ts"

export type ReportTables = {
  reports: Reports
}

/** Of a conversation, by one of the two; open until it has an outcome. */
type Reports = {
  id: string
  conversationId: string
  reporterId: string
  reason: ReportReason
  statement: Generated<string>
  /** The number of the last message that admins may read. */
  upTo: number
  /** The admins who have read it, each of whom is in the audit log once. */
  readBy: Generated<string[]>
  createdAt: CreatedAt
  outcome: ReportOutcome | null
  closedAt: Date | null
}
