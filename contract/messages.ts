import { z } from "zod"
import { fieldError } from "./checks.ts"
import { Id, optionalLines, Page, requiredLines } from "./fields.ts"
import { PhotoSize } from "./images.ts"
import { messageMaxLength } from "./message-length.ts"
import { ProductState } from "./own-products.ts"

export const NewConversation = z
  .object({
    productId: Id,
    text: requiredLines("message", messageMaxLength),
    buyerId: Id.optional().meta({
      description: "From the product's seller: the one of those who have booked it",
    }),
  })
  .meta({ id: "NewConversation" })
export type NewConversation = z.infer<typeof NewConversation>

export const NewMessage = z
  .object({
    text: optionalLines("message", messageMaxLength).default(""),
    photoId: Id.optional().meta({ description: "A photo that was uploaded for this conversation" }),
  })
  .refine(({ text, photoId }) => text !== "" || photoId !== undefined, {
    path: ["text"],
    error: fieldError("required", "message"),
  })
  .meta({ id: "NewMessage" })
export type NewMessage = z.infer<typeof NewMessage>

export const Message = z
  .object({
    _id: Id,
    number: z.int().meta({ description: "Counted from 1 in each conversation, without gaps" }),
    isMine: z.boolean(),
    text: z.string(),
    photo: z.object({ _id: Id, width: z.int(), height: z.int() }).optional(),
    removed: z.boolean().meta({ description: "With the account of its sender" }),
    hasContactData: z.boolean().meta({
      description: "The other person's first message holds a phone number, a link or an email address",
    }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "Message" })
export type Message = z.infer<typeof Message>

export const Messages = z.array(Message)

const MessageNumber = z.coerce
  .number({ error: fieldError("notANumber", "number") })
  .int()
  .min(0)
  .max(2 ** 31 - 1)

/** Newest first; `after` is the number of the last message that the client has. */
export const MessagesPage = z.object({
  limit: Page.shape.limit,
  cursor: MessageNumber.optional(),
  after: MessageNumber.optional(),
})

export const writingStates = ["open", "blocked-by-you", "blocked", "sold", "withdrawn", "removed"] as const
export const WritingState = z.enum(writingStates)
export type WritingState = z.infer<typeof WritingState>

export const Conversation = z
  .object({
    _id: Id,
    productId: Id,
    productName: z.string(),
    productPhoto: z.string(),
    productPhotoSizes: z.array(PhotoSize),
    sellingPrice: z.number().positive().meta({ description: "BDT" }),
    state: ProductState,
    mayOffer: z.boolean().meta({ description: "Whether one is its buyer and its seller takes offers now" }),
    isSeller: z.boolean().meta({ description: "Whether one sells the product, else one is the buyer" }),
    otherId: Id,
    otherName: z.string(),
    writing: WritingState,
    isBought: z.boolean().meta({ description: "By the buyer of this conversation" }),
    isReported: z
      .boolean()
      .meta({ description: "Whether one has reported it, and no admin has closed that" }),
    unread: z.int(),
    readByOther: z.int().meta({ description: "The number of the last message that the other has read" }),
    lastMessage: Message,
  })
  .meta({ id: "Conversation" })
export type Conversation = z.infer<typeof Conversation>

export const Conversations = z.array(Conversation)

export const ConversationsPage = Page.extend({ productId: Id.optional() })

export const ConversationParam = z.object({ id: Id })
export const MessagePhotoParam = z.object({ id: Id, photoId: Id })
export const BlockParam = z.object({ userId: Id })

export const ReadMark = z
  .object({ number: z.int({ error: fieldError("notANumber", "number") }).min(1) })
  .meta({ id: "ReadMark" })

export const Unread = z.object({ unread: z.int() }).meta({ id: "Unread" })
