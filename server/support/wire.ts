import type { InboxConversation, SupportConversation, SupportMessage } from "../../contract/support.ts"
import type { ConversationRow, InboxRow } from "./conversations.ts"
import type { MessageRow } from "./messages.ts"

export type Reader = "person" | "admin"

/** The person is not told which admin answered. */
export function toSupportMessage(row: MessageRow, reader: Reader): SupportMessage {
  const { id, number, adminId, adminName, text, createdAt } = row
  return {
    _id: id,
    number,
    isMine: (adminId !== null) === (reader === "admin"),
    text: text ?? "",
    removed: text === null,
    ...(reader === "admin" && adminName !== null && { answeredBy: adminName }),
    createdAt: createdAt.toISOString(),
  }
}

export function toSupportConversation(row: ConversationRow, reader: Reader = "person"): SupportConversation {
  const { id, state, lastMessageId, number, adminId, readTo } = row
  return {
    _id: id,
    state,
    lastMessage: toSupportMessage({ ...row, id: lastMessageId }, reader),
    isRead: adminId === null || number <= readTo,
  }
}

export function toInboxConversation(row: InboxRow): InboxConversation {
  const { name, email, userId, since } = row
  const sender = { name, email, isMember: userId !== null, since: since.toISOString() }
  return { ...toSupportConversation(row, "admin"), ...sender }
}
