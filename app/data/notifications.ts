import { mutationOptions, queryOptions } from "@tanstack/react-query"
import type { ReadNotifications } from "../../contract/notifications.ts"
import { api } from "../api.ts"
import { read, readPage } from "./read-response.ts"
import { paged, rowUpdate } from "./paged.ts"
import { restartQuery, queryClient, invalidateAndRefetch, run } from "./query-client.ts"

const listKey = "notifications"

export const notifications = paged([listKey], (part) => readPage(api.notifications.$get({ query: part })))

/** Fetched on events of the stream only (app/notifications/live.ts). */
export const unreadNotifications = queryOptions({
  queryKey: ["unread notifications"],
  queryFn: async () => (await read(api.notifications.unread.$get())).unread,
  enabled: false,
})

export function refreshNotifications() {
  return Promise.all([restartQuery(unreadNotifications), invalidateAndRefetch(["list", listKey])])
}

export function readNotification(id: string) {
  const readAt = new Date().toISOString()
  return run(
    rowUpdate((each) => markRead({ ids: [each] }), { readAt }),
    id,
  )
}

/** Marks all as read up to the newest that is displayed. */
export const readAllNotifications = mutationOptions({
  mutationFn: (upTo: string | undefined) => markRead({ all: true, ...(upTo && { upTo }) }),
})

async function markRead(json: ReadNotifications) {
  const answer = await read(api.notifications.read.$post({ json }))
  queryClient.setQueryData(unreadNotifications.queryKey, (count = 0) =>
    Math.max(0, count - answer.modifiedCount),
  )
  return answer
}
