import { v7 as uuidv7 } from "uuid"
import type { NewContactMessage } from "../../contract/contact.ts"
import type { Language } from "../../contract/language.ts"
import { limitLiteral } from "../../db/rows.ts"
import type { Db, Tx } from "../../db/tables.ts"
import { inTransaction } from "../../db/transaction.ts"
import { recordEvent } from "../events/events.ts"
import * as users from "../users/users.ts"
import type { SignedIn } from "../users/users.ts"
import { announce, type Mailbox, mailSupport } from "./announce.ts"
import { append, type Conversation } from "./append.ts"
import { expiredLink } from "./link.ts"
import { unknownConversation } from "./unknown-conversation.ts"

/** Reopens an answered or closed conversation. Throws `not-found`, `not-signed-in`. */
export function write(
  db: Db,
  mailbox: Mailbox,
  person: SignedIn,
  conversation: { id: string; text: string },
) {
  return inTransaction(db, async (tx) => {
    await users.lockActive(tx, person)
    return writeAs(tx, mailbox, person.id, conversation)
  })
}

export function writeByLink(db: Db, mailbox: Mailbox, conversation: { id: string; text: string }) {
  return inTransaction(db, (tx) => writeAs(tx, mailbox, null, conversation))
}

async function writeAs(
  tx: Tx,
  mailbox: Mailbox,
  userId: string | null,
  { id, text }: { id: string; text: string },
) {
  const messageId = uuidv7()
  const conversation = await append(tx, { id, userId }, { id: messageId, text, adminId: null })
  if (!conversation) throw userId ? unknownConversation : expiredLink
  await mailSupport(tx, mailbox, { ...conversation, text })
  await tellAdmins(tx, conversation)
  return messageId
}

async function tellAdmins(tx: Tx, { id, userId, number }: Pick<Conversation, "id" | "userId" | "number">) {
  await recordEvent(tx, {
    type: "support written",
    ...(userId && { actorId: userId }),
    subjects: { support: id },
    data: { number },
  })
  await announce(tx, { id, userId })
}

type Form = NewContactMessage & { id: string; language: Language | undefined }

/** Handles a message of GET IN TOUCH: a member's unclosed conversation continues with it. */
export async function receiveForm(tx: Tx, person: SignedIn | undefined, form: Form) {
  const { id } = form
  if (person) await users.lockExclusively(tx, person)
  const unclosed = person && (await findUnclosed(tx, person))
  const message = { id, text: null, adminId: null }
  const conversation = (unclosed && (await append(tx, unclosed, message))) ?? (await open(tx, person, form))
  await tellAdmins(tx, conversation)
}

function findUnclosed(tx: Tx, { id }: SignedIn) {
  return tx
    .selectFrom("supportConversations")
    .select("id")
    .where("userId", "=", id)
    .where("state", "<>", "closed")
    .orderBy("lastMessageId", "desc")
    .limit(limitLiteral(1))
    .executeTakeFirst()
}

async function open(tx: Tx, person: SignedIn | undefined, { id, language = "en", ...form }: Form) {
  const { name, email } = person ?? form
  const userId = person?.id ?? null
  await tx
    .insertInto("supportConversations")
    .values({ id, userId, name, email, language, sinceId: id, lastMessageId: id })
    .execute()
  await tx.insertInto("supportMessages").values({ id, conversationId: id, number: 1 }).execute()
  return { id, userId, number: 1 }
}
