import type { ReportDecision } from "../../contract/reports.ts"
import type { Db } from "../../db/tables.ts"
import { recordEvent } from "../events/events.ts"
import { Problem } from "../http/problem.ts"
import { publish } from "../stream/publish.ts"
import type { Admin } from "../users/users.ts"
import { get } from "./reports.ts"

/** Returns 0 if closed so already. Throws `not-found`, `conflict` for another outcome or a missing suspension. */
export function close(db: Db, admin: Admin, id: string, { outcome }: ReportDecision) {
  return db.transaction().execute(async (tx) => {
    const report = await get(tx, admin, id)
    if (outcome === "suspended" && !report.outcome && !report.suspendedUntil)
      throw new Problem("conflict", (say) => say.suspendFirst)
    const { numUpdatedRows } = await tx
      .updateTable("reports")
      .set({ outcome, closedAt: new Date() })
      .where("id", "=", id)
      .where("outcome", "is", null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) {
      if ((await get(tx, admin, id)).outcome === outcome) return 0
      throw new Problem("conflict", (say) => say.reportClosed)
    }
    const { reportedId, reporterId, conversationId } = report
    await recordEvent(tx, {
      type: "report closed",
      actorId: admin.id,
      subjects: { report: id, user: reportedId },
    })
    await publish(tx, [reporterId], { type: "conversation", id: conversationId })
    return 1
  })
}
