import { v7 as uuidv7 } from "uuid"
import type { NewSupportAnswer, SupportStateChange } from "../../contract/support.ts"
import type { Db, Tx } from "../../db/tables.ts"
import { inTransaction } from "../../db/transaction.ts"
import { recordEvent } from "../events/events.ts"
import { Problem } from "../http/problem.ts"
import type { Admin } from "../users/users.ts"
import { announceRead } from "./announce.ts"
import { append, stateChange } from "./append.ts"
import { type Answering, mailAnswer } from "./mail-answer.ts"
import { unknownConversation } from "./unknown-conversation.ts"

/** Throws `not-found`, and `conflict` if there is a message that the admin has not seen. */
export function answer(
  db: Db,
  answering: Answering,
  admin: Admin,
  id: string,
  { text, after }: NewSupportAnswer,
) {
  return inTransaction(db, async (tx) => {
    const messageId = uuidv7()
    const message = { id: messageId, text, adminId: admin.id }
    const conversation = await append(tx, { id, lastNumber: after }, message)
    if (!conversation) throw (await exists(tx, id)) ? writtenMeanwhile : unknownConversation
    const { number } = conversation
    await recordEvent(tx, {
      type: "support answered",
      actorId: admin.id,
      subjects: { support: id },
      data: { number },
    })
    await mailAnswer(tx, answering, conversation, text)
    await announceRead(tx, conversation)
    return messageId
  })
}

const writtenMeanwhile = new Problem("conflict", (say) => say.supportWrittenMeanwhile)

/** Closes or reopens; returns 0 if nothing changed. Throws `not-found`. */
export function change(db: Db, admin: Admin, id: string, { state }: SupportStateChange) {
  return db.transaction().execute(async (tx) => {
    const isClosed = state === "closed"
    const changed = await tx
      .updateTable("supportConversations")
      .set(stateChange(state, uuidv7()))
      .where("id", "=", id)
      .where("state", isClosed ? "<>" : "=", "closed")
      .returning(["id", "userId"])
      .executeTakeFirst()
    if (!changed && !(await exists(tx, id))) throw unknownConversation
    if (!changed) return 0
    const type = isClosed ? "support closed" : "support reopened"
    await recordEvent(tx, { type, actorId: admin.id, subjects: { support: id } })
    await announceRead(tx, changed)
    return 1
  })
}

async function exists(tx: Tx, id: string) {
  const found = await tx
    .selectFrom("supportConversations")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst()
  return found !== undefined
}
