import { del, entries, set } from "idb-keyval"
import { useSyncExternalStore } from "react"
import { currentUser } from "../access-token.ts"
import { addSent, refreshConversations, sendMessage, sendPhoto } from "../data/messages.ts"
import { newIdempotencyKey } from "../data/idempotency.ts"
import { draftStore } from "../products/draft/draft-store.ts"
import { isProblem } from "../problem.ts"

/** Kept in the browser until it is sent; the key makes that once, however often it is tried. */
export type Unsent = {
  key: string
  userId: string
  conversationId: string
  text: string
  photo?: Blob
  photoId?: string
  writtenAt: number
  /** Why the server does not take it. */
  refusal?: string
}

const prefix = "message "
const retryDelay = 5_000

let unsent: Unsent[] = []
const listeners = new Set<() => void>()

export function useUnsent(conversationId: string) {
  const all = useSyncExternalStore(subscribe, () => unsent, none)
  return all.filter((each) => each.conversationId === conversationId)
}

export async function sendSoon(
  message: Pick<Unsent, "conversationId" | "text"> & { photo?: Blob | undefined },
) {
  const { photo, ...words } = message
  const userId = currentUser()?.sub ?? ""
  await keep({
    ...words,
    ...(photo && { photo }),
    key: newIdempotencyKey(),
    userId,
    writtenAt: Date.now(),
  })
  void sendUnsent()
}

export async function sendAgain({ refusal: _, ...message }: Unsent) {
  // a key that was refused with another body would be refused for ever
  await discard(message)
  await keep({ ...message, key: newIdempotencyKey() })
  void sendUnsent()
}

export async function discard({ key }: Pick<Unsent, "key">) {
  show(unsent.filter((each) => each.key !== key))
  await del(prefix + key, draftStore).catch(() => undefined)
}

let sending: Promise<void> | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** In the order in which it was written, one tab at a time where the browser can say so. */
export function sendUnsent(): Promise<void> {
  sending ??= alone(sendAll)
    .catch(() => undefined)
    .finally(() => (sending = undefined))
  return sending
}

/** `locks` needs https. */
function alone(work: () => Promise<void>): Promise<void> {
  const { locks }: { locks?: LockManager } = navigator
  return locks ? locks.request("outbox", work) : work()
}

async function sendAll() {
  clearTimeout(timer)
  await load()
  // what is written meanwhile is sent, too
  for (let next = nextToSend(); next; next = nextToSend()) {
    const isDone = await sendOne(next)
    if (isDone) continue
    timer = setTimeout(() => void sendUnsent(), retryDelay)
    return
  }
}

function nextToSend() {
  const userId = currentUser()?.sub
  return unsent.find((each) => each.userId === userId && each.refusal === undefined)
}

/** Answers whether the next one may be tried: it was sent, or it is refused for good. */
async function sendOne(message: Unsent) {
  const { conversationId, key, text } = message
  try {
    const photoId = await photoIdOf(message)
    const sent = await sendMessage(conversationId, key, { text, ...(photoId && { photoId }) })
    await addSent(conversationId, sent).catch(() => undefined)
    await discard(message)
    void refreshConversations(conversationId).catch(() => undefined)
    return true
  } catch (error) {
    if (!isProblem(error) || error.status >= 500 || error.status === 429 || error.status === 401) return false
    await keep({ ...message, refusal: error.detail })
    return true
  }
}

/** Kept, so that it is the same photo when the message is sent again. */
async function photoIdOf(message: Unsent) {
  if (!message.photo || message.photoId) return message.photoId
  const photoId = await sendPhoto(message.conversationId, message.photo)
  await keep({ ...message, photoId })
  return photoId
}

async function keep(message: Unsent) {
  const others = unsent.filter(({ key }) => key !== message.key)
  show([...others, message].toSorted((a, b) => a.writtenAt - b.writtenAt))
  // without storage it is kept while the page is open
  await set(prefix + message.key, message, draftStore).catch(() => undefined)
}

/** What an earlier page, or another tab, has left. */
async function load() {
  const stored = await entries<string, Unsent>(draftStore).catch(() => undefined)
  if (!stored) return
  const found = stored.filter(([name]) => name.startsWith(prefix)).map(([, message]) => message)
  show(found.toSorted((a, b) => a.writtenAt - b.writtenAt))
}

function show(messages: Unsent[]) {
  unsent = messages
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const nothing: Unsent[] = []

function none() {
  return nothing
}
