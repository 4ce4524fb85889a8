import { type InfiniteData, mutationOptions, queryOptions } from "@tanstack/react-query"
import type { Conversation, Message, NewConversation, NewMessage } from "../../contract/messages.ts"
import { api, fetchSignedIn } from "../api.ts"
import { isProblem, ProblemError } from "./problem.ts"
import { type Page, read, readPage } from "./read-response.ts"
import { loadedRows, paged } from "./paged.ts"
import { privatePhoto } from "./private-photo.ts"
import { restartQuery, queryClient, invalidateAndRefetch } from "./query-client.ts"
import { pagedMessages } from "./paged-messages.ts"

const listKey = "conversations"
const oneKey = "conversation"
const messagesKey = "messages"
const maxPage = "100"
/** In milliseconds: a dead connection may not report an error. */
const messageTimeout = 30_000
const photoTimeout = 180_000

export function conversations(productId = "") {
  return paged([listKey, productId], (part) =>
    readPage(api.conversations.$get({ query: { ...(productId && { productId }), ...part } })),
  )
}

export function conversation(id: string) {
  return queryOptions({
    queryKey: [oneKey, id],
    queryFn: () => read(api.conversations[":id"].$get({ param: { id } })),
    placeholderData: () => loadedRows<Conversation>([listKey]).find(({ _id }) => _id === id),
  })
}

export function messages(id: string) {
  return { ...pagedMessages([messagesKey, id], (part) => ask(id, part)), refetchOnWindowFocus: false }
}

function ask(id: string, query: { cursor?: string; after?: string; limit?: string }) {
  return readPage(api.conversations[":id"].messages.$get({ param: { id }, query }))
}

export async function loadNewer(id: string) {
  const queryKey = [messagesKey, id]
  const last = newestOf(id)
  // a request that is under way may be older than the event
  if (last === undefined) return invalidateAndRefetch(queryKey)
  await queryClient.cancelQueries({ queryKey })
  const newer = await ask(id, { after: String(last), limit: maxPage })
  if (newer.next) return queryClient.invalidateQueries({ queryKey })
  return merge(id, newer.rows)
}

/** Adds a message that was just sent, and loads the missing messages before it. */
export async function addSent(id: string, message: Message) {
  if (newestOf(id) === message.number - 1) return merge(id, [message])
  return loadNewer(id)
}

function newestOf(id: string) {
  return queryClient.getQueryData<InfiniteData<Page<Message>>>([messagesKey, id])?.pages[0]?.rows[0]?.number
}

function merge(id: string, newer: Message[]) {
  queryClient.setQueryData<InfiniteData<Page<Message>>>([messagesKey, id], (data) => {
    const [first, ...others] = data?.pages ?? []
    if (!data || !first) return data
    const known = new Set(first.rows.map(({ number }) => number))
    const rows = [...newer.filter(({ number }) => !known.has(number)), ...first.rows]
    return { ...data, pages: [{ ...first, rows: rows.toSorted((a, b) => b.number - a.number) }, ...others] }
  })
}

export function refreshConversations(id?: string) {
  return invalidateAndRefetch(["list", listKey], id ? [oneKey, id] : [oneKey])
}

export function loadedConversations() {
  const found = queryClient.getQueryCache().findAll({ queryKey: [messagesKey], type: "active" })
  return found.flatMap(({ queryKey: [, id] }) => (typeof id === "string" ? [id] : []))
}

/** Fetched on events of the stream only (app/messages/live.ts). */
export const unreadMessages = queryOptions({
  queryKey: ["unread messages"],
  queryFn: async () => (await read(api.conversations.unread.$get())).unread,
  enabled: false,
})

export function sendMessage(id: string, key: string, json: NewMessage) {
  const message = { param: { id }, header: { "idempotency-key": key }, json }
  const init = { signal: AbortSignal.timeout(messageTimeout) }
  return read(api.conversations[":id"].messages.$post(message, { init }))
}

export async function sendPhoto(id: string, photo: Blob) {
  const body = new FormData()
  body.append("image", photo)
  const response = fetchSignedIn(`/api/conversations/${id}/photos`, {
    method: "POST",
    body,
    signal: AbortSignal.timeout(photoTimeout),
  })
  return (await read<{ insertedId: string }>(response)).insertedId
}

export function photoOf(id: string, photoId: string) {
  return privatePhoto(["message photo", photoId], `/api/conversations/${id}/photos/${photoId}`)
}

/** Refetches what it changes at once, in case there is no stream. */
export async function markRead(id: string, number: number) {
  await read(api.conversations[":id"].read.$put({ param: { id }, json: { number } }))
  void Promise.all([refreshConversations(id), restartQuery(unreadMessages)]).catch(() => undefined)
}

/** The rate limit refuses for so long that the message does not wait for it. */
export class LongWait extends ProblemError {}

/** In seconds. */
const longestWait = 3600

export async function startConversation(key: string, json: NewConversation) {
  const init = { signal: AbortSignal.timeout(messageTimeout) }
  const response = api.conversations.$post({ header: { "idempotency-key": key }, json }, { init })
  try {
    return (await read(response)).insertedId
  } catch (error) {
    if (!isProblem(error, "too-many-requests")) throw error
    const wait = Number((await response).headers.get("Retry-After"))
    throw wait > longestWait ? new LongWait(error) : error
  }
}

export const blockPerson = mutationOptions({
  mutationFn: (userId: string) => read(api.blocks[":userId"].$put({ param: { userId } })),
})

export const unblockPerson = mutationOptions({
  mutationFn: (userId: string) => read(api.blocks[":userId"].$delete({ param: { userId } })),
})

export function productOf(id: string) {
  return queryOptions({
    queryKey: ["product of a conversation", id],
    queryFn: () => read(api.products[":id"].$get({ param: { id } })),
  })
}
