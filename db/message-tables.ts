import type { Generated } from "kysely"
import type { CreatedAt } from "./identity-tables.ts"

export type MessageTables = {
  conversations: Conversations
  participants: Participants
  messages: Messages
  messagePhotos: MessagePhotos
  blocks: Blocks
  streamPositions: StreamPositions
}

type Conversations = {
  id: string
  productId: string
  buyerId: string
  sellerId: string
  /** Number of the newest message; numbers start at 1 and have no gaps. */
  lastNumber: Generated<number>
  createdAt: CreatedAt
}

type Participants = {
  conversationId: string
  userId: string
  readTo: Generated<number>
  unread: Generated<number>
  lastMessageId: string
}

type Messages = {
  id: string
  conversationId: string
  number: number
  senderId: string
  text: string
  textHash: string
  photoId: string | null
  /** The sender's Idempotency-Key, kept as long as the message: a phone may retry days later. */
  key: string | null
  /** The same text was sent to many people. */
  isRepeated: Generated<boolean>
  /** The sender's account was removed. */
  isErased: Generated<boolean>
  createdAt: CreatedAt
}

/** Stored as bytes, because files on an image host are public. */
type MessagePhotos = {
  id: string
  conversationId: string
  ownerId: string
  width: number
  height: number
  bytes: Buffer
  createdAt: CreatedAt
  attachedAt: Date | null
}

type Blocks = {
  blockerId: string
  blockedId: string
  createdAt: CreatedAt
}

type StreamPositions = {
  userId: string
  position: number
}
