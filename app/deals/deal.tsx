import { menu } from "#texts/dashboard"
import * as texts from "#texts/deals"
import { titled } from "#texts/page"
import { useInfiniteQuery, useQuery } from "@tanstack/react-query"
import { useParams } from "react-router"
import type { Deal } from "../../contract/deals.ts"
import type { Offer } from "../../contract/offers.ts"
import type { PagePath } from "../../contract/pages.ts"
import type { Role } from "../../contract/users.ts"
import { RequireSession } from "../dashboard/guard.tsx"
import { deal as dealOf } from "../data/deals.ts"
import { offers as offersOf } from "../data/offers.ts"
import { DisputeSection } from "../disputes/dispute-section.tsx"
import { OffersSection } from "../offers/offers-section.tsx"
import { isProblem } from "../data/problem.ts"
import { SuspensionNotice, useSuspension } from "../suspensions/suspended.tsx"
import { BackLink } from "../ui/back-link.tsx"
import { Failed } from "../ui/failed.tsx"
import { Outcome } from "../ui/outcome.tsx"
import { Skeleton } from "../ui/skeleton.tsx"
import { useEver } from "../ui/use-ever.ts"
import { useFailure } from "../ui/use-failure.ts"
import type { Route } from "./+types/deal.ts"
import { CashActions, hasCashMain, isToPay } from "./cash-actions.tsx"
import { DealActions } from "./deal-actions.tsx"
import { DealContacts } from "./deal-contacts.tsx"
import { DealHead } from "./deal-head.tsx"
import { DealMoney } from "./deal-money.tsx"
import { DealState } from "./deal-state.tsx"
import { ReviewSection } from "./review-section.tsx"
import { DealTimeline } from "./deal-timeline.tsx"
import { useListSearch } from "./list-of-deal.ts"
import { MeetingSection } from "./meeting-section.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: titled(texts.heading) }]
}

export default function DealScreen() {
  const { id = "" } = useParams()
  return (
    <RequireSession>
      {({ role }) => (
        <div className="grid max-w-3xl gap-5">
          <div>
            <BackToList role={role} />
            <h1 className="text-heading">{texts.heading}</h1>
          </div>
          <WithDeal key={id} id={id} role={role} />
        </div>
      )}
    </RequireSession>
  )
}

const lists: Record<Role, { to: PagePath; label: string }> = {
  Buyer: { to: "/dashboard/myorders", label: menu.myOrders },
  Seller: { to: "/dashboard/sales", label: menu.sales },
  admin: { to: "/dashboard/alldeals", label: menu.allDeals },
}

function BackToList({ role }: { role: Role }) {
  const { to: pathname, label } = lists[role]
  const search = useListSearch()
  return <BackLink to={{ pathname, search }}>{label}</BackLink>
}

const refreshed = 30_000

function WithDeal({ id, role }: { id: string; role: Role }) {
  const one = useQuery({ ...dealOf(id), refetchInterval: refreshed })
  const isParty = role !== "admin"
  const offers = useInfiniteQuery({ ...offersOf({ bookingId: id }), enabled: isParty })
  const own = useSuspension()
  const failure = useFailure(one)
  const error = one.error ?? failure?.error
  // waits for the offers, so that nothing moves when they arrive; shows the deal without them if they fail to load
  if (one.data && !own.isLoading && (!isParty || offers.isFetched || offers.failureCount > 0))
    return <LoadedDeal deal={one.data} offers={offers.data ?? []} />
  if (isProblem(error, "not-found"))
    return <Outcome className="text-lead font-semibold">{error.detail}</Outcome>
  return failure ? <Failed what={texts.thisDeal} {...failure} /> : <Skeleton />
}

function LoadedDeal({ deal, offers }: { deal: Deal; offers: Offer[] }) {
  const isAsked = offers.some(({ may }) => may.includes("accept"))
  // an offer that was answered on this screen keeps its place
  const wasAsked = useEver(isAsked)
  return (
    <>
      <SuspensionNotice />
      <DealHead deal={deal} />
      <DealState deal={deal} />
      <DisputeSection deal={deal} />
      {wasAsked && <OffersSection offers={offers} />}
      <CashActions deal={deal} isSecond={isAsked} />
      <MeetingSection deal={deal} isSecond={isToPay(deal)} />
      <DealActions deal={deal} isSecond={isAsked || hasCashMain(deal)} />
      <ReviewSection deal={deal} />
      <DealContacts deal={deal} />
      <DealMoney deal={deal} />
      <DealTimeline deal={deal} />
      {!wasAsked && <OffersSection offers={offers} />}
    </>
  )
}
