import * as texts from "#texts/offers"
import type { Offer } from "../../contract/offers.ts"
import { OfferCard } from "./offer-card.tsx"

export function OffersSection({ offers }: { offers: Offer[] }) {
  if (offers.length === 0) return null
  return (
    <section aria-labelledby="offers" className="grid gap-2">
      <h2 id="offers" className="text-xl">
        {texts.heading}
      </h2>
      {offers.map((offer) => (
        <OfferCard key={offer._id} offer={offer} isInDeal />
      ))}
    </section>
  )
}
