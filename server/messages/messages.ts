import { sql } from "kysely"
import { highestFirst, type NumberedPage } from "../../db/list.ts"
import { limitLiteral } from "../../db/rows.ts"
import type { Db } from "../../db/tables.ts"
import { publish } from "../stream/publish.ts"
import type { SignedIn } from "../users/users.ts"
import { unknownConversation } from "./conversations.ts"

/** Newest first, with one row more than the page. Throws `not-found`. */
export async function list(db: Db, person: SignedIn, conversationId: string, page: NumberedPage) {
  await ownReadMark(db, person, conversationId)
  return highestFirst(messagesOf(db, conversationId), "number", page).execute()
}

export function get(db: Db, conversationId: string, id: string) {
  return messagesOf(db, conversationId)
    .where("messages.id", "=", id)
    .limit(limitLiteral(1))
    .executeTakeFirstOrThrow(() => unknownConversation)
}

export type MessageRow = Awaited<ReturnType<typeof get>>

export function messagesOf(db: Db, conversationId: string) {
  return db
    .selectFrom("messages")
    .leftJoin("messagePhotos as photo", "photo.id", "messages.photoId")
    .select(["messages.id", "number", "senderId", "text", "isErased", "messages.createdAt"])
    .select(["photoId", "photo.width", "photo.height"])
    .where("messages.conversationId", "=", conversationId)
}

/** Throws `not-found` for someone who is no participant. */
async function ownReadMark(db: Db, { id }: SignedIn, conversationId: string) {
  const own = await db
    .selectFrom("participants")
    .select("readTo")
    .where("conversationId", "=", conversationId)
    .where("userId", "=", id)
    .executeTakeFirstOrThrow(() => unknownConversation)
  return own.readTo
}

/** Marks messages up to this number as read; returns 0 if they were read already. Throws `not-found`. */
export function markRead(db: Db, person: SignedIn, conversationId: string, number: number) {
  return db.transaction().execute(async (tx) => {
    // the lock that writing takes: a message written at the same time would not be counted
    const conversation = await tx
      .selectFrom("conversations")
      .select(["lastNumber", "buyerId", "sellerId"])
      .where("id", "=", conversationId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow(() => unknownConversation)
    const before = await ownReadMark(tx, person, conversationId)
    const to = Math.min(number, conversation.lastNumber)
    if (to <= before) return 0
    const unread = tx
      .selectFrom("messages")
      .select(sql<number>`count(*)::int`.as("count"))
      .where("conversationId", "=", conversationId)
      .where("number", ">", to)
      .where("senderId", "<>", person.id)
    await tx
      .updateTable("participants")
      .set({ readTo: to, unread })
      .where("conversationId", "=", conversationId)
      .where("userId", "=", person.id)
      .execute()
    const both = [conversation.buyerId, conversation.sellerId]
    await publish(tx, both, { type: "read", id: conversationId })
    return 1
  })
}
