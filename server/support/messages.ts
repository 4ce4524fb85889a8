import { sql } from "kysely"
import { highestFirst, type NumberedPage } from "../../db/list.ts"
import { limitLiteral } from "../../db/rows.ts"
import type { Db } from "../../db/tables.ts"
import { unknownConversation } from "./unknown-conversation.ts"

/** Newest first, with one row more than the page. The caller has checked access. */
export function list(db: Db, conversationId: string, page: NumberedPage) {
  const own = messages(db).where("message.conversationId", "=", conversationId)
  return highestFirst(own, "number", page).execute()
}

export function get(db: Db, id: string) {
  return messages(db)
    .where("message.id", "=", id)
    .limit(limitLiteral(1))
    .executeTakeFirstOrThrow(() => unknownConversation)
}

export type MessageRow = Awaited<ReturnType<typeof get>>

function messages(db: Db) {
  return db
    .selectFrom("supportMessages as message")
    .select(["message.id", "message.number", "message.adminId", "message.createdAt"])
    .select([textOfMessage.as("text"), adminOfMessage.as("adminName")])
}

/** Text of a message of GET IN TOUCH is in `contact`; null if it was removed. */
export const textOfMessage = sql<string | null>`coalesce(message.text,
  (select contact.message from contact where contact.id = message.id))`

export const adminOfMessage = sql<
  string | null
>`(select users.name from users where users.id = message."adminId")`
