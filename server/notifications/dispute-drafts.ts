import type { Db } from "../../db/tables.ts"
import { isAnswerTimeOver } from "../disputes/is-to-decide.ts"
import { admins } from "./admins.ts"
import { draftForParties } from "./deal-drafts.ts"
import type { Event, NotificationDraft } from "./notification-draft.ts"

export function disputeStated(db: Db, event: Event) {
  return draftForParties(db, event, () => ({ type: "dispute-answered", to: ["buyer", "seller"] }))
}

/** Reminds the seller of an open dispute while they can answer; after that, reminds every admin. */
export async function disputeDue(db: Db, event: Event): Promise<NotificationDraft[]> {
  const deal = await db
    .selectFrom("bookings")
    .innerJoin("disputes", "disputes.bookingId", "bookings.id")
    .select(["bookings.id as subjectId", "productId", "answerBy", "answeredAt"])
    .select(isAnswerTimeOver.as("isAnswerTimeOver"))
    .where("bookings.id", "=", event.subjects.booking ?? null)
    .where("state", "=", "disputed")
    .executeTakeFirst()
  if (!deal) return []
  const { answerBy, answeredAt, isAnswerTimeOver: isLate, ...about } = deal
  if (isLate)
    return (await admins(db)).map((row) => ({
      ...row,
      ...about,
      type: "dispute-due",
      about: about.subjectId,
    }))
  if (answeredAt) return []
  const drafts = await draftForParties(db, event, () => ({ type: "dispute-to-answer", to: ["seller"] }))
  return drafts.map((each) => ({ ...each, data: { dueAt: answerBy.toISOString() } }))
}
