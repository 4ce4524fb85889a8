import * as texts from "#texts/offers"
import { titled } from "#texts/page"
import { useInfiniteQuery } from "@tanstack/react-query"
import { useState } from "react"
import type { Offer } from "../../contract/offers.ts"
import type { PagePath } from "../../contract/pages.ts"
import { RequireSession } from "../dashboard/guard.tsx"
import { offers } from "../data/offers.ts"
import { SuspensionNotice, useSuspension } from "../suspensions/suspended.tsx"
import { List } from "../ui/list.tsx"
import { Skeleton } from "../ui/skeleton.tsx"
import type { Route } from "./+types/offers.ts"
import { headingOf } from "./heading-of.ts"
import { isOfferToPay, OfferCard } from "./offer-card.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: titled(texts.heading) }]
}

export default function OffersScreen() {
  return (
    <RequireSession>
      {({ role }) => (
        <div className="grid max-w-3xl gap-3 sm:gap-6">
          <h1 className="text-heading">{texts.heading}</h1>
          <Offers next={role === "Seller" ? toOwn : toAll} />
        </div>
      )}
    </RequireSession>
  )
}

type Next = { to: PagePath; label: string }

const toOwn: Next = { to: "/dashboard/myproducts", label: texts.toProducts }
const toAll: Next = { to: "/products", label: texts.explore }

function Offers({ next }: { next: Next }) {
  const list = useInfiniteQuery(offers({}))
  const own = useSuspension()
  return (
    <List
      list={list}
      what={texts.yourOffers}
      empty={{ sentence: texts.none, next }}
      above={list.data && <SuspensionNotice />}
      isWaiting={own.isLoading}
      skeleton={<Skeleton rows={3} row="h-40" />}
    >
      {(rows) => <Parts offers={rows} />}
    </List>
  )
}

function Parts({ offers }: { offers: Offer[] }) {
  const wasOpen = useWasOpen(offers)
  const next = nextOf(offers)
  const open = offers.filter(wasOpen)
  return (
    <>
      <Part name={headingOf(open)} offers={open} next={next} />
      <Part name={texts.answered} offers={offers.filter((offer) => !wasOpen(offer))} next={next} />
    </>
  )
}

/** Returns a predicate: an offer answered on this screen stays among the open ones until the next visit. */
function useWasOpen(offers: Offer[]) {
  const [seen, setSeen] = useState<string[]>([])
  const open = offers.filter(({ _id, state }) => state === "open" && !seen.includes(_id))
  if (open.length > 0) setSeen([...seen, ...open.map(({ _id }) => _id)])
  return ({ _id }: Offer) => seen.includes(_id)
}

/** Finds the offer to answer or pay next: a screen has one primary button. */
function nextOf(offers: Offer[]) {
  return offers.find(({ may }) => may.includes("accept")) ?? offers.find(isOfferToPay)
}

function Part({ name, offers, next }: { name: string; offers: Offer[]; next: Offer | undefined }) {
  if (offers.length === 0) return null
  return (
    <section aria-label={name} className="grid gap-2">
      <h2 className="text-xl">{name}</h2>
      <ul className="grid gap-2">
        {offers.map((offer) => (
          <li key={offer._id} tabIndex={-1}>
            <OfferCard offer={offer} withProduct isFirst={offer === next} />
          </li>
        ))}
      </ul>
    </section>
  )
}
