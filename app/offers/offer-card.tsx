import * as dates from "#texts/dates"
import * as format from "#texts/format"
import * as texts from "#texts/offers"
import { useState } from "react"
import { Link } from "react-router"
import type { Offer } from "../../contract/offers.ts"
import { productPath } from "../../contract/product-path.ts"
import { InPlace } from "../ui/in-place.tsx"
import { NameLink, RowName } from "../ui/name-link.tsx"
import { OfferActions } from "./offer-actions.tsx"

type Props = {
  offer: Offer
  withProduct?: boolean
  /** Has the primary button of the screen. */
  isFirst?: boolean
  /** On the deal's page, which shows the next step itself. */
  isInDeal?: boolean
}

export function OfferCard({ offer, withProduct = false, isFirst = true, isInDeal = false }: Props) {
  const { product, createdAt, state, suspended } = offer
  const [isOpen, isAgreed] = [state === "open", state === "accepted"]
  const [answerable, setAnswerable] = useState(offer)
  if (offer.may.length > 0 && answerable !== offer) setAnswerable(offer)
  return (
    <div className="grid gap-2 rounded-box border border-base-300 bg-base-100 p-3">
      {withProduct && (
        <b>
          <NameLink to={productPath({ _id: product._id, productName: product.name })}>
            <RowName>{product.name}</RowName>
          </NameLink>
        </b>
      )}
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b className="wrap-anywhere">{saidIn(offer)}</b>
        <span className="text-muted">{texts.insteadOf(format.price(product.sellingPrice))}</span>
      </p>
      <p className="flex flex-wrap gap-x-3 text-sm text-muted">
        <time dateTime={createdAt}>{dates.dayTime(new Date(createdAt))}</time>
        {(isOpen || isAgreed) && <span>{stateOf(offer)}</span>}
      </p>
      {suspended && <p className="text-sm">{texts.suspended[suspended]}</p>}
      <InPlace
        isOver={offer.may.length === 0}
        next={
          isAgreed
            ? !isInDeal && <Next offer={offer} isFirst={isFirst} />
            : !isOpen && <p className="text-sm text-muted">{stateOf(offer)}</p>
        }
      >
        <OfferActions offer={answerable} isFirst={isFirst} />
      </InPlace>
    </div>
  )
}

function saidIn({ you, by, buyer, seller, amount }: Offer) {
  const price = format.price(amount)
  if (by === "buyer")
    return you === "buyer" ? texts.says.yourOffer(price) : texts.says.buyerToYou(buyer.name, price)
  return you === "seller" ? texts.says.yourPrice(price) : texts.says.sellerToYou(seller.name, price)
}

function stateOf({ state, dealState, paymentWaits, expiresAt }: Offer) {
  if (state === "open") return texts.hoursLeft(hoursUntil(expiresAt))
  if (paymentWaits && state === "accepted") return texts.paymentWaits
  if (state !== "accepted" || dealState === "reserved" || dealState === "paying") return texts.states[state]
  return dealState === "cancelled" ? texts.agreedOver : texts.paid
}

function hoursUntil(moment: string) {
  return Math.max(0, Math.floor((Date.parse(moment) - Date.now()) / 3_600_000))
}

export function isOfferToPay({ state, you, dealState, paymentWaits }: Offer) {
  return state === "accepted" && you === "buyer" && dealState === "reserved" && !paymentWaits
}

function Next({ offer, isFirst }: { offer: Offer; isFirst: boolean }) {
  const { bookingId } = offer
  return (
    <div className="flex flex-wrap content-start gap-2 max-sm:*:grow">
      {isOfferToPay(offer) && (
        <Link
          to={`/dashboard/payment/${bookingId}`}
          viewTransition
          className={`btn ${isFirst ? "btn-primary" : "border-edge bare"}`}
        >
          {texts.pay}
        </Link>
      )}
      <Link to={`/dashboard/deals/${bookingId}`} viewTransition className="btn border-edge bare">
        {texts.seeDeal}
      </Link>
    </div>
  )
}
