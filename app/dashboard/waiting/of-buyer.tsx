import * as texts from "#texts/waiting"
import { useInfiniteQuery } from "@tanstack/react-query"
import { Link } from "react-router"
import type { Booking } from "../../../contract/bookings.ts"
import type { Waiting } from "../../../contract/waiting.ts"
import { isolate } from "../../../contract/isolate.ts"
import { isPayable } from "../../bookings/is-payable.ts"
import { myBookings } from "../../data/bookings.ts"
import { Failed } from "../../ui/failed.tsx"
import { useFailure } from "../../ui/use-failure.ts"
import { ProductRow } from "./product-row.tsx"
import { lookOf, NothingWaits, rowsShown, Section } from "./section.tsx"

export function WaitingOfBuyer({ email, counts }: { email: string; counts: Waiting }) {
  const list = useInfiniteQuery(myBookings(email))
  const failure = useFailure(list)
  if (failure) return <Failed what={texts.yourBookings} {...failure} />
  const toPay = (list.data ?? []).filter(isPayable)
  if (counts.bookingsToPay === 0)
    return (
      <NothingWaits
        counts={counts}
        hint={texts.whatBuyersDo}
        next={{ to: "/categories", label: texts.explore, isFirst: true }}
      />
    )
  return (
    <Section
      title={texts.toPay(counts.bookingsToPay)}
      next={{ to: "/dashboard/myorders", label: texts.allOrders }}
    >
      {toPay.slice(0, rowsShown).map((booking, index) => (
        <ToPay key={booking._id} booking={booking} isFirst={index === 0} />
      ))}
    </Section>
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
