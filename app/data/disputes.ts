import { mutationOptions, queryOptions } from "@tanstack/react-query"
import type { Decision, DisputeFilter, NewDispute, NewStatement } from "../../contract/disputes.ts"
import { api } from "../api.ts"
import { read, readPage } from "../read-response.ts"
import { ofDeal } from "./deals.ts"
import { paged } from "./paged.ts"
import { readPrivatePhoto, sendPrivatePhoto } from "./private-photos.ts"

const one = api.deals[":id"]

export function disputes(state: DisputeFilter["state"]) {
  return paged(["disputes", state], (part) => readPage(api.disputes.$get({ query: { state, ...part } })))
}

export const openDispute = mutationOptions({
  ...ofDeal,
  mutationFn: ({ id, ...json }: NewDispute & { id: string }) =>
    read(one.dispute.$post({ param: { id }, json })),
})

export const addStatement = mutationOptions({
  ...ofDeal,
  mutationFn: ({ id, ...json }: NewStatement & { id: string }) =>
    read(one.statement.$post({ param: { id }, json })),
})

export const withdrawDispute = mutationOptions({
  ...ofDeal,
  mutationFn: (id: string) => read(one["withdraw-dispute"].$post({ param: { id } })),
})

export const concedeDispute = mutationOptions({
  ...ofDeal,
  mutationFn: (id: string) => read(one.concede.$post({ param: { id } })),
})

export const decideDispute = mutationOptions({
  ...ofDeal,
  mutationFn: ({ id, ...json }: Decision & { id: string }) =>
    read(one.decide.$post({ param: { id }, json })),
})

export function sendEvidence(id: string, photo: Blob) {
  return sendPrivatePhoto(`/api/deals/${id}/evidence`, photo)
}

export function evidence(id: string) {
  return queryOptions({
    queryKey: ["evidence", id],
    queryFn: () => readPrivatePhoto(`/api/evidence/${id}`),
    staleTime: Infinity,
  })
}
