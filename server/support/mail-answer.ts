import type { Tx } from "../../db/tables.ts"
import { queueMail } from "../mail/mail.ts"
import { readerOf } from "../users/languages.ts"
import type { Conversation } from "./append.ts"
import { answerToMember, answerToVisitor } from "./emails.ts"
import { linkTokenOf } from "./link.ts"

export type Answering = { secret: string; site: () => string; supportEmail: string | undefined }

/** People without an account get a link that opens the conversation. */
export async function mailAnswer(
  tx: Tx,
  { secret, site, supportEmail }: Answering,
  { id, userId, email, language }: Conversation,
  text: string,
) {
  if (email === "") return
  const reader = await readerOf(tx, email, language)
  const template = userId
    ? answerToMember(site(), id, text)
    : answerToVisitor(site(), await linkTokenOf(secret, id), text)
  await queueMail(tx, { ...reader, ...(supportEmail && { replyTo: supportEmail }) }, template)
}
