import { infiniteQueryOptions, mutationOptions, queryOptions } from "@tanstack/react-query"
import type { NewReport, ReportDecision, ReportState } from "../../contract/reports.ts"
import { api, fetchSignedIn } from "../api.ts"
import { read, readPage } from "../read-response.ts"
import { paged } from "./paged.ts"

const key = "reports"
const maxPage = "100"
const one = api.reports[":id"]

export const reportConversation = mutationOptions({
  mutationFn: ({ id, ...json }: NewReport & { id: string }) =>
    read(api.conversations[":id"].report.$post({ param: { id }, json })),
})

export function reports(state: ReportState) {
  return paged([key, state], (part) => readPage(api.reports.$get({ query: { state, ...part } })))
}

export function report(id: string) {
  return queryOptions({ queryKey: [key, "one", id], queryFn: () => read(one.$get({ param: { id } })) })
}

export function reportedMessages(id: string) {
  return infiniteQueryOptions({
    queryKey: [key, "messages", id],
    queryFn: ({ pageParam }) => {
      const query = pageParam ? { cursor: pageParam, limit: maxPage } : {}
      return readPage(one.messages.$get({ param: { id }, query }))
    },
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ rows }) => rows).toReversed(),
  })
}

/** Private: an address would not open it. */
export function reportedPhoto(id: string, photoId: string) {
  return queryOptions({
    queryKey: ["reported photo", id, photoId],
    queryFn: async () => {
      const answer = await fetchSignedIn(`/api/reports/${id}/photos/${photoId}`)
      if (!answer.ok) await read(Promise.resolve(answer))
      return answer.blob()
    },
    staleTime: Infinity,
  })
}

export const closeReport = mutationOptions({
  mutationFn: ({ id, ...json }: ReportDecision & { id: string }) => read(one.$patch({ param: { id }, json })),
})
