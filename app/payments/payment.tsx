import { useQuery } from "@tanstack/react-query"
import { type ReactNode, useState } from "react"
import { Link } from "react-router"
import * as format from "#texts/format"
import * as gateways from "#texts/gateways"
import { titled } from "#texts/page"
import * as texts from "#texts/payments"
import type { Booking } from "../../contract/bookings.ts"
import { isolate } from "../../contract/isolate.ts"
import type { CheckoutState } from "../../contract/gateways.ts"
import type { SessionUser } from "../access-token.ts"
import { booking } from "../data/bookings.ts"
import { checkoutState } from "../data/gateways.ts"
import { openIntent } from "../data/payments.ts"
import { isProblem } from "../problem.ts"
import { AcceptPrice } from "../bookings/accept-price.tsx"
import { BackLink } from "../ui/back-link.tsx"
import { Failed } from "../ui/failed.tsx"
import { Loading } from "../ui/loading.tsx"
import { Outcome } from "../ui/outcome.tsx"
import { Photo } from "../ui/photo.tsx"
import { Skeleton } from "../ui/skeleton.tsx"
import { useFailure } from "../ui/use-failure.ts"
import type { Route } from "./+types/payment.ts"
import { NextStep } from "../bookings/seller-contact.tsx"
import { Asking } from "./asking.tsx"
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
        <div className="grid gap-6">
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
  const asked = useQuery(booking(id, user.email))
  const failure = useFailure(asked)
  if (isProblem(asked.error ?? failure?.error, "not-found")) return <Gone sentence={texts.noSuchBooking} />
  if (failure) return <Failed what={texts.yourBooking} {...failure} />
  if (!asked.data) return <Loading />
  return <ToPay booking={asked.data} user={user} isKnown={!asked.isPlaceholderData} />
}

type ToPayProps = {
  booking: Booking
  user: SessionUser
  /** Loaded from the server, not a placeholder of the list. */
  isKnown: boolean
}

function ToPay({ booking, user, isKnown }: ToPayProps) {
  const paying = usePayment(booking, user)
  const checkout = useQuery({ ...checkoutState(booking._id), enabled: !booking.paid })
  const last = checkout.data?.last
  const [wasPaid] = useState(booking.paid)
  if (booking.paid) return <Paid booking={booking} isNews={!wasPaid} />
  if (last?.state === "asking" || last?.state === "paid")
    return (
      <Beside booking={booking}>
        <Asking booking={booking} last={last} />
      </Beside>
    )
  // after a lost race the refusal says whether the card was charged
  if (booking.availability !== "AVAILABLE" && !paying.isBusy)
    return (
      <Beside booking={booking}>
        <Gone sentence={givenBack(last) ?? paying.refusal ?? texts.whyGone[booking.availability]} />
      </Beside>
    )
  if (booking.priceToday !== undefined && !paying.isBusy)
    return (
      <Beside booking={booking}>
        <OtherPrice booking={booking} priceToday={booking.priceToday} refusal={paying.refusal} />
      </Beside>
    )
  return (
    <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_17rem] md:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,1fr)_20rem] xl:gap-x-10">
      <Beside booking={booking} className="md:col-start-2 md:grid-cols-1 md:gap-4">
        <Price booking={booking} />
      </Beside>
      <div className="md:col-start-1 md:row-span-2 md:row-start-1">
        {isKnown && !checkout.isPending ? (
          <Ways booking={booking} paying={paying} checkout={checkout.data} />
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

/** Below the card form on phones: only once its intent is there, and with that its height. */
function AfterPaying({ booking }: { booking: Booking }) {
  const { isSuccess } = useQuery({ ...openIntent(booking), enabled: false })
  if (!isSuccess) return null
  return (
    <section className="grid gap-2 md:col-start-2">
      <h2 className="text-xl">{texts.whatHappensNext}</h2>
      <ol className="grid max-w-[32em] list-outside list-decimal bangla:list-[bengali] gap-1 pl-5 text-muted">
        {texts.afterPaying(booking.sellerName).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}

type BesideProps = { booking: Booking; className?: string; children: ReactNode }

function Beside({ booking, className = "", children }: BesideProps) {
  return (
    <div
      className={`grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-4 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-6 ${className}`}
    >
      <ProductPhoto
        booking={booking}
        shownAt="(min-width: 80rem) 20rem, (min-width: 48rem) 17rem, (min-width: 40rem) 12rem, 6rem"
      />
      {children}
    </div>
  )
}

/** The end of a view transition from the list of bookings. */
function ProductPhoto({ booking, shownAt }: { booking: Booking; shownAt: string }) {
  const { productPhoto, productPhotoSizes, productName } = booking
  return (
    <Photo
      src={productPhoto}
      photoSizes={productPhotoSizes}
      alt={isolate(productName)}
      shownAt={shownAt}
      isPriority
      className="moving-photo rounded-box"
    />
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
    <p className="text-lead text-balance">
      {before}
      <strong className="font-display font-extrabold not-large-text:whitespace-nowrap">
        {format.price(amountDue)}
      </strong>
      {after}
      {deliveryFee > 0 && (
        <span className="block text-base text-muted">{texts.withDelivery(format.price(deliveryFee))}</span>
      )}
    </p>
  )
}

/** What it is, large; whom to call, and where. */
function Paid({ booking, isNews }: { booking: Booking; isNews: boolean }) {
  const { productName, transactionId, removed } = booking
  const Sentence = isNews ? Outcome : "p"
  return (
    <div className="grid items-start gap-6 md:grid-cols-2 md:grid-rows-[auto_1fr] xl:gap-x-10">
      <ProductPhoto booking={booking} shownAt="(min-width: 80rem) 27rem, (min-width: 48rem) 50vw, 100vw" />
      <div className="grid gap-6 md:row-span-2">
        <div className="flex items-start gap-3">
          <Check />
          <Sentence className="min-w-0 font-display text-2xl leading-tight font-extrabold text-balance text-success">
            {texts.purchased(productName)}
          </Sentence>
        </div>
        <NextStep booking={booking} />
      </div>
      <div className="grid gap-1">
        <p>
          {texts.transactionId} <code className="inline-block break-all">{transactionId}</code>
        </p>
        <p className="text-muted">{removed ? texts.removedByYou : texts.receiptMailed}</p>
      </div>
    </div>
  )
}

function Check() {
  return (
    <svg viewBox="0 0 32 32" className="size-8 shrink-0" aria-hidden="true">
      <circle cx="16" cy="16" r="16" className="fill-success" />
      <path d="m9 16.5 5 5 9.5-11" fill="none" strokeWidth="3.5" className="stroke-success-content" />
    </svg>
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
