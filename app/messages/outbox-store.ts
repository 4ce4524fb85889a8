import { del, set, values } from "idb-keyval"
import { storeIn } from "../storage/browser-store.ts"

export type Opening = { productId: string; buyerId?: string }

export function openingId({ productId, buyerId = "" }: Opening) {
  return `new ${productId} ${buyerId}`
}

/** A message in the browser's storage until it is sent; `key` is its idempotency key. */
export type Unsent = {
  key: string
  userId: string
  conversationId: string
  /** Set for a first message, which is stored under a local id until the server creates the conversation. */
  opening?: Opening
  text: string
  photo?: Blob
  photoId?: string
  writtenAt: number
  /** Why the server delays the message (rate limit). */
  delay?: string
  /** Why the server refused the message. */
  refusal?: string
}

/** A message that starts a conversation. */
export type UnsentOpening = Unsent & { opening: Opening }

/** Not deleted at log-out: the messages wait for their author's next login. */
const store = storeIn("outbox")

/** Returns whether the browser stored the message. */
export function storeUnsent(message: Unsent) {
  return set(message.key, message, store).then(
    () => true,
    () => false,
  )
}

export async function removeUnsent(key: string) {
  await del(key, store).catch(() => undefined)
}

/** Returns what an earlier page or another tab has stored; undefined if storage fails. */
export function storedUnsent() {
  return values<Unsent>(store).catch(() => undefined)
}
