import { useQuery } from "@tanstack/react-query"
import { Link } from "react-router"
import type { Booking } from "../../contract/bookings.ts"
import { productMessages } from "../../contract/messages.ts"
import { paymentMessages } from "../../contract/payments.ts"
import type { SessionUser } from "../access-token.ts"
import { booking } from "../data/bookings.ts"
import { isProblem } from "../problem.ts"
import { Failed } from "../ui/failed.tsx"
import { Loading } from "../ui/loading.tsx"
import { Photo } from "../ui/photo.tsx"
import type { Route } from "./+types/payment.ts"
import { CardForm } from "./card-form.tsx"
import { Only } from "./guard.tsx"
import { usePaying } from "./use-paying.ts"

export function meta(): Route.MetaDescriptors {
  return [{ title: "Payment - Backline" }]
}

export default function PaymentScreen({ params }: Route.ComponentProps) {
  return (
    <Only who="Buyer">
      {(user) => (
        <div className="grid max-w-xl gap-6">
          <h1 className="text-heading">Payment</h1>
          <Payment id={params.id} user={user} />
        </div>
      )}
    </Only>
  )
}

function Payment({ id, user }: { id: string; user: SessionUser }) {
  const asked = useQuery(booking(id))
  if (isProblem(asked.error, "not-found")) return <Gone sentence="There is no such booking of yours." />
  if (asked.isPending) return <Loading />
  if (!asked.data)
    return <Failed what="Your booking" error={asked.error} onRetry={() => void asked.refetch()} />
  return (
    <>
      <Photo
        src={asked.data.productPhoto}
        photoSizes={asked.data.productPhotoSizes}
        alt={asked.data.productName}
        shownAt="(min-width: 40rem) 36rem, 100vw"
        isEarly
        className="rounded-box"
      />
      <ToPay booking={asked.data} user={user} />
    </>
  )
}

function ToPay({ booking, user }: { booking: Booking; user: SessionUser }) {
  const paying = usePaying(booking, user)
  if (booking.paid) return <Paid booking={booking} />
  // whoever loses the race reads what became of the card, once that is known
  if (booking.availability !== "AVAILABLE" && !paying.isBusy)
    return <Gone sentence={paying.refusal ?? whyGone[booking.availability]} />
  return (
    <>
      <p className="text-lead">{productMessages.toPay(booking.sellingPrice, booking.productName)}</p>
      <CardForm booking={booking} paying={paying} />
    </>
  )
}

const whyGone = {
  SOLD: "This product has been sold to someone else.",
  GONE: "The seller has taken this product away.",
}

/** Only the server's record of the payment shows this (decisions.md, Money). */
function Paid({ booking: { productName, transactionId } }: { booking: Booking }) {
  return (
    <output className="corners grid gap-3 bg-base-200 p-5">
      <p className="text-lead font-bold text-success">{paymentMessages.purchased(productName)}</p>
      <p>
        TRANSACTION ID: <code className="break-all">{transactionId}</code>
      </p>
      <Link to="/dashboard/myorders" className="link font-bold">
        My Orders
      </Link>
    </output>
  )
}

function Gone({ sentence }: { sentence: string }) {
  return (
    <div className="grid gap-3">
      <p role="alert" className="text-lead font-semibold">
        {sentence}
      </p>
      <Link to="/dashboard/myorders" className="link font-bold">
        My Orders
      </Link>
    </div>
  )
}
