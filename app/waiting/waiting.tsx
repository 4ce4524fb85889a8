import * as texts from "#texts/waiting"
import { useInfiniteQuery, useQuery } from "@tanstack/react-query"
import type { Waiting as Counts } from "../../contract/waiting.ts"
import { myBookings } from "../data/bookings.ts"
import { balance, balances } from "../data/payouts.ts"
import { disputes } from "../data/disputes.ts"
import { salesToAnswer } from "../data/sales.ts"
import { supportInbox } from "../data/support.ts"
import { unverifiedSellers } from "../data/users.ts"
import { waiting } from "../data/waiting.ts"
import { Failed } from "../ui/failed.tsx"
import { useFailure } from "../ui/use-failure.ts"
import type { SessionWithRole } from "../dashboard/guard.tsx"
import { AccountWanted } from "./account-wanted.tsx"
import { Counted, CountedRow } from "./counted.tsx"
import { WaitingOfAdmin } from "./of-admin.tsx"
import { WaitingOfBuyer } from "./of-buyer.tsx"
import { bookedProducts, WaitingOfSeller } from "./of-seller.tsx"
import { Unread } from "./unread.tsx"

export function Waiting(known: SessionWithRole) {
  const counted = useQuery(waiting)
  const failure = useFailure(counted)
  if (failure) return <Failed what={texts.whatWaits} {...failure} />
  if (!counted.data) return null
  return (
    <div className="grid gap-6">
      {known.role === "Seller" && <AccountWanted />}
      {counted.data.offersToAnswer > 0 && (
        <Counted title={texts.offers}>
          <CountedRow to="/dashboard/offers">{texts.offersToAnswer(counted.data.offersToAnswer)}</CountedRow>
        </Counted>
      )}
      <OfRole {...known} counts={counted.data} />
      <Unread {...counted.data} />
    </div>
  )
}

function OfRole({ user, role, counts }: SessionWithRole & { counts: Counts }) {
  if (role === "admin") return <WaitingOfAdmin counts={counts} />
  const Of = role === "Seller" ? WaitingOfSeller : WaitingOfBuyer
  return <Of email={user.email} counts={counts} />
}

export function useIsWaitingLoading({ user, role }: SessionWithRole) {
  const counted = useQuery(waiting)
  const bookings = useInfiniteQuery({ ...myBookings(user.email), enabled: role === "Buyer" })
  const products = useInfiniteQuery({ ...bookedProducts(user.email), enabled: role === "Seller" })
  const answers = useInfiniteQuery({ ...salesToAnswer, enabled: role === "Seller" })
  const people = useInfiniteQuery({ ...unverifiedSellers, enabled: role === "admin" })
  const messages = useInfiniteQuery({ ...supportInbox("open"), enabled: role === "admin" })
  const owed = useInfiniteQuery({ ...balances, enabled: role === "admin" })
  const own = useQuery({ ...balance, enabled: role === "Seller" })
  const open = useInfiniteQuery({ ...disputes("undecided"), enabled: role === "admin" })
  const lists = [bookings, products, answers, people, messages, owed, open]
  return [counted, own, ...lists].some(({ isLoading }) => isLoading)
}
