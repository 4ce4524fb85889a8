import { mutationOptions, queryOptions } from "@tanstack/react-query"
import type { Booking, NewBooking } from "../../contract/bookings.ts"
import { isEnded } from "../../contract/deal-states.ts"
import type { BookingSort, Sort } from "../../contract/sorts.ts"
import { read, readPage } from "./read-response.ts"
import { api } from "../api.ts"
import { withIdempotencyKey } from "./idempotency.ts"
import { loadedRows, paged, rowRemoval } from "./paged.ts"

export function myBookings(email: string, sort?: Sort<BookingSort>) {
  return paged(["bookings", email, sort ?? ""], (part) =>
    readPage(api.bookings.$get({ query: { email, ...(sort && { sort }), ...part } })),
  )
}

export function removedBookings(email: string) {
  return paged(["bookings", email, "removed"], (part) =>
    readPage(api.bookings.$get({ query: { email, removed: "true", ...part } })),
  )
}

/** Shows the list's row until the booking itself is loaded. */
export function booking(id: string, email: string) {
  return queryOptions({
    queryKey: bookingKey(id),
    queryFn: () => read(api.bookings[":id"].$get({ param: { id } })),
    placeholderData: () => loadedRows<Booking>(["bookings", email]).find(({ _id }) => _id === id),
  })
}

export function bookingKey(id: string) {
  return ["bookings", "one", id]
}

/** Finds the buyer's booking of a product; null if there is none or only ended ones, so that it can be booked again. */
export function bookingOf(productId: string, email: string) {
  return queryOptions({
    queryKey: ["bookings", "of", productId, email],
    queryFn: async () => {
      const bookings = await read(api.bookings.$get({ query: { email, productId } }))
      return bookings.find(({ state }) => !isEnded(state)) ?? null
    },
  })
}

export const book = mutationOptions({
  mutationFn: (booking: NewBooking) =>
    withIdempotencyKey(booking, (header) => read(api.bookings.$post({ header, json: booking }))),
})

export const acceptPrice = mutationOptions({
  mutationFn: ({ id, sellingPrice }: { id: string; sellingPrice: number }) =>
    read(api.bookings[":id"].$patch({ param: { id }, json: { sellingPrice } })),
})

export const removeBooking = rowRemoval((id) => read(api.bookings[":id"].$delete({ param: { id } })))
