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
  /** Of the newest message; they are numbered from 1, without gaps. */
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
  /** The sender's Idempotency-Key, kept as long as the message: a phone may send it again days later. */
  key: string | null
  /** The same text went to many people. */
  isRepeated: Generated<boolean>
  /** Its sender was removed. */
  isErased: Generated<boolean>
  createdAt: CreatedAt
}

/** Bytes, because what an image host stores is public. */
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
