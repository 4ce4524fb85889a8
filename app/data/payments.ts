import { mutationOptions, queryOptions } from "@tanstack/react-query"
import type { Booking } from "../../contract/bookings.ts"
import type { NewPayment, SandboxCard } from "../../contract/payments.ts"
import { read } from "./read-response.ts"
import { api } from "../api.ts"
import { isProblem } from "./problem.ts"
import { bookingKey } from "./bookings.ts"
import { queryClient } from "./query-client.ts"

export function openIntent({ _id: bookingId, sellingPrice }: Booking) {
  return queryOptions({
    queryKey: ["bookings", "intent", bookingId, sellingPrice],
    queryFn: () => createIntent({ bookingId, sellingPrice }),
    // fetched each time the page opens, and only then
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

async function createIntent(order: { bookingId: string; sellingPrice: number }) {
  try {
    return await read(api["create-payment-intent"].$post({ json: order }))
  } catch (error) {
    // the booking shows why: its price has changed, or it can no longer be paid
    if (isProblem(error) && error.status === 409)
      await queryClient.refetchQueries({ queryKey: bookingKey(order.bookingId) })
    throw error
  }
}

export function confirmCard(card: SandboxCard) {
  return read(api.sandbox.confirm.$post({ json: card }))
}

export const approveCard = mutationOptions({
  mutationFn: (approval: { clientSecret: string; approved: boolean }) =>
    read(api.sandbox.approve.$post({ json: approval })),
})

/** Idempotent, so it may be retried. */
export const settle = mutationOptions({
  mutationFn: (payment: NewPayment) => read(api.payments.$post({ json: payment })),
})
