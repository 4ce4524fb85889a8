import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { Link } from "react-router"
import * as format from "#texts/format"
import * as gateways from "#texts/gateways"
import { titled } from "#texts/page"
import * as texts from "#texts/payments"
import type { Booking } from "../../contract/bookings.ts"
import { isEnded } from "../../contract/deal-states.ts"
import type { CheckoutState } from "../../contract/gateways.ts"
import type { SessionUser } from "../identity/access-token.ts"
import { booking } from "../data/bookings.ts"
import { deal as dealOf } from "../data/deals.ts"
import { checkoutState } from "../data/gateways.ts"
import { openIntent } from "../data/payments.ts"
import { isProblem } from "../data/problem.ts"
import { AcceptPrice } from "../bookings/accept-price.tsx"
import { isPayable } from "../bookings/is-payable.ts"
import { ToDeal } from "../bookings/outcome.tsx"
import { useSuspension } from "../suspensions/suspended.tsx"
import { BackLink } from "../ui/back-link.tsx"
import { Failed } from "../ui/failed.tsx"
import { Loading } from "../ui/loading.tsx"
import { NameInSentence } from "../ui/name-in-sentence.tsx"
import { Outcome } from "../ui/outcome.tsx"
import { Skeleton } from "../ui/skeleton.tsx"
import { useFailure } from "../ui/use-failure.ts"
import type { Route } from "./+types/payment.ts"
import { AwaitingGateway } from "./awaiting-gateway.tsx"
import { PaymentLayout } from "./payment-layout.tsx"
import { EndedBooking } from "./ended-booking.tsx"
import { Paid } from "./paid.tsx"
import { RequireRole } from "../dashboard/guard.tsx"
import { usePayment } from "./use-payment.ts"
import { Ways } from "./ways.tsx"

export function meta(): Route.MetaDescriptors {
  return [{ title: titled(texts.heading) }]
}

export default function PaymentScreen({ params }: Route.ComponentProps) {
  return (
    <RequireRole who="Buyer">
      {(user) => (
        <div className="grid grid-cols-1 gap-6">
          <div>
            <BackLink to="/dashboard/myorders">{texts.myOrders}</BackLink>
            <h1 className="text-heading">{texts.heading}</h1>
          </div>
          <Payment key={params.id} id={params.id} user={user} />
        </div>
      )}
    </RequireRole>
  )
}

function Payment({ id, user }: { id: string; user: SessionUser }) {
  const query = useQuery(booking(id, user.email))
  const failure = useFailure(query)
  if (isProblem(query.error ?? failure?.error, "not-found")) return <Gone sentence={texts.noSuchBooking} />
  if (failure) return <Failed what={texts.yourBooking} {...failure} />
  if (!query.data) return <Loading />
  return <ToPay booking={query.data} user={user} isKnown={!query.isPlaceholderData} />
}

type ToPayProps = {
  booking: Booking
  user: SessionUser
  /** Loaded from the server, not the placeholder from the list. */
  isKnown: boolean
}

