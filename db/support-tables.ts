import type { Generated } from "kysely"
import type { Language } from "../contract/language.ts"
import type { SupportState } from "../contract/support.ts"
import type { CreatedAt } from "./identity-tables.ts"

export type SupportTables = {
  contact: Contact
  supportConversations: SupportConversations
  supportMessages: SupportMessages
}

/** Messages of GET IN TOUCH; the support message of the same id has its text here. */
type Contact = {
  id: string
  name: string
  email: string
  message: string
  createdAt: CreatedAt
}

type SupportConversations = {
  id: string
  /** Null: answered by mail. */
  userId: string | null
  name: string
  email: string
  /** Language of the form; mails to members use their own. */
  language: Generated<Language>
  state: Generated<SupportState>
  since: CreatedAt
  /** UUIDv7 of `since`; sorts the lists of admins. */
  sinceId: string
  /** Number of the newest message; numbers start at 1 and have no gaps. */
  lastNumber: Generated<number>
  lastMessageId: string
  readTo: Generated<number>
}

type SupportMessages = {
  id: string
  conversationId: string
  number: number
  /** The admin who answered; null: the person wrote. */
  adminId: string | null
  /** Null: the text is in `contact`, or was removed. */
  text: string | null
  createdAt: CreatedAt
}
