import * as texts from "#texts/messages"
import { useEffect, useSyncExternalStore } from "react"
import { currentUser, lastKnownUser, useLastKnownUser } from "../identity/access-token.ts"
import {
  addSent,
  loadNewer,
  LongWait,
  refreshConversations,
  sendMessage,
  sendPhoto,
  startConversation,
} from "../data/messages.ts"
import { randomId } from "../data/random-id.ts"
import { isProblem, type ProblemError, unreachable } from "../data/problem.ts"
import { toastError } from "../ui/toast.ts"
import {
  type UnsentOpening,
  type Opening,
  removeUnsent,
  storedUnsent,
  storeUnsent,
  type Unsent,
} from "./outbox-store.ts"

const retryDelay = 5_000

let unsent: Unsent[] = []
let hasLoaded = false
/** Keys of messages that the browser could not store: they last as long as the page. */
const unstored = new Set<string>()
const listeners = new Set<() => void>()

export function useUnsent(...conversationIds: string[]) {
  const person = useLastKnownUser()?.sub
  const all = useSyncExternalStore(subscribe, () => unsent, none)
  return all.filter((each) => conversationIds.includes(each.conversationId) && each.userId === person)
}

/** Returns the messages that start a conversation; undefined until storage is read. */
export function useUnsentOpenings() {
  const person = useLastKnownUser()?.sub
  const all = useSyncExternalStore(subscribe, () => unsent, none)
  const isKnown = useSyncExternalStore(subscribe, () => hasLoaded, isFalse)
  useEffect(() => {
    // loads without waiting for the lock, which another tab may hold for long
    if (!hasLoaded) void load()
    void sendUnsent()
  }, [])
  const isUnsentOpening = (each: Unsent): each is UnsentOpening =>
    each.opening !== undefined && each.userId === person
  return isKnown ? all.filter(isUnsentOpening) : undefined
}

export async function enqueueMessage(
  message: Pick<Unsent, "conversationId" | "opening" | "text"> & { photo?: Blob | undefined },
) {
  const { photo, ...words } = message
  const userId = lastKnownUser()?.sub ?? ""
  // keeps the order of writing even if the clock is set back
  const writtenAt = Math.max(Date.now(), (unsent.at(-1)?.writtenAt ?? 0) + 1)
  await keep({ ...words, ...(photo && { photo }), key: randomId(), userId, writtenAt })
  void sendUnsent()
}

export async function sendAgain(refused: Unsent) {
  // a used key is refused with another body, and a deleted photo always: the retry gets a new key and upload
  const { refusal: _, photoId: _gone, ...message } = refused
  await keep({ ...message, key: randomId() })
  await discard(refused)
  void sendUnsent()
}

export async function discard({ key }: Pick<Unsent, "key">) {
  show(unsent.filter((each) => each.key !== key))
  unstored.delete(key)
  await removeUnsent(key)
}

let running = Promise.resolve()
let waiting: Promise<void> | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Sends each conversation's messages in the order of writing; one tab at a time where the browser has Web Locks. */
export function sendUnsent(): Promise<void> {
  // the current run may have passed a message that was just written
  waiting ??= running.then(() => {
    waiting = undefined
    running = alone(sendAll).catch(() => undefined)
    return running
  })
  return waiting
}

/** Web Locks need https. */
function alone(work: () => Promise<void>): Promise<void> {
  const { locks }: { locks?: LockManager } = navigator
  return locks ? locks.request("outbox", work) : work()
}

async function sendAll() {
  clearTimeout(timer)
  await load()
  const delayed = new Set<string>()
  let outcome: Outcome = "done"
  // includes messages written meanwhile
  for (let next = nextToSend(delayed); next && outcome !== "unreachable"; next = nextToSend(delayed)) {
    outcome = await sendOne(next)
    if (outcome === "delayed") delayed.add(next.conversationId)
  }
  if (outcome === "unreachable" || delayed.size > 0) timer = setTimeout(() => void sendUnsent(), retryDelay)
}

function nextToSend(delayed: Set<string>) {
  const userId = currentUser()?.sub
  return unsent.find(
    (each) => each.userId === userId && each.refusal === undefined && !delayed.has(each.conversationId),
  )
}

/** done: sent, or refused for good. delayed: messages of other conversations go on. */
type Outcome = "done" | "delayed" | "unreachable"

async function sendOne(message: Unsent): Promise<Outcome> {
  const { conversationId, opening, key, text } = message
  try {
    if (opening) {
      await begin(message, opening)
      return "done"
    }
    const photoId = await photoIdOf(message)
    const sent = await sendMessage(conversationId, key, { text, ...(photoId && { photoId }) })
    await addSent(conversationId, sent).catch(() => undefined)
    await discard(message)
    void refreshConversations(conversationId).catch(() => undefined)
    return "done"
  } catch (error) {
    if (!isProblem(error) || error === unreachable || error.status === 401) return "unreachable"
    if (error.status < 500 && (error.status !== 429 || error instanceof LongWait)) {
      await keep(afterRefusal(message, error))
      // the author may be on another screen
      if (opening) toastError(texts.refused(error.detail))
      return "done"
    }
    if (error.status === 429) await keep({ ...message, delay: error.detail })
    return "delayed"
  }
}

/** Starts the conversation; later messages move to it. */
async function begin(message: Unsent, opening: Opening) {
  const { key, text, userId } = message
  const conversationId = await startConversation(key, { ...opening, text })
  // loaded before the message leaves the outbox, or the screen would show neither
  await Promise.all([refreshConversations(), loadNewer(conversationId)]).catch(() => undefined)
  await discard(message)
  const isNext = (each: Unsent) => each.userId === userId && each.conversationId === message.conversationId
  for (const { opening: _, ...each } of unsent.filter(isNext)) await keep({ ...each, conversationId })
}

/** A photo that the server has deleted since its upload is uploaded once more. */
function afterRefusal({ photoId, ...message }: Unsent, error: ProblemError): Unsent {
  return photoId && error.errors["photoId"] ? message : { ...message, refusal: error.detail }
}

/** Stores the uploaded photo's id, so that a retry sends the same photo. */
async function photoIdOf(message: Unsent) {
  if (!message.photo || message.photoId) return message.photoId
  const photoId = await sendPhoto(message.conversationId, message.photo)
  await keep({ ...message, photoId })
  return photoId
}

async function keep(message: Unsent) {
  const others = unsent.filter(({ key }) => key !== message.key)
  unstored.add(message.key)
  show([...others, message])
  if (await storeUnsent(message)) unstored.delete(message.key)
}

async function load() {
  const stored = await storedUnsent()
  hasLoaded = true
  if (!stored) return show(unsent)
  const own = unsent.filter(({ key }) => unstored.has(key))
  show([...stored.filter(({ key }) => !unstored.has(key)), ...own])
}

function show(messages: Unsent[]) {
  unsent = messages.toSorted((a, b) => a.writtenAt - b.writtenAt)
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

function isFalse() {
  return false
}
