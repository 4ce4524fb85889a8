import type { Generated } from "kysely"
import type { ReportOutcome, ReportReason } from "../contract/reports.ts"
import type { CreatedAt } from "./identity-tables.ts"

export type ReportTables = {
  reports: Reports
}

/** Report of a conversation by one of its two participants; open until it has an outcome. */
type Reports = {
  id: string
  conversationId: string
  reporterId: string
  reason: ReportReason
  statement: Generated<string>
  /** Number of the last message that admins may read. */
  upTo: number
  /** Ids of the admins who have read it; the audit log has one entry for each. */
  readBy: Generated<string[]>
  createdAt: CreatedAt
  outcome: ReportOutcome | null
  closedAt: Date | null
}
