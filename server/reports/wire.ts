import type { Report, ReportedMessage } from "../../contract/reports.ts"
import type { MessageRow } from "../messages/messages.ts"
import { toMessage } from "../messages/wire.ts"
import { toSuspension } from "../users/wire.ts"
import type { ReportRow } from "./reports.ts"

export function toReport(row: ReportRow): Report {
  const { id, reason, statement, productName, createdAt, outcome, closedAt } = row
  const { earlierOutcome, earlierClosedAt } = row
  return {
    _id: id,
    reason,
    statement,
    reporter: { _id: row.reporterId, name: row.reporterName, role: row.reporterRole },
    reported: { _id: row.reportedId, name: row.reportedName, role: row.reportedRole, ...toSuspension(row) },
    productName,
    createdAt: createdAt.toISOString(),
    ...(outcome && { outcome }),
    ...(closedAt && { closedAt: closedAt.toISOString() }),
    ...(earlierOutcome &&
      earlierClosedAt && { earlier: { outcome: earlierOutcome, closedAt: earlierClosedAt.toISOString() } }),
  }
}

export function toReportedMessage(row: MessageRow, reporterId: string): ReportedMessage {
  const { isMine: isOfReporter, hasContactData: _, ...message } = toMessage(row, reporterId)
  return { ...message, isOfReporter }
}
