import { menu } from "#texts/dashboard"
import * as texts from "#texts/deals"
import { titled } from "#texts/page"
import { useQuery } from "@tanstack/react-query"
import { useParams } from "react-router"
import type { Deal } from "../../contract/deals.ts"
import type { PagePath } from "../../contract/pages.ts"
import { productPath } from "../../contract/product-path.ts"
import type { Role } from "../../contract/users.ts"
import { RequireSession } from "../dashboard/guard.tsx"
import { deal as dealOf } from "../data/deals.ts"
import { DisputeSection } from "../disputes/dispute-section.tsx"
import { OffersSection } from "../offers/offers-section.tsx"
import { isProblem } from "../problem.ts"
import { BackLink } from "../ui/back-link.tsx"
import { Failed } from "../ui/failed.tsx"
import { NameLink, RowName } from "../ui/name-link.tsx"
import { Outcome } from "../ui/outcome.tsx"
import { Skeleton } from "../ui/skeleton.tsx"
import { Thumbnail } from "../ui/thumbnail.tsx"
import { useFailure } from "../ui/use-failure.ts"
import type { Route } from "./+types/deal.ts"
import { CashActions, hasCashMain } from "./cash-actions.tsx"
import { DealActions } from "./deal-actions.tsx"
import { DealContacts } from "./deal-contacts.tsx"
import { DealMoney } from "./deal-money.tsx"
import { DealState } from "./deal-state.tsx"
import { ReviewSection } from "./review-section.tsx"
import { DealTimeline } from "./deal-timeline.tsx"
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
            <BackLink to={lists[role].to}>{lists[role].label}</BackLink>
            <h1 className="text-heading">{texts.heading}</h1>
          </div>
          <WithDeal key={id} id={id} />
        </div>
      )}
    </RequireSession>
  )
}

const lists: Record<Role, { to: PagePath; label: string }> = {
  Buyer: { to: "/dashboard/myorders", label: menu.myOrders },
  Seller: { to: "/dashboard/sales", label: menu.sales },
  admin: { to: "/dashboard/disputes", label: menu.disputes },
}

const refreshed = 30_000

function WithDeal({ id }: { id: string }) {
  const one = useQuery({ ...dealOf(id), refetchInterval: refreshed })
  const failure = useFailure(one)
  const error = one.error ?? failure?.error
  if (one.data) return <Whole deal={one.data} />
  if (isProblem(error, "not-found"))
    return <Outcome className="text-lead font-semibold">{error.detail}</Outcome>
  return failure ? <Failed what={texts.thisDeal} {...failure} /> : <Skeleton />
}

function Whole({ deal }: { deal: Deal }) {
  return (
    <>
      <OfProduct deal={deal} />
      <DealState deal={deal} />
      <DisputeSection deal={deal} />
      <CashActions deal={deal} />
      <MeetingSection deal={deal} />
      <DealActions deal={deal} isSecond={hasCashMain(deal)} />
      <ReviewSection deal={deal} />
      <DealContacts deal={deal} />
      <DealMoney deal={deal} />
      <DealTimeline deal={deal} />
      {deal.you !== "admin" && <OffersSection bookingId={deal._id} />}
    </>
  )
}

function OfProduct({ deal: { product, you, buyer, seller } }: { deal: Deal }) {
  return (
    <div className="grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-3">
      <Thumbnail src={product.photo} photoSizes={product.photoSizes} className="w-20!" />
      <div className="grid gap-1">
        <b>
          <NameLink to={productPath({ _id: product._id, productName: product.name })}>
            <RowName>{product.name}</RowName>
          </NameLink>
        </b>
        {you !== "seller" && <p className="wrap-anywhere">{texts.sellerIs(seller.name)}</p>}
        {you !== "buyer" && <p className="wrap-anywhere">{texts.buyerIs(buyer.name)}</p>}
      </div>
    </div>
  )
}
