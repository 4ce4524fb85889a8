import { loadStripe } from "@stripe/stripe-js/pure"
import type { Stripe, StripeCardElement, StripeError } from "@stripe/stripe-js"
import { queryOptions, useQuery } from "@tanstack/react-query"
import { type SubmitEvent, useEffect, useRef, useState } from "react"
import * as texts from "#texts/payments"
import type { Booking } from "../../contract/bookings.ts"
import { openIntent } from "../data/payments.ts"
import { ProblemError, unreachable } from "../data/problem.ts"
import { Failed } from "../ui/failed.tsx"
import { useFailure } from "../ui/use-failure.ts"
import { PayButton } from "./pay-button.tsx"
import type { PaymentSteps } from "./use-payment.ts"

type Props = { booking: Booking; paying: PaymentSteps; publishableKey: string }

/** The field is Stripe's iframe: card numbers never reach this page. */
export function StripeCardForm({ booking, paying, publishableKey }: Props) {
  const secret = useQuery(openIntent(booking))
  const stripe = useQuery(script(publishableKey))
  const failure = useFailure(secret, stripe)
  const { frame, card } = useCardElement(failure ? undefined : stripe.data)
  if (failure) return <Failed what={texts.thePayment} {...failure} />

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const clientSecret = secret.data?.clientSecret
    if (!clientSecret || !stripe.data || !card) return
    const { data: provider } = stripe
    void paying.pay(clientSecret, (buyer) => confirm(provider, card, clientSecret, buyer))
  }

  return (
    <form noValidate className="corners grid gap-4 bg-base-200 p-5" onSubmit={submit}>
      <div>
        <span className="font-semibold">{texts.card}</span>
        <div ref={frame} className="min-h-11 rounded-field border border-edge bg-white p-3" />
      </div>
      <PayButton isReady={Boolean(secret.data && card)} paying={paying} />
    </form>
  )
}

/** Stripe requires that its script is loaded from its own host. */
function script(publishableKey: string) {
  return queryOptions({
    queryKey: ["stripe", publishableKey],
    queryFn: async () => {
      const stripe = await loadStripe(publishableKey, { locale: "en" }).catch(() => null)
      if (!stripe) throw unreachable
      return stripe
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

function useCardElement(stripe: Stripe | undefined) {
  const frame = useRef<HTMLDivElement>(null)
  const [card, setCard] = useState<StripeCardElement>()
  useEffect(() => {
    if (!stripe || !frame.current) return undefined
    // the content security policy does not allow Link's hosts
    const element = stripe
      .elements()
      .create("card", { hidePostalCode: true, disableLink: true, style: { base: { fontSize: "16px" } } })
    element.mount(frame.current)
    setCard(element)
    return () => element.destroy()
  }, [stripe])
  return { frame, card }
}

async function confirm(
  stripe: Stripe,
  card: StripeCardElement,
  clientSecret: string,
  buyer: { name: string; email: string },
) {
  const { paymentIntent, error } = await stripe.confirmCardPayment(clientSecret, {
    payment_method: { card, billing_details: buyer },
  })
  if (paymentIntent) return paymentIntent
  throw declined(error)
}

/** Uses our sentence for a known decline code, else the provider's English one. */
function declined({ decline_code: reason = "", code = "", message }: StripeError) {
  const known = texts.declines[reason] ?? texts.declines[code]
  const said = known || !message ? { detail: known ?? texts.notAccepted } : { detail: message, lang: "en" }
  return new ProblemError({ status: 422, code: "card-declined", ...said })
}
