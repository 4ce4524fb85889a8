import { mutationOptions } from "@tanstack/react-query"
import type { OfferAct } from "../../contract/offers.ts"
import { api } from "../api.ts"
import { read, readPage } from "../read-response.ts"
import { withIdempotencyKey } from "./idempotency.ts"
import { paged } from "./paged.ts"

type Filter = Partial<Record<"productId" | "bookingId" | "buyerId", string>> & { state?: "open" | "answered" }

/** One's own, newest first. */
export function offers(filter: Filter) {
  return paged(["offers", JSON.stringify(filter)], (part) =>
    readPage(api.offers.$get({ query: { ...filter, ...part } })),
  )
}

export const makeOffer = mutationOptions({
  mutationFn: ({ bookingId, amount }: { bookingId: string; amount: number }) =>
    withIdempotencyKey({ bookingId, amount }, (header) =>
      read(api.bookings[":id"].offers.$post({ header, param: { id: bookingId }, json: { amount } })),
    ),
})

const one = api.offers[":id"]

/** What needs no more than a confirmation. */
export const answers = {
  accept: (id: string) => read(one.accept.$post({ param: { id } })),
  decline: (id: string) => read(one.decline.$post({ param: { id } })),
  withdraw: (id: string) => read(one.withdraw.$post({ param: { id } })),
}
export type Answer = Exclude<OfferAct, "counter">

export const counterOffer = mutationOptions({
  mutationFn: ({ id, amount }: { id: string; amount: number }) =>
    read(one.counter.$post({ param: { id }, json: { amount } })),
})
