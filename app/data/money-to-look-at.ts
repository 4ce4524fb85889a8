import { mutationOptions } from "@tanstack/react-query"
import { api } from "../api.ts"
import { read, readPage } from "../read-response.ts"
import { ofDeal } from "./deals.ts"
import { paged } from "./paged.ts"

export const heldDeals = paged(["held deals"], (part) => readPage(api["held-deals"].$get({ query: part })))

export const clearDeal = mutationOptions({
  ...ofDeal,
  mutationFn: (id: string) => read(api.deals[":id"].clear.$post({ param: { id } })),
})

export const refundDeal = mutationOptions({
  ...ofDeal,
  mutationFn: (id: string) => read(api.deals[":id"].refund.$post({ param: { id }, json: {} })),
})

export const stuckRefunds = paged(["stuck refunds"], (part) =>
  readPage(api.refunds.$get({ query: { ...part, isToDo: "true" } })),
)

export const retryRefund = mutationOptions({
  ...ofDeal,
  mutationFn: (id: string) => read(api.refunds[":id"].retry.$post({ param: { id } })),
})

export const payRefundByHand = mutationOptions({
  ...ofDeal,
  mutationFn: ({ id, ...json }: { id: string; reference: string }) =>
    read(api.refunds[":id"]["by-hand"].$post({ param: { id }, json })),
})
