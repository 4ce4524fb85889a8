import { del, set, values } from "idb-keyval"
import { storeIn } from "../browser-store.ts"

export type Opening = { productId: string; buyerId?: string }

export function openingId({ productId, buyerId = "" }: Opening) {
  return `new ${productId} ${buyerId}`
}

/** Kept in the browser until it is sent; the key makes that once, however often it is tried. */
export type Unsent = {
  key: string
  userId: string
  conversationId: string
  /** Of a first message, which waits under an id of our own until there is a conversation. */
  opening?: Opening
  text: string
  photo?: Blob
  photoId?: string
  writtenAt: number
  /** Why the server does not take it yet. */
  delay?: string
  /** Why the server does not take it. */
  refusal?: string
}

/** What waits to begin a conversation. */
export type Begun = Unsent & { opening: Opening }

/** Outlives log-out, after which it waits for its writer. */
const store = storeIn("outbox")

/** Answers whether the browser has stored it. */
export function storeUnsent(message: Unsent) {
  return set(message.key, message, store).then(
    () => true,
    () => false,
  )
}

export async function removeUnsent(key: string) {
  await del(key, store).catch(() => undefined)
}

/** What an earlier page, or another tab, has left; undefined where the browser does not say. */
export function storedUnsent() {
  return values<Unsent>(store).catch(() => undefined)
}
