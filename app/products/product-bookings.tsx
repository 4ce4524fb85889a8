import { useInfiniteQuery } from "@tanstack/react-query"
import * as dates from "#texts/dates"
import * as format from "#texts/format"
import { seeDeal, states } from "#texts/deals"
import * as texts from "#texts/my-products"
import { Link } from "react-router"
import { isolate } from "../../contract/isolate.ts"
import type { OwnProduct, ProductBooking } from "../../contract/own-products.ts"
import type { Offer } from "../../contract/offers.ts"
import { offers } from "../data/offers.ts"
import { OfferCard } from "../offers/offer-card.tsx"
import { bookingsOf } from "../data/products.ts"
import { recordOf } from "../deals/buyer-record.ts"
import { MessageBuyer } from "../messages/message-links.tsx"
import { Badge } from "../ui/badge.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { List } from "../ui/list.tsx"
import { PhoneLink } from "../ui/phone-link.tsx"
import { Skeleton } from "../ui/skeleton.tsx"

type Props = { product: Pick<OwnProduct, "_id" | "productName" | "bookings">; onClose: () => void }

export function ProductBookings({ product: { _id, productName, bookings }, onClose }: Props) {
  const list = useInfiniteQuery(bookingsOf(_id))
  const open = useInfiniteQuery(offers({ productId: _id, state: "open" }))
  const skeleton = <Skeleton rows={Math.min(bookings, 3)} row="h-34" />
  return (
    <Dialog title={texts.whoBooked(productName)} onClose={onClose}>
      <List list={list} what={texts.theBookings} empty={{ sentence: texts.noBookings }} skeleton={skeleton}>
        {(rows) =>
          open.isPending ? (
            skeleton
          ) : (
            <ul className="grid gap-2">
              {rows.map((booking) => (
                <Buyer
                  key={booking._id}
                  productId={_id}
                  booking={booking}
                  offer={offerIn(booking, open.data)}
                  isNext={booking === nextOf(rows, open.data)}
                />
              ))}
            </ul>
          )
        }
      </List>
    </Dialog>
  )
}

function offerIn({ _id }: ProductBooking, open: Offer[] = []) {
  return open.find(({ bookingId }) => bookingId === _id)
}

/** Finds the first booking with an offer to answer, else the first with a deal: a screen has one primary button. */
function nextOf(rows: ProductBooking[], open: Offer[] | undefined) {
  return (
    rows.find((booking) => offerIn(booking, open)?.may.includes("accept")) ??
    rows.find(({ state }) => state !== "booked")
  )
}

type BuyerProps = {
  productId: string
  booking: ProductBooking
  offer: Offer | undefined
  isNext: boolean
}

function Buyer({ productId, booking, offer, isNext }: BuyerProps) {
  const { _id, buyerId, buyerName, buyerPhone, buyerLocation, sellingPrice } = booking
  const { since, paid, state, record } = booking
  return (
    <li tabIndex={-1} className="grid rounded-box border border-base-300 bg-base-100 p-3">
      <p className="flex flex-wrap items-center justify-between gap-x-3">
        <b dir="auto" className="min-w-0 wrap-anywhere">
          {buyerName}
        </b>
        {paid ? (
          <Badge tone="success">{texts.paid}</Badge>
        ) : (
          state !== "booked" && <Badge tone="faded">{states[state]}</Badge>
        )}
      </p>
      <p className="text-sm text-muted">{recordOf(record)}</p>
      <p className="flex flex-wrap items-baseline gap-x-4">
        {buyerPhone && <PhoneLink number={buyerPhone} />}
        <bdi className="min-w-0 wrap-anywhere">{buyerLocation}</bdi>
      </p>
      <p className="text-sm text-muted">
        {texts.bookedOn(dates.day(new Date(since)), format.price(sellingPrice))}
      </p>
      {offer && <OfferCard key={offer._id} offer={offer} isFirst={isNext} />}
      <MessageBuyer productId={productId} buyerId={buyerId} buyerName={buyerName} />
      {state !== "booked" && (
        <Link
          to={`/dashboard/deals/${_id}`}
          viewTransition
          className={`mt-2 btn ${isNext && !offer?.may.includes("accept") ? "btn-primary" : "border-edge bare"}`}
          aria-label={`${seeDeal}: ${isolate(buyerName)}`}
        >
          {seeDeal}
        </Link>
      )}
    </li>
  )
}
