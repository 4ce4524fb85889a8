import { sql } from "kysely"
import { highestFirst, type NumberedPage } from "../../db/list.ts"
import type { Db, Tx } from "../../db/tables.ts"
import { recordEvent } from "../events/events.ts"
import { Problem } from "../http/problem.ts"
import { messagesOf } from "../messages/messages.ts"
import type { Admin } from "../users/users.ts"
import { get, unknownReport } from "./reports.ts"

/** Messages up to the report, newest first, while it is open. Throws `not-found`. */
export function messages(db: Db, admin: Admin, id: string, page: NumberedPage) {
  return db.transaction().execute(async (tx) => {
    const report = await open(tx, admin, id)
    const reported = messagesOf(tx, report.conversationId).where("number", "<=", report.upTo)
    return { report, rows: await highestFirst(reported, "number", page).execute() }
  })
}

/** The photo of one of these messages. Throws `not-found`. */
export function photo(db: Db, admin: Admin, id: string, photoId: string) {
  return db.transaction().execute(async (tx) => {
    const { conversationId, upTo } = await open(tx, admin, id)
    return tx
      .selectFrom("messages")
      .innerJoin("messagePhotos as photo", "photo.id", "messages.photoId")
      .select("bytes")
      .where("messages.conversationId", "=", conversationId)
      .where("photo.id", "=", photoId)
      .where("number", "<=", upTo)
      .executeTakeFirstOrThrow(() => new Problem("not-found", (say) => say.unknownPhoto))
  })
}

/** Records the first reading of each admin in the audit log. */
async function open(tx: Tx, admin: Admin, id: string) {
  const report = await get(tx, admin, id)
  if (report.outcome) throw unknownReport
  if (report.readBy.includes(admin.id)) return report
  const reader = sql`${admin.id}::uuid`
  const { numUpdatedRows } = await tx
    .updateTable("reports")
    .set({ readBy: sql`array_append("readBy", ${reader})` })
    .where("id", "=", id)
    .where(sql<boolean>`${reader} <> all("readBy")`)
    .executeTakeFirst()
  if (numUpdatedRows > 0n)
    await recordEvent(tx, {
      type: "reported conversation read",
      actorId: admin.id,
      subjects: { report: id, user: report.reportedId },
    })
  return report
}
