import { useInfiniteQuery } from "@tanstack/react-query"
import { myBookings } from "../../data/bookings.ts"
import { contactMessages } from "../../data/contact-messages.ts"
import { sellers } from "../../data/users.ts"
import type { SessionWithRole } from "../guard.tsx"
import { WaitingOfAdmin } from "./of-admin.tsx"
import { WaitingOfBuyer } from "./of-buyer.tsx"
import { bookedProducts, WaitingOfSeller } from "./of-seller.tsx"

/** What this person has to do next. */
export function Waiting({ user, role }: SessionWithRole) {
  if (role === "admin") return <WaitingOfAdmin />
  return role === "Seller" ? <WaitingOfSeller email={user.email} /> : <WaitingOfBuyer email={user.email} />
}

export function useIsWaitingLoading({ user, role }: SessionWithRole) {
  const bookings = useInfiniteQuery({ ...myBookings(user.email), enabled: role === "Buyer" })
  const products = useInfiniteQuery({ ...bookedProducts(user.email), enabled: role === "Seller" })
  const people = useInfiniteQuery({ ...sellers(), enabled: role === "admin" })
  const messages = useInfiniteQuery({ ...contactMessages, enabled: role === "admin" })
  return [bookings, products, people, messages].some(({ isLoading }) => isLoading)
}
