import { mutationOptions } from "@tanstack/react-query"
import type { Decision, DisputeFilter, NewDispute, NewStatement } from "../../contract/disputes.ts"
import { api, fetchSignedIn } from "../api.ts"
import { read, readPage } from "./read-response.ts"
import { dealMutation } from "./deals.ts"
import { paged } from "./paged.ts"
import { privatePhoto } from "./private-photo.ts"

const one = api.deals[":id"]

/** In milliseconds. */
const photoTimeout = 180_000

export function disputes(state: DisputeFilter["state"]) {
  return paged(["disputes", state], (part) => readPage(api.disputes.$get({ query: { state, ...part } })))
}

export const openDispute = mutationOptions({
  ...dealMutation,
  mutationFn: ({ id, ...json }: NewDispute & { id: string }) =>
    read(one.dispute.$post({ param: { id }, json })),
})

export const addStatement = mutationOptions({
  ...dealMutation,
  mutationFn: ({ id, ...json }: NewStatement & { id: string }) =>
    read(one.statement.$post({ param: { id }, json })),
})

export const withdrawDispute = mutationOptions({
  ...dealMutation,
  mutationFn: (id: string) => read(one["withdraw-dispute"].$post({ param: { id } })),
})

export const concedeDispute = mutationOptions({
  ...dealMutation,
  mutationFn: (id: string) => read(one.concede.$post({ param: { id } })),
})

export const decideDispute = mutationOptions({
  ...dealMutation,
  mutationFn: ({ id, ...json }: Decision & { id: string }) =>
    read(one.decide.$post({ param: { id }, json })),
})

export async function sendEvidence(id: string, photo: Blob) {
  const body = new FormData()
  body.append("image", photo)
  const response = fetchSignedIn(`/api/deals/${id}/evidence`, {
    method: "POST",
    body,
    signal: AbortSignal.timeout(photoTimeout),
  })
  return (await read<{ insertedId: string }>(response)).insertedId
}

export function evidence(id: string) {
  return privatePhoto(["evidence", id], `/api/evidence/${id}`)
}
