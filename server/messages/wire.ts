import type { Conversation, Message } from "../../contract/messages.ts"
import { toBdt } from "../../contract/poisha.ts"
import { photoUrl } from "../images/photo-url.ts"
import { stateOf, takesOffers } from "../products/state.ts"
import { hasContactData } from "./contact-data.ts"
import type { ConversationRow } from "./conversations.ts"
import type { MessageRow } from "./messages.ts"
import { writingStateOf } from "./writing-state.ts"

export function toMessage(row: MessageRow, personId: string): Message {
  const { id, number, senderId, text, photoId, width, height, isErased, createdAt } = row
  const isMine = senderId === personId
  return {
    _id: id,
    number,
    isMine,
    text,
    ...(photoId && { photo: { _id: photoId, width: width ?? 4, height: height ?? 3 } }),
    removed: isErased,
    hasContactData: number === 1 && !isMine && hasContactData(text),
    createdAt: createdAt.toISOString(),
  }
}

export function toConversation(row: ConversationRow): Conversation {
  const { id, productId, productName, sizes, sellingPrice, userId, buyerId } = row
  const { otherId, otherName, unread, readByOther, isBought, isTaken, isReported } = row
  const { isBlockedByOther, lastMessageId } = row
  const { number, senderId, text, photoId, isErased, createdAt } = row
  const known = stateOf(row)
  const state = known === "available" && isTaken ? "reserved" : known
  const isSeller = userId !== buyerId
  const last = { id: lastMessageId, number, senderId, text, photoId, isErased, createdAt }
  return {
    _id: id,
    productId,
    productName,
    productPhoto: photoUrl(sizes),
    productPhotoSizes: sizes ?? [],
    sellingPrice: toBdt(sellingPrice),
    state,
    mayOffer: !isSeller && state === "available" && !isBlockedByOther && takesOffers(row),
    isSeller,
    otherId,
    otherName,
    writing: writingStateOf(row),
    isBought,
    isReported,
    unread,
    readByOther,
    lastMessage: toMessage({ ...last, width: null, height: null }, userId),
  }
}
