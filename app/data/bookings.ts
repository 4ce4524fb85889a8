import { mutationOptions, queryOptions } from "@tanstack/react-query"
import type { NewBooking } from "../../contract/bookings.ts"
import { read, readPage } from "../read-response.ts"
import { api } from "../api.ts"
import { withIdempotencyKey } from "./idempotency.ts"
import { paged, rowRemoval } from "./paged.ts"
import { queryClient } from "./query-client.ts"

/** The buyer's own bookings. */
export function myBookings(email: string) {
  return paged(["bookings", email], (part) => readPage(api.bookings.$get({ query: { email, ...part } })))
}

/** One of them; until it is there, as the list has it. */
export function booking(id: string, email: string) {
  return queryOptions({
    queryKey: ["bookings", "one", id],
    queryFn: () => read(api.bookings[":id"].$get({ param: { id } })),
    placeholderData: () => listed(email).find(({ _id }) => _id === id),
  })
}

function listed(email: string) {
  const list = queryClient.getQueryData(myBookings(email).queryKey)
  return list?.pages.flatMap(({ rows }) => rows) ?? []
}

export const book = mutationOptions({
  mutationFn: (booking: NewBooking) =>
    withIdempotencyKey(booking, (header) => read(api.bookings.$post({ header, json: booking }))),
})

export const removeBooking = rowRemoval((id) => read(api.bookings[":id"].$delete({ param: { id } })))
