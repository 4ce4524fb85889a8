import type { Generated } from "kysely"
import type { MailKind, RefusalReason } from "../contract/mails.ts"
import type { CreatedAt } from "./identity-tables.ts"

export type MailTables = {
  mails: Mails
}

type Mails = {
  id: string
  recipient: string
  replyTo: string | null
  subject: string
  text: string
  html: string
  /** Ids of users whose personal data the mail contains, besides the recipient. */
  mentions: Generated<string[]>
  kind: MailKind
  summary: string | null
  state: Generated<"new" | "admitted" | "held">
  refusals: Generated<number>
  refusedFor: RefusalReason | null
  heldUntil: Date | null
  /** Postponed because the reader chose one mail a day. */
  isDaily: Generated<boolean>
  createdAt: CreatedAt
}
