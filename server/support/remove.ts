import type { Db, Tx } from "../../db/tables.ts"
import { recordEvent } from "../events/events.ts"
import type { Admin } from "../users/users.ts"
import { announceRead } from "./announce.ts"
import { unknownConversation } from "./unknown-conversation.ts"

/** Removes all its messages too. Throws `not-found`. */
export function remove(db: Db, admin: Admin, id: string) {
  return db.transaction().execute(async (tx) => {
    await deleteForms(tx, id)
    const removed = await tx
      .deleteFrom("supportConversations")
      .where("id", "=", id)
      .returning(["id", "userId"])
      .executeTakeFirst()
    if (!removed) throw unknownConversation
    await recordEvent(tx, { type: "message removed", actorId: admin.id, subjects: { message: id } })
    await announceRead(tx, removed)
    return 1
  })
}

function deleteForms(tx: Tx, conversationId: string) {
  return tx
    .deleteFrom("contact")
    .where(
      "id",
      "in",
      tx.selectFrom("supportMessages").select("id").where("conversationId", "=", conversationId),
    )
    .execute()
}

/** Call it after a form was removed. A conversation has the id of its first message. */
export async function removeIfEmpty(tx: Tx, messageId: string) {
  await tx
    .deleteFrom("supportConversations")
    .where("id", "=", messageId)
    .where("lastNumber", "=", 1)
    .execute()
}
