import { mutationOptions, queryOptions } from "@tanstack/react-query"
import type { NewBooking } from "../../contract/bookings.ts"
import { read, readPage } from "../answer.ts"
import { api } from "../api.ts"
import { paged } from "./paged.ts"

/** The buyer's own bookings. */
export function myBookings(email: string) {
  return paged(["bookings", email], (part) => readPage(api.bookings.$get({ query: { email, ...part } })))
}

export function booking(id: string) {
  return queryOptions({
    queryKey: ["bookings", "one", id],
    queryFn: () => read(api.bookings[":id"].$get({ param: { id } })),
  })
}

export const book = mutationOptions({
  mutationFn: (booking: NewBooking) => read(api.bookings.$post({ json: booking })),
})

export const removeBooking = mutationOptions({
  mutationFn: (id: string) => read(api.bookings[":id"].$delete({ param: { id } })),
})
