import type { NotificationType } from "../../contract/notifications.ts"
import type { ReportOutcome } from "../../contract/reports.ts"
import type { Db } from "../../db/tables.ts"
import { admins } from "./admins.ts"
import type { Event, NotificationDraft } from "./notification-draft.ts"

/** Notifies admins who are not in the conversation. The constant key keeps one notification, of the latest report. */
export async function conversationReported(db: Db, { subjects }: Event): Promise<NotificationDraft[]> {
  const report = await reportOf(db, subjects.report)
  const { buyerId, sellerId, id, productId } = report
  const about = { subjectId: id, about: "", productId, hidesActor: true }
  const others = (await admins(db)).filter(({ userId }) => userId !== buyerId && userId !== sellerId)
  return others.map((row) => ({ ...row, ...about, type: "conversation-reported" }))
}

/** Sends the outcome to the reporter and a warning, without the conversation, to the other user. */
export async function reportClosed(db: Db, { subjects }: Event): Promise<NotificationDraft[]> {
  const { id, outcome, ...report } = await reportOf(db, subjects.report)
  const { reporterId: userId, conversationId: subjectId, productId } = report
  if (!outcome) return []
  const common = { about: id, hidesActor: true }
  const closed = { ...common, userId, subjectId, productId, type: typeOf[outcome] }
  if (outcome !== "warned" || !subjects.user) return [closed]
  return [closed, { ...common, userId: subjects.user, type: "account-warned" }]
}

const typeOf: Record<ReportOutcome, NotificationType> = {
  unfounded: "report-unfounded",
  warned: "report-warned",
  suspended: "report-suspended",
}

function reportOf(db: Db, id = "") {
  return db
    .selectFrom("reports")
    .innerJoin("conversations", "conversations.id", "conversationId")
    .select(["reports.id", "reporterId", "conversationId", "productId", "buyerId", "sellerId", "outcome"])
    .where("reports.id", "=", id)
    .executeTakeFirstOrThrow()
}