function ToPay({ booking, user, isKnown }: ToPayProps) {
  const paying = usePayment(booking, user)
  // not refetched while a card is charged, so that the parts beside the card form stay
  const enabled = !booking.paid && !paying.isBusy
  const checkout = useQuery({ ...checkoutState(booking._id), enabled })
  const deal = useQuery({ ...dealOf(booking._id), enabled: enabled && !isEnded(booking.state) })
  const own = useSuspension()
  const isAnswered = !checkout.isPending && !deal.isPending && !own.isLoading
  const last = checkout.data?.last
  const [wasPaid] = useState(booking.paid)
  if (isEnded(booking.state) && !paying.isBusy) return <EndedBooking booking={booking} />
  if (booking.paid) return <Paid booking={booking} isNews={!wasPaid} />
  if (last?.state === "asking" || last?.state === "paid")
    return (
      <PaymentLayout booking={booking}>
        <AwaitingGateway booking={booking} last={last} />
      </PaymentLayout>
    )
  // after a lost race the refusal says whether the card was charged
  if (booking.availability !== "AVAILABLE" && !paying.isBusy)
    return (
      <PaymentLayout booking={booking}>
        <Gone sentence={givenBack(last) ?? paying.refusal ?? texts.whyGone[booking.availability]} />
      </PaymentLayout>
    )
  // handed over for cash: there is nothing to pay here
  if (!isPayable(booking) && !paying.isBusy)
    return (
      <PaymentLayout booking={booking}>
        <div className="grid justify-items-start gap-4">
          <ToDeal booking={booking} isNext />
        </div>
      </PaymentLayout>
    )
  if (booking.priceToday !== undefined && !paying.isBusy)
    return (
      <PaymentLayout booking={booking}>
        <OtherPrice booking={booking} priceToday={booking.priceToday} refusal={paying.refusal} />
      </PaymentLayout>
    )
  return (
    <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(0,1fr)_17rem] md:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,1fr)_20rem] xl:gap-x-10">
      <PaymentLayout booking={booking} className="md:col-start-2 md:grid-cols-1 md:gap-4">
        <Price booking={booking} />
      </PaymentLayout>
      <div className="md:col-start-1 md:row-span-2 md:row-start-1">
        {isKnown && isAnswered ? (
          <Ways booking={booking} paying={paying} checkout={checkout.data} deal={deal.data} />
        ) : (
          <Skeleton rows={1} row="h-96" />
        )}
      </div>
      <AfterPaying booking={booking} />
    </div>
  )
}

function givenBack(last: CheckoutState["last"]) {
  return last?.state === "given-back" ? gateways.givenBack(last.gateway) : undefined
}

/** Below the card form on phones, so rendered once the intent is loaded and the form has its final height. */
function AfterPaying({ booking }: { booking: Booking }) {
  const { isSuccess } = useQuery({ ...openIntent(booking), enabled: false })
  if (!isSuccess) return null
  return (
    <section className="grid grid-cols-1 gap-2 wrap-anywhere md:col-start-2">
      <h2 className="text-xl">{texts.whatHappensNext}</h2>
      <ol className="grid max-w-[32em] list-outside list-decimal bangla:list-[bengali] gap-1 pl-5 text-muted">
        {texts.afterPaying[booking.delivery](booking.sellerName).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}

type OtherPriceProps = { booking: Booking; priceToday: number; refusal: string | undefined }

function OtherPrice({ booking, priceToday, refusal }: OtherPriceProps) {
  return (
    <div className="grid justify-items-start gap-4">
      {refusal && <Outcome className="font-semibold">{refusal}</Outcome>}
      <p className="text-lead text-balance">
        {texts.otherPrice(format.price(booking.sellingPrice), format.price(priceToday))}
      </p>
      <AcceptPrice booking={booking} priceToday={priceToday} />
    </div>
  )
}

function Price({ booking: { amountDue, deliveryFee, productName } }: { booking: Booking }) {
  const { before, after } = texts.toPay(productName)
  return (
    <p className="text-lead text-balance wrap-anywhere">
      <NameInSentence name={productName}>{before}</NameInSentence>
      <strong className="font-display font-extrabold not-large-text:whitespace-nowrap">
        {format.price(amountDue)}
      </strong>
      <NameInSentence name={productName}>{after}</NameInSentence>
      {deliveryFee > 0 && (
        <span className="block text-base text-muted">{texts.withDelivery(format.price(deliveryFee))}</span>
      )}
    </p>
  )
}

function Gone({ sentence }: { sentence: string }) {
  return (
    <div className="grid justify-items-start gap-4">
      <Outcome className="text-lead font-semibold">{sentence}</Outcome>
      <Link to="/categories" className="btn btn-primary">
        {texts.explore}
      </Link>
    </div>
  )
}
