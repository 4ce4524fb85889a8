import { v7 as uuidv7 } from "uuid"
import type { NewContactMessage } from "../../contract/contact.ts"
import { newestFirst, type PageRequest } from "../../db/list.ts"
import type { Language } from "../../contract/language.ts"
import type { Db } from "../../db/tables.ts"
import { inTransaction } from "../../db/transaction.ts"
import { recordEvent } from "../events/events.ts"
import { queueMail } from "../mail/mail.ts"
import { Problem } from "../http/problem.ts"
import { contactMessage } from "./emails.ts"
import { readerOf } from "../users/languages.ts"
import type { Admin } from "../users/users.ts"

type Support = { email: string | undefined; language: Language | undefined }

export function add(db: Db, support: Support, { name, email, message }: NewContactMessage) {
  return inTransaction(db, async (tx) => {
    const id = uuidv7()
    await tx.insertInto("contact").values({ id, name, email, message }).execute()
    if (support.email) {
      const reader = await readerOf(tx, support.email, support.language)
      await queueMail(tx, { ...reader, replyTo: email }, contactMessage(name, message))
    }
    return id
  })
}

export function list(db: Db, page: PageRequest) {
  return newestFirst(db.selectFrom("contact").selectAll(), "id", page).execute()
}

/** Throws `not-found`. */
export function remove(db: Db, admin: Admin, id: string) {
  return db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom("contact").where("id", "=", id).executeTakeFirst()
    if (numDeletedRows === 0n) throw new Problem("not-found", (say) => say.unknownMessage)
    await recordEvent(tx, { type: "message removed", actorId: admin.id, subjects: { message: id } })
    return 1
  })
}
