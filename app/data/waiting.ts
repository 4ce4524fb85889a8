import { queryOptions } from "@tanstack/react-query"
import { api } from "../api.ts"
import { read } from "./read-response.ts"
import type { StreamListener } from "./live.ts"
import { queryClient, invalidateAndRefetch } from "./query-client.ts"

export const waiting = queryOptions({
  queryKey: ["waiting"],
  queryFn: () => read(api.waiting.$get()),
})

/** Refetches the counts while they are shown, with the lists beside them. */
export const waitingListener: StreamListener = {
  async onEvent() {
    const isShown = queryClient.getQueryCache().find(waiting)?.isActive() ?? false
    if (!isShown) return
    await invalidateAndRefetch(waiting.queryKey, ["list"])
  },
  onRefresh: refreshWaiting,
}

function refreshWaiting() {
  return invalidateAndRefetch(waiting.queryKey)
}
