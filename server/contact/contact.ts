import { v7 as uuidv7 } from "uuid"
import type { NewContactMessage } from "../../contract/contact.ts"
import { newestFirst, type PageRequest } from "../../db/list.ts"
import type { Db } from "../../db/tables.ts"
import { inTransaction } from "../../db/transaction.ts"
import { recordEvent } from "../events/events.ts"
import { Problem } from "../http/problem.ts"
import { type Mailbox, mailSupport } from "../support/announce.ts"
import { removeIfEmpty } from "../support/remove.ts"
import { receiveForm } from "../support/write.ts"
import type { Admin, SignedIn } from "../users/users.ts"

/** Opens a support conversation, or continues the person's unclosed one. */
export function add(db: Db, mailbox: Mailbox, person: SignedIn | undefined, form: NewContactMessage) {
  return inTransaction(db, async (tx) => {
    const id = uuidv7()
    const { name, email, message } = form
    await tx.insertInto("contact").values({ id, name, email, message }).execute()
    await mailSupport(tx, mailbox, { name, email, text: message })
    await receiveForm(tx, person, { ...form, id, language: mailbox.language })
    return id
  })
}

export function list(db: Db, page: PageRequest) {
  return newestFirst(db.selectFrom("contact").selectAll(), "id", page).execute()
}

export function remove(db: Db, admin: Admin, id: string) {
  return db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom("contact").where("id", "=", id).executeTakeFirst()
    if (numDeletedRows === 0n) throw new Problem("not-found", (say) => say.unknownMessage)
    await removeIfEmpty(tx, id)
    await recordEvent(tx, { type: "message removed", actorId: admin.id, subjects: { message: id } })
    return 1
  })
}
