import * as texts from "#texts/bookings"
import * as dates from "#texts/dates"
import { ordered, seeDeal } from "#texts/deals"
import { Link } from "react-router"
import type { Booking } from "../../contract/bookings.ts"
import { isolate } from "../../contract/isolate.ts"
import { PhoneLink } from "../ui/phone-link.tsx"
import { isOver } from "./outcome.tsx"

/** Shows how to reach the seller of a paid product, until the deal is over or the seller's account is removed. */
export function SellerContact({ booking }: { booking: Booking }) {
  const { sellerPhone, sellerLocation } = booking
  if (!sellerPhone || isOver(booking)) return null
  return (
    <span className="flex flex-wrap items-baseline gap-x-3 text-base-content">
      <PhoneLink number={sellerPhone} />
      <bdi className="min-w-0 wrap-anywhere">{sellerLocation}</bdi>
    </span>
  )
}

/** A meeting is arranged by phone, so calling comes first; a parcel is followed on the deal's page. */
export function NextStep({ booking }: { booking: Booking }) {
  const { _id, sellerName, sellerPhone, sellerLocation, delivery } = booking
  if (!sellerPhone) return null
  const isSent = delivery === "courier"
  const call = (
    <a
      href={`tel:${sellerPhone}`}
      className={`btn ${isSent ? "border-edge bare" : "btn-primary"}`}
      aria-label={`${texts.call(sellerPhone)}: ${isolate(sellerName)}`}
    >
      {texts.call(sellerPhone)}
    </a>
  )
  return (
    <section className="corners grid gap-4 bg-base-200 p-5" aria-labelledby="next-step">
      <h2 id="next-step" className="text-xl text-balance">
        {isSent ? texts.isSent(sellerName) : texts.nextStep(sellerName)}
      </h2>
      {isSent && <SentBy booking={booking} />}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 large-text:grid-cols-1">
        <Fact name={texts.seller}>{sellerName}</Fact>
        {!isSent && <Fact name={texts.place}>{sellerLocation}</Fact>}
      </dl>
      {!isSent && call}
      <Link
        to={`/dashboard/deals/${_id}`}
        viewTransition
        className={`btn ${isSent ? "btn-primary" : "border-edge bare"}`}
      >
        {seeDeal}
      </Link>
      {isSent && call}
      <p className="text-muted">{isSent ? texts.whenItComes : texts.whenYouMeet}</p>
    </section>
  )
}

function SentBy({ booking: { state, dueAt, onHold } }: { booking: Booking }) {
  if (state !== "paid" || !dueAt || onHold) return null
  return <p className="font-semibold">{ordered.toSend(dates.dayTime(new Date(dueAt)))}</p>
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </>
  )
}
