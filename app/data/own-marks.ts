import { queryOptions } from "@tanstack/react-query"
import { read } from "../read-response.ts"
import { api } from "../api.ts"

type OwnMark = "booked" | "wished"

const limit = "100"

export function ownMarks(email: string) {
  return queryOptions({
    queryKey: ["ownMarks", email],
    queryFn: async () => {
      const marks = new Map<string, OwnMark>()
      const [bookings, wishes] = await Promise.all([
        read(api.bookings.$get({ query: { email, limit } })),
        read(api.wishlist.$get({ query: { email, limit } })),
      ])
      for (const { product } of wishes) marks.set(product._id, "wished")
      for (const { productId } of bookings) marks.set(productId, "booked")
      return marks
    },
  })
}
