import { queryOptions } from "@tanstack/react-query"
import { isEnded } from "../../contract/deal-states.ts"
import { readPage } from "./read-response.ts"
import { api } from "../api.ts"
import { allRows } from "./paged.ts"

type OwnMark = "booked" | "wished"

export function ownMarks(email: string) {
  return queryOptions({
    queryKey: ["ownMarks", email],
    queryFn: async () => {
      const [bookings, wishes] = await Promise.all([
        allRows((part) => readPage(api.bookings.$get({ query: { email, ...part } }))),
        allRows((part) => readPage(api.wishlist.$get({ query: { email, ...part } }))),
      ])
      const live = bookings.filter(({ state }) => !isEnded(state))
      return new Map<string, OwnMark>([
        ...wishes.map(({ product }) => [product._id, "wished"] as const),
        ...live.map(({ productId }) => [productId, "booked"] as const),
      ])
    },
  })
}
