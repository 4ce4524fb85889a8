import { mutationOptions, queryOptions } from "@tanstack/react-query"
import type { NewReport, ReportDecision, ReportState } from "../../contract/reports.ts"
import { api } from "../api.ts"
import { read, readPage } from "./read-response.ts"
import { paged } from "./paged.ts"
import { privatePhoto } from "./private-photo.ts"
import { pagedMessages } from "./paged-messages.ts"

const key = "reports"
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
  return pagedMessages([key, "messages", id], (query) => readPage(one.messages.$get({ param: { id }, query })))
}

export function reportedPhoto(id: string, photoId: string) {
  return privatePhoto(["reported photo", id, photoId], `/api/reports/${id}/photos/${photoId}`)
}

export const closeReport = mutationOptions({
  mutationFn: ({ id, ...json }: ReportDecision & { id: string }) => read(one.$patch({ param: { id }, json })),
})
