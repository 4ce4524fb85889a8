import type { SupportState } from "../../contract/support.ts"
import { newestFirst, oldestFirst, type PageRequest } from "../../db/list.ts"
import { limitLiteral } from "../../db/rows.ts"
import type { Db } from "../../db/tables.ts"
import type { SignedIn } from "../users/users.ts"
import { expiredLink } from "./link.ts"
import { adminOfMessage, textOfMessage } from "./messages.ts"
import { unknownConversation } from "./unknown-conversation.ts"

export function list(db: Db, { id }: SignedIn, page: PageRequest) {
  const own = withLastMessage(db).where("conversation.userId", "=", id)
  return newestFirst(own, "conversation.lastMessageId", page).execute()
}

/** Throws `not-found`, also for someone else's conversation. */
export function get(db: Db, person: SignedIn, id: string) {
  return withLastMessage(db)
    .where("conversation.id", "=", id)
    .where("conversation.userId", "=", person.id)
    .executeTakeFirstOrThrow(() => unknownConversation)
}

/** Open conversations come oldest first, others newest first. */
export function inbox(db: Db, state: SupportState, page: PageRequest) {
  const inState = forAdmins(db).where("conversation.state", "=", state)
  const inOrder = state === "open" ? oldestFirst : newestFirst
  return inOrder(inState, "conversation.sinceId", page).execute()
}

export function getForAdmin(db: Db, id: string) {
  return forAdmins(db)
    .where("conversation.id", "=", id)
    .executeTakeFirstOrThrow(() => unknownConversation)
}

/** For someone without an account. Throws `link-expired`. */
export function getByLink(db: Db, id: string) {
  return db
    .selectFrom("supportConversations")
    .select(["id", "state"])
    .where("id", "=", id)
    .where("userId", "is", null)
    .limit(limitLiteral(1))
    .executeTakeFirstOrThrow(() => expiredLink)
}

export type ConversationRow = Awaited<ReturnType<typeof list>>[number]
export type InboxRow = Awaited<ReturnType<typeof inbox>>[number]

function forAdmins(db: Db) {
  return withLastMessage(db)
    .leftJoin("users as person", "person.id", "conversation.userId")
    .select(["conversation.userId", "conversation.since", "conversation.sinceId", "conversation.email"])
    .select(({ fn }) => fn.coalesce("person.name", "conversation.name").as("name"))
}

function withLastMessage(db: Db) {
  return db
    .selectFrom("supportConversations as conversation")
    .innerJoin("supportMessages as message", "message.id", "conversation.lastMessageId")
    .select(["conversation.id", "conversation.state", "conversation.lastMessageId", "conversation.readTo"])
    .select(["message.number", "message.adminId", "message.createdAt"])
    .select([textOfMessage.as("text"), adminOfMessage.as("adminName")])
}
