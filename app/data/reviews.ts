import { mutationOptions } from "@tanstack/react-query"
import type { NewReply, NewReview } from "../../contract/reviews.ts"
import { api } from "../api.ts"
import { read } from "./read-response.ts"
import { ofDeal } from "./deals.ts"

export const writeReview = mutationOptions({
  ...ofDeal,
  mutationFn: ({ id, ...json }: NewReview & { id: string }) =>
    read(api.deals[":id"].review.$put({ param: { id }, json })),
})

export const replyToReview = mutationOptions({
  ...ofDeal,
  mutationFn: ({ id, ...json }: NewReply & { id: string }) =>
    read(api.reviews[":id"].reply.$post({ param: { id }, json })),
})

export const takeReviewDown = mutationOptions({
  ...ofDeal,
  mutationFn: (id: string) => read(api.reviews[":id"].$delete({ param: { id } })),
})
