import type { Language } from "../../contract/language.ts"
import type { Tx } from "../../db/tables.ts"
import { queueMail } from "../mail/mail.ts"
import { publish } from "../stream/publish.ts"
import { readerOf } from "../users/languages.ts"
import { roles } from "../users/users.ts"
import { messageToTeam } from "./emails.ts"

/** `email` is SUPPORT_EMAIL, `language` that of the call. */
export type Mailbox = { email: string | undefined; language: Language | undefined }

type About = { id: string; userId: string | null }

export async function announce(tx: Tx, { id, userId }: About) {
  const admins = await tx
    .selectFrom("users")
    .select("id")
    .where("role", "=", roles.admin)
    .where("deletedAt", "is", null)
    .execute()
  const readers = new Set([...admins.map((admin) => admin.id), ...(userId ? [userId] : [])])
  await publish(tx, Array.from(readers), { type: "support", id })
  return admins.map((admin) => admin.id)
}

/** Call it after an admin has acted: the admins' notifications of the conversation count as read. */
export async function announceRead(tx: Tx, conversation: About) {
  const adminIds = await announce(tx, conversation)
  await publish(tx, adminIds, { type: "notification", id: conversation.id })
}

/** Mails to SUPPORT_EMAIL what a person wrote; a reply goes to the person. */
export async function mailSupport(
  tx: Tx,
  mailbox: Mailbox,
  { name, email, text }: { name: string; email: string; text: string },
) {
  if (!mailbox.email) return
  const reader = await readerOf(tx, mailbox.email, mailbox.language)
  await queueMail(tx, { ...reader, replyTo: email }, messageToTeam(name, text))
}
