import type { Generated } from "kysely"
import type { Language } from "../contract/language.ts"
import type { SupportState } from "../contract/support.ts"
import type { CreatedAt } from "./identity-tables.ts"

export type SupportTables = {
  contact: Contact
  supportConversations: SupportConversations
  supportMessages: SupportMessages
}

/** What was sent with GET IN TOUCH; the message of the same id in a conversation has its text here. */
type Contact = {
  id: string
  name: string
  email: string
  message: string
  createdAt: CreatedAt
}

type SupportConversations = {
  id: string
  /** Null: is answered by mail. */
  userId: string | null
  name: string
  email: string
  /** Of the form; members are written to in their own. */
  language: Generated<Language>
  state: Generated<SupportState>
  since: CreatedAt
  /** UUIDv7 of the same moment; orders the lists of admins. */
  sinceId: string
  /** Of the newest message; they are numbered from 1, without gaps. */
  lastNumber: Generated<number>
  lastMessageId: string
  readTo: Generated<number>
}

type SupportMessages = {
  id: string
  conversationId: string
  number: number
  /** Who answered; null: the person wrote. */
  adminId: string | null
  /** Null: it came with GET IN TOUCH, or was removed. */
  text: string | null
  createdAt: CreatedAt
}
