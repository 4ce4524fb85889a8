import { seeDeal } from "#texts/deals"
import * as texts from "#texts/waiting"
import { useInfiniteQuery } from "@tanstack/react-query"
import { Link } from "react-router"
import type { Booking } from "../../contract/bookings.ts"
import type { Waiting } from "../../contract/waiting.ts"
import { isolate } from "../../contract/isolate.ts"
import { isPayable } from "../bookings/is-payable.ts"
import { isToCheck, nextOf } from "../bookings/outcome.tsx"
import { myBookings } from "../data/bookings.ts"
import { Failed } from "../ui/failed.tsx"
import { useFailure } from "../ui/use-failure.ts"
import { ProductRow } from "./product-row.tsx"
import { lookOf, NothingWaits, rowsShown, Section } from "./section.tsx"

type Props = { email: string; counts: Waiting }

/** The section with deadlines comes first. */
export function WaitingOfBuyer({ email, counts }: Props) {
  const list = useInfiniteQuery(myBookings(email))
  const failure = useFailure(list)
  if (failure) return <Failed what={texts.yourBookings} {...failure} />
  const toCheck = (list.data ?? []).filter(isToCheck)
  const toPay = (list.data ?? []).filter((booking) => isPayable(booking) && !booking.keptForCash)
  if (counts.bookingsToCheck + counts.bookingsToPay === 0)
    return (
      <NothingWaits
        counts={counts}
        hint={texts.whatBuyersDo}
        next={{ to: "/categories", label: texts.explore, isFirst: true }}
      />
    )
  // the bookings that wait may not be among the newest
  const allOrders = {
    to: "/dashboard/myorders",
    label: texts.allOrders,
    isFirst: toCheck.length + toPay.length === 0,
  } as const
  return (
    <>
      {counts.bookingsToCheck > 0 && (
        <Section
          title={texts.toCheck(counts.bookingsToCheck)}
          {...(counts.bookingsToPay === 0 && { next: allOrders })}
        >
          {toCheck.slice(0, rowsShown).map((booking, index) => (
            <ToCheck key={booking._id} booking={booking} isFirst={index === 0} />
          ))}
        </Section>
      )}
      {counts.bookingsToPay > 0 && (
        <Section title={texts.toPay(counts.bookingsToPay)} next={allOrders}>
          {toPay.slice(0, rowsShown).map((booking, index) => (
            <ToPay key={booking._id} booking={booking} isFirst={toCheck.length + index === 0} />
          ))}
        </Section>
      )}
    </>
  )
}

function ToCheck({ booking, isFirst }: { booking: Booking; isFirst: boolean }) {
  const { _id, productName, amountDue } = booking
  return (
    <ProductRow product={{ ...booking, sellingPrice: amountDue }} note={nextOf(booking)}>
      <Link
        to={`/dashboard/deals/${_id}`}
        viewTransition
        aria-label={`${seeDeal}: ${isolate(productName)}`}
        className={`btn whitespace-nowrap max-sm:justify-self-start ${lookOf(isFirst)}`}
      >
        {seeDeal}
      </Link>
    </ProductRow>
  )
}

function ToPay({ booking, isFirst }: { booking: Booking; isFirst: boolean }) {
  const { _id, productName, sellerName, sellingPrice, priceToday = sellingPrice } = booking
  const note = (
    <>
      {texts.soldBy}
      <bdi>{sellerName}</bdi>
    </>
  )
  return (
    <ProductRow product={{ ...booking, sellingPrice: priceToday }} note={note}>
      <Link
        to={`/dashboard/payment/${_id}`}
        viewTransition
        aria-label={`${texts.makePayment}: ${isolate(productName)}`}
        className={`btn whitespace-nowrap max-sm:justify-self-start ${lookOf(isFirst)}`}
      >
        {texts.makePayment}
      </Link>
    </ProductRow>
  )
}
