import * as texts from "#texts/bookings"
import type { Booking } from "../../contract/bookings.ts"
import { PhoneLink } from "../ui/phone-link.tsx"

/** Where to reach the seller of what is paid; nothing once the seller is gone. */
export function SellerContact({ booking: { sellerPhone, sellerLocation } }: { booking: Booking }) {
  if (!sellerPhone) return null
  return (
    <span className="flex flex-wrap items-baseline gap-x-3 text-base-content">
      <PhoneLink number={sellerPhone} />
      <bdi className="min-w-0 wrap-anywhere">{sellerLocation}</bdi>
    </span>
  )
}

/** What the buyer does after paying. */
export function NextStep({ booking }: { booking: Booking }) {
  if (!booking.sellerPhone) return null
  return (
    <div className="grid gap-1">
      <p className="text-lg font-semibold">{texts.nextStep(booking.sellerName)}</p>
      <p>
        <bdi>{booking.sellerName}</bdi>
      </p>
      <SellerContact booking={booking} />
    </div>
  )
}
