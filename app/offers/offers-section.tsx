import * as texts from "#texts/offers"
import { useInfiniteQuery } from "@tanstack/react-query"
import { offers } from "../data/offers.ts"
import { OfferCard } from "./offer-card.tsx"

export function OffersSection({ bookingId }: { bookingId: string }) {
  const { data = [] } = useInfiniteQuery(offers({ bookingId }))
  if (data.length === 0) return null
  return (
    <section aria-labelledby="offers" className="grid gap-2">
      <h2 id="offers" className="text-xl">
        {texts.heading}
      </h2>
      {data.map((offer) => (
        <OfferCard key={offer._id} offer={offer} />
      ))}
    </section>
  )
}
