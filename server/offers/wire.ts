import { mostOffers, type Offer as OfferJson, type OfferAct } from "../../contract/offers.ts"
import { toBdt } from "../../contract/poisha.ts"
import { waitsForPayment } from "../bookings/may-be-paid.ts"
import { photoUrl } from "../images/photo-url.ts"
import type { SignedIn } from "../users/users.ts"
import type { Offer } from "./find-offer.ts"

export function toOffer(who: SignedIn, offer: Offer): OfferJson {
  const { id, bookingId, by, state, dealState, answeredAt } = offer
  const you = who.id === offer.buyerId ? "buyer" : "seller"
  const isOpen = state === "open" && !isOver(offer)
  const suspended = isOpen ? suspendedOf(offer, you) : undefined
  return {
    _id: id,
    bookingId,
    product: {
      _id: offer.productId,
      name: offer.productName,
      photo: photoUrl(offer.sizes),
      photoSizes: offer.sizes ?? [],
      sellingPrice: toBdt(offer.priceToday),
    },
    you,
    by,
    buyer: { _id: offer.buyerId, name: offer.buyerName },
    seller: { _id: offer.sellerId, name: offer.sellerName },
    amount: toBdt(offer.amount),
    state: isOver(offer) ? "expired" : state,
    dealState,
    ...(state === "accepted" && waitsForPayment({ ...offer, state: dealState }) && { paymentWaits: true }),
    ...(suspended && { suspended }),
    expiresAt: offer.expiresAt.toISOString(),
    createdAt: offer.createdAt.toISOString(),
    ...(answeredAt && { answeredAt: answeredAt.toISOString() }),
    may: isOpen ? mayOf(offer, you, suspended !== undefined) : [],
  }
}

/** Of two suspended people each is told about themself. */
function suspendedOf({ buyerSuspendedUntil, sellerSuspendedUntil }: Offer, you: "buyer" | "seller") {
  const sides = { buyer: buyerSuspendedUntil, seller: sellerSuspendedUntil }
  if (sides[you]) return "you"
  return buyerSuspendedUntil || sellerSuspendedUntil ? "other" : undefined
}

function mayOf(offer: Offer, you: "buyer" | "seller", isSuspended: boolean): OfferAct[] {
  if (offer.by === you) return ["withdraw"]
  if (isSuspended) return ["decline"]
  const canCounter = you === "buyer" ? offer.madeByBuyer < mostOffers : offer.amount < offer.priceToday
  return ["accept", "decline", ...(canCounter ? (["counter"] as const) : [])]
}

/** Also before a job has ended it. */
function isOver({ state, expiresAt, now }: Offer) {
  return state === "open" && expiresAt <= now
}
