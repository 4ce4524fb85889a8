import { z } from "zod"
import { fieldError } from "./checks.ts"
import { Id, Page, requiredLines } from "./fields.ts"
import { messageMaxLength } from "./message-length.ts"

/** `open`: a person waits for an answer. */
export const supportStates = ["open", "answered", "closed"] as const
export const SupportState = z.enum(supportStates)
export type SupportState = z.infer<typeof SupportState>

/** Validity of the link in a mailed answer, in days. */
export const supportLinkDays = 30

export const SupportMessage = z
  .object({
    _id: Id,
    number: z.int().meta({ description: "Counted from 1 in each conversation, without gaps" }),
    isMine: z
      .boolean()
      .meta({ description: "To the person: what they wrote; to an admin: what admins wrote" }),
    text: z.string(),
    removed: z.boolean().meta({ description: "By an admin, or with the account of its sender" }),
    answeredBy: z.string().optional().meta({ description: "To admins: which of them" }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "SupportMessage" })
export type SupportMessage = z.infer<typeof SupportMessage>

export const SupportMessages = z.array(SupportMessage)

export const SupportConversation = z
  .object({
    _id: Id,
    state: SupportState,
    lastMessage: SupportMessage,
    isRead: z.boolean().meta({ description: "The person has read the last message, or wrote it" }),
  })
  .meta({ id: "SupportConversation" })
export type SupportConversation = z.infer<typeof SupportConversation>

export const SupportConversations = z.array(SupportConversation)

export const InboxConversation = SupportConversation.extend({
  name: z.string(),
  email: z.string().meta({ description: "Empty when the account was removed" }),
  isMember: z.boolean().meta({ description: "Reads the answers signed in, otherwise by mail" }),
  since: z.iso.datetime().meta({ description: "When its state began; open: since when the person waits" }),
}).meta({ id: "InboxConversation" })
export type InboxConversation = z.infer<typeof InboxConversation>

export const InboxConversations = z.array(InboxConversation)

export const InboxPage = Page.extend({ state: SupportState.default("open") })

export const SupportParam = z.object({ id: Id })

const text = requiredLines("message", messageMaxLength)

export const NewSupportMessage = z.object({ text }).meta({ id: "NewSupportMessage" })
export type NewSupportMessage = z.infer<typeof NewSupportMessage>

export const NewSupportAnswer = z
  .object({
    text,
    after: z
      .int({ error: fieldError("notANumber", "number") })
      .min(0)
      .meta({ description: "The number of the last message that was read before answering" }),
  })
  .meta({ id: "NewSupportAnswer" })
export type NewSupportAnswer = z.infer<typeof NewSupportAnswer>

export const SupportStateChange = z
  .object({ state: z.enum(["open", "closed"]) })
  .meta({ id: "SupportStateChange" })
export type SupportStateChange = z.infer<typeof SupportStateChange>

const token = z.string().max(1_000).meta({ description: "Of the link in a mailed answer" })

export const SupportLink = z.object({ token }).meta({ id: "SupportLink" })

export const SupportThread = z
  .object({ state: SupportState, messages: SupportMessages })
  .meta({ id: "SupportThread" })
export type SupportThread = z.infer<typeof SupportThread>

export const NewMessageByLink = NewSupportMessage.extend({ token }).meta({ id: "NewMessageByLink" })
export type NewMessageByLink = z.infer<typeof NewMessageByLink>
