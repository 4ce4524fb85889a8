import type { Db } from "../../db/tables.ts"
import { publish } from "../stream/publish.ts"
import type { SignedIn } from "../users/users.ts"
import { unknownConversation } from "./unknown-conversation.ts"

/** Marks messages up to this number as read; returns 0 if they were read already. Throws `not-found`. */
export function markRead(db: Db, person: SignedIn, id: string, number: number) {
  return db.transaction().execute(async (tx) => {
    const conversation = await tx
      .selectFrom("supportConversations")
      .select(["readTo", "lastNumber"])
      .where("id", "=", id)
      .where("userId", "=", person.id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow(() => unknownConversation)
    const readTo = Math.min(number, conversation.lastNumber)
    if (readTo <= conversation.readTo) return 0
    await tx.updateTable("supportConversations").set({ readTo }).where("id", "=", id).execute()
    await publish(tx, [person.id], { type: "support", id })
    // the notification of the answer counts as read too
    await publish(tx, [person.id], { type: "notification", id })
    return 1
  })
}
