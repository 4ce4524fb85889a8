import { MAX, v7 as uuidv7 } from "uuid"
import type { NewContactMessage } from "../../contract/contact.ts"
import type { Page } from "../../contract/fields.ts"
import { rowsFor } from "../../db/rows.ts"
import type { Db } from "../../db/tables.ts"
import { inTransaction } from "../../db/transaction.ts"
import { note } from "../audit/audit.ts"
import type { EmailTemplate } from "../mail/email-template.ts"
import { queueMail } from "../mail/mail.ts"
import { quoted, quotedLines } from "../mail/quoted-text.ts"
import { Problem } from "../http/problem.ts"
import type { Admin } from "../users/users.ts"

/** Keeps a message for the admin and mails it to the support's address, if there is one. */
export function add(db: Db, support: string | undefined, { name, email, message }: NewContactMessage) {
  return inTransaction(db, async (tx) => {
    const id = uuidv7()
    await tx.insertInto("contact").values({ id, name, email, message }).execute()
    if (support) await queueMail(tx, { email: support, replyTo: email }, messageEmail(name, message))
    return id
  })
}

/** Whole, for the operator wants to read it by mail. An answer to the mail goes to whoever wrote. */
function messageEmail(name: string, message: string): EmailTemplate {
  return {
    kind: "message",
    subject: `A message from ${quoted(name, 60)}`,
    summary: "A message of GET IN TOUCH. It is in the dashboard.",
    paragraphs: [`${quoted(name)} writes:`, quotedLines(message), "Answer this mail to reach them."],
  }
}

/** Newest first; the page and what follows it. */
export function all(db: Db, { limit, cursor }: Page) {
  return db
    .selectFrom("contact")
    .selectAll()
    .where("id", "<=", cursor ?? MAX)
    .orderBy("id", "desc")
    .limit(rowsFor(limit))
    .execute()
}

/** Throws `not-found`. */
export function remove(db: Db, admin: Admin, id: string) {
  return db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom("contact").where("id", "=", id).executeTakeFirst()
    if (numDeletedRows === 0n) throw new Problem("not-found", "There is no such message.")
    await note(tx, { act: "message removed", actorId: admin.id, subjectId: id })
    return 1
  })
}
