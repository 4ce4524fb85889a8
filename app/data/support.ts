import { mutationOptions, queryOptions } from "@tanstack/react-query"
import type { NewMessageByLink, NewSupportAnswer, SupportState } from "../../contract/support.ts"
import { api } from "../api.ts"
import { read, readPage } from "./read-response.ts"
import { withIdempotencyKey } from "./idempotency.ts"
import { paged } from "./paged.ts"
import { invalidateAndRefetch } from "./query-client.ts"
import { pagedMessages } from "./paged-messages.ts"

const key = "support"

const { conversations, inbox, thread } = api.support

export const supportConversations = paged([key], (part) => readPage(conversations.$get({ query: part })))

export function supportConversation(id: string) {
  return queryOptions({
    queryKey: [key, "own", id],
    queryFn: () => read(conversations[":id"].$get({ param: { id } })),
  })
}

export function supportMessages(id: string) {
  return messagesOf("own", id, conversations[":id"].messages.$get)
}

export function markSupportRead(id: string, number: number) {
  return read(conversations[":id"].read.$put({ param: { id }, json: { number } }))
}

export function supportInbox(state: SupportState) {
  return paged([key, state], (part) => readPage(inbox.$get({ query: { state, ...part } })))
}

export function inboxConversation(id: string) {
  return queryOptions({
    queryKey: [key, "inbox", id],
    queryFn: () => read(inbox[":id"].$get({ param: { id } })),
  })
}

export function inboxMessages(id: string) {
  return messagesOf("inbox", id, inbox[":id"].messages.$get)
}

function messagesOf(whose: "own" | "inbox", id: string, get: typeof conversations[":id"]["messages"]["$get"]) {
  return pagedMessages([key, whose, id, "messages"], (query) => readPage(get({ param: { id }, query })))
}

export function refreshSupport() {
  return invalidateAndRefetch(["list", key], [key])
}

type Written = { id: string; text: string }

export const writeToSupport = mutationOptions({
  mutationFn: ({ id, text }: Written) =>
    withIdempotencyKey({ id, text }, (header) =>
      read(conversations[":id"].messages.$post({ param: { id }, header, json: { text } })),
    ),
})

export const answerPerson = mutationOptions({
  mutationFn: ({ id, ...json }: NewSupportAnswer & { id: string }) =>
    withIdempotencyKey({ id, ...json }, (header) =>
      read(inbox[":id"].answers.$post({ param: { id }, header, json })),
    ),
})

function changeTo(state: "open" | "closed") {
  return mutationOptions({
    mutationFn: (id: string) => read(inbox[":id"].$patch({ param: { id }, json: { state } })),
  })
}

export const closeConversation = changeTo("closed")
export const reopenConversation = changeTo("open")

export const removeConversation = mutationOptions({
  mutationFn: (id: string) => read(inbox[":id"].$delete({ param: { id } })),
})

/** Loads the conversation of the link in a mailed answer; polls, as there is no event stream without a session. */
export function supportThread(token: string) {
  return queryOptions({
    queryKey: [key, "thread", token],
    queryFn: () => read(thread.$post({ json: { token } })),
    refetchInterval: 20_000,
  })
}

export const writeByLink = mutationOptions({
  mutationFn: (json: NewMessageByLink) =>
    withIdempotencyKey(json, (header) => read(thread.messages.$post({ header, json }))),
})
