import { limitLiteral } from "../../db/rows.ts"
import type { Tx } from "../../db/tables.ts"
import { Problem } from "../http/problem.ts"

/** The caller has locked the user. An admin must close open reports before a removal. Throws `conflict`. */
export async function assertNoOpenReport(tx: Tx, userId: string) {
  const open = await tx
    .selectFrom("reports")
    .innerJoin("conversations", "conversations.id", "reports.conversationId")
    .select("reports.id")
    .where("outcome", "is", null)
    .where(({ eb, or }) => or([eb("buyerId", "=", userId), eb("sellerId", "=", userId)]))
    .limit(limitLiteral(1))
    .executeTakeFirst()
  if (open) throw new Problem("conflict", (say) => say.closeReportFirst)
}

/** Erases the statements of a removed person. */
export async function eraseReports(tx: Tx, id: string) {
  await tx.updateTable("reports").set({ statement: "" }).where("reporterId", "=", id).execute()
}
