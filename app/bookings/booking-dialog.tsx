import { useQuery } from "@tanstack/react-query"
import * as texts from "#texts/bookings"
import { Link } from "react-router"
import type { Booking } from "../../contract/bookings.ts"
import type { Product } from "../../contract/products.ts"
import type { SessionUser } from "../identity/access-token.ts"
import { bookingOf } from "../data/bookings.ts"
import { product } from "../data/products.ts"
import { queryClient } from "../data/query-client.ts"
import { roleOf } from "../data/users.ts"
import { isProblem } from "../data/problem.ts"
import { Button } from "../ui/button.tsx"
import { Dialog } from "../ui/dialog.tsx"
import { Failed } from "../ui/failed.tsx"
import { ProductName } from "../ui/product-name.tsx"
import { Skeleton } from "../ui/skeleton.tsx"
import { Unplugged } from "../ui/unplugged.tsx"
import { useFailure } from "../ui/use-failure.ts"
import { BookingForm } from "./booking-form.tsx"
import { isPayable } from "./is-payable.ts"
import { OnlyBuyers } from "./only-buyers.tsx"

type Known = Pick<Product, "productName" | "courierFee">

type Props = {
  productId: string
  known: Known | undefined
  user: SessionUser
  onClose: () => void
  /** Navigates to My Orders (spec §4). */
  onBooked: () => Promise<void>
}

/** The booking modal of spec §2, with the product as the server has it now. */
export function BookingDialog(props: Props) {
  const queries = useBookingQueries(props)
  const name = queries.wanted.data?.productName ?? props.known?.productName
  const message = messageOf(queries)
  return (
    <Dialog
      // a new element: the same one would move while it shrinks from the form to the message
      key={message ? "message" : "form"}
      title={name ? <Title>{name}</Title> : texts.booking}
      onClose={props.onClose}
    >
      {message ?? <Content {...props} {...queries} />}
    </Dialog>
  )
}

/** Two lines at most; the form shows the whole name. */
function Title({ children }: { children: string }) {
  return (
    <span className="line-clamp-2">
      <ProductName>{children}</ProductName>
    </span>
  )
}

type BookingQueries = ReturnType<typeof useBookingQueries>

function useBookingQueries({ productId, user }: Props) {
  const wanted = useQuery(product(productId), queryClient)
  const role = useQuery(roleOf(user.email), queryClient)
  // the token may be older than a change of role
  const who = role.data ?? user.role
  const booking = useQuery({ ...bookingOf(productId, user.email), enabled: who === "Buyer" }, queryClient)
  const failure = useFailure(wanted, role, booking)
  return { wanted, role, who, booking, failure }
}

function messageOf({ wanted, who, booking, failure }: BookingQueries) {
  if (who && who !== "Buyer") return <OnlyBuyers role={who} />
  if (booking.data) return <BookedAlready booking={booking.data} />
  const error = wanted.error ?? failure?.error
  if (isProblem(error, "not-found") || isProblem(error, "gone")) return <Refused>{texts.productGone}</Refused>
  if (wanted.data?.saleStatus === "SOLD") return <Refused>{texts.productSold}</Refused>
  return undefined
}

function Content({ known, user, onBooked, wanted, role, booking, failure }: Props & BookingQueries) {
  if (wanted.data && role.data && booking.isSuccess)
    return <BookingForm product={wanted.data} user={user} onBooked={onBooked} />
  if (!failure) return <FormSkeleton hasDelivery={(wanted.data ?? known)?.courierFee !== undefined} />
  return (
    // as high as the skeleton and the form
    <div className="grid min-h-174 content-center sm:min-h-123.75 low:content-start">
      <Failed what={texts.theProduct} {...failure} />
    </div>
  )
}

function FormSkeleton({ hasDelivery }: { hasDelivery: boolean }) {
  return (
    <div className="grid gap-4">
      {hasDelivery && (
        <span className="h-26 skeleton rounded-box bg-base-300 sm:h-16.25" aria-hidden="true" />
      )}
      <Skeleton rows={5} row="h-29 sm:h-18.75" />
      <span className="h-9 skeleton rounded-box bg-base-300 sm:h-10" aria-hidden="true" />
    </div>
  )
}

function BookedAlready({ booking }: { booking: Booking }) {
  return (
    <div role="alert" className="grid justify-items-center gap-5 text-center">
      <Unplugged />
      <p className="text-lead font-semibold">{texts.bookedAlready}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {isPayable(booking) && (
          <Link to={`/dashboard/payment/${booking._id}`} className="btn btn-primary">
            {texts.makePayment}
          </Link>
        )}
        <Link to="/dashboard/myorders" className="btn border-edge bare">
          {texts.seeOrders}
        </Link>
      </div>
    </div>
  )
}

function Refused({ children }: { children: string }) {
  return (
    <div role="alert" className="grid justify-items-center gap-5 text-center">
      <Unplugged />
      <p className="text-lead font-semibold low:order-first">{children}</p>
      <form method="dialog">
        <Button type="submit">{texts.close}</Button>
      </form>
    </div>
  )
}
