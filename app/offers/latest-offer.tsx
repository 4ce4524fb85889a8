import { useInfiniteQuery } from "@tanstack/react-query"
import type { Conversation } from "../../contract/messages.ts"
import { lastKnownUser } from "../identity/access-token.ts"
import { offers } from "../data/offers.ts"
import { OfferCard } from "./offer-card.tsx"
import { OfferHere } from "./offer-here.tsx"

const refreshed = 30_000

export function useOffersOf({ productId, isSeller, otherId }: Conversation) {
  const buyerId = isSeller ? otherId : lastKnownUser()?.sub
  return useInfiniteQuery({
    ...offers({ productId, ...(buyerId && { buyerId }) }),
    refetchInterval: refreshed,
  })
}

/** Shows an open or accepted offer; otherwise the buyer may make one. */
export function LatestOffer({ conversation }: { conversation: Conversation }) {
  const { data = [] } = useOffersOf(conversation)
  const [latest] = data
  const { productId, sellingPrice, mayOffer } = conversation
  const isOver = latest?.dealState === "cancelled" && mayOffer
  if (latest?.state === "open" || (latest?.state === "accepted" && !isOver))
    return <OfferCard key={latest._id} offer={latest} />
  return mayOffer ? <OfferHere product={{ _id: productId, sellingPrice }} /> : null
}
