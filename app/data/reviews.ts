import { mutationOptions } from "@tanstack/react-query"
import type { NewReply, NewReview } from "../../contract/reviews.ts"
import { api } from "../api.ts"
import { read } from "./read-response.ts"
import { dealMutation } from "./deals.ts"

export const writeReview = mutationOptions({
  ...dealMutation,
  mutationFn: ({ id, ...json }: NewReview & { id: string }) =>
    read(api.deals[":id"].review.$put({ param: { id }, json })),
})

export const replyToReview = mutationOptions({
  ...dealMutation,
  mutationFn: ({ id, ...json }: NewReply & { id: string }) =>
    read(api.reviews[":id"].reply.$post({ param: { id }, json })),
})

export const takeReviewDown = mutationOptions({
  ...dealMutation,
  mutationFn: (id: string) => read(api.reviews[":id"].$delete({ param: { id } })),
})
