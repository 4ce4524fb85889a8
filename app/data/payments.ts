import { mutationOptions, queryOptions } from "@tanstack/react-query"
import type { Booking } from "../../contract/bookings.ts"
import type { NewPayment, SandboxCard } from "../../contract/payments.ts"
import { read } from "../read-response.ts"
import { api } from "../api.ts"

/** The client secret of a booking's payment; asked when the form opens. */
export function openIntent({ _id: bookingId, sellingPrice }: Booking) {
  return queryOptions({
    queryKey: ["bookings", "intent", bookingId],
    queryFn: () => read(api["create-payment-intent"].$post({ json: { bookingId, sellingPrice } })),
    // every opening of the page asks again, nothing else does
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Hands the card to the sandbox provider. */
export function confirmCard(card: SandboxCard) {
  return read(api.sandbox.confirm.$post({ json: card }))
}

/** The confirmation step that some cards ask for. */
export const approveCard = mutationOptions({
  mutationFn: (approval: { clientSecret: string; approved: boolean }) =>
    read(api.sandbox.approve.$post({ json: approval })),
})

/** Records the payment; sent again it answers the same, so it may be repeated. */
export const settle = mutationOptions({
  mutationFn: (payment: NewPayment) => read(api.payments.$post({ json: payment })),
})
