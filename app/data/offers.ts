import { mutationOptions } from "@tanstack/react-query"
import { api } from "../api.ts"
import { read, readPage } from "./read-response.ts"
import { dealMutation } from "./deals.ts"
import { withIdempotencyKey } from "./idempotency.ts"
import { paged } from "./paged.ts"

type Filter = Partial<Record<"productId" | "bookingId" | "buyerId", string>> & { state?: "open" | "answered" }

export function offers(filter: Filter) {
  return paged(["offers", JSON.stringify(filter)], (part) =>
    readPage(api.offers.$get({ query: { ...filter, ...part } })),
  )
}

export const makeOffer = mutationOptions({
  ...dealMutation,
  mutationFn: ({ bookingId, amount }: { bookingId: string; amount: number }) =>
    withIdempotencyKey({ bookingId, amount }, (header) =>
      read(api.bookings[":id"].offers.$post({ header, param: { id: bookingId }, json: { amount } })),
    ),
})

const one = api.offers[":id"]

function answer(act: (id: string) => Promise<unknown>) {
  return mutationOptions({ ...dealMutation, mutationFn: act })
}

export const answers = {
  accept: answer((id) => read(one.accept.$post({ param: { id } }))),
  decline: answer((id) => read(one.decline.$post({ param: { id } }))),
  withdraw: answer((id) => read(one.withdraw.$post({ param: { id } }))),
}

export const counterOffer = mutationOptions({
  ...dealMutation,
  mutationFn: ({ id, amount }: { id: string; amount: number }) =>
    read(one.counter.$post({ param: { id }, json: { amount } })),
})
