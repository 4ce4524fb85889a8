import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import * as texts from "#texts/payments"
import type { Booking } from "../../contract/bookings.ts"
import type { SessionUser } from "../identity/access-token.ts"
import { approveCard, settle } from "../data/payments.ts"
import { isProblem, sentenceOf } from "../data/problem.ts"
import { toastSuccess } from "../ui/toast.ts"

type Buyer = { name: string; email: string }
type Confirm = (buyer: Buyer) => Promise<{ id: string; status: string }>

export type PaymentSteps = ReturnType<typeof usePayment>

/** Three steps: confirm the card, approve if the bank asks (3-D Secure), settle. Only settling can be retried alone. */
export function usePayment(booking: Booking, { name, email }: SessionUser) {
  const confirming = useMutation({ mutationFn: (confirm: Confirm) => confirm({ name, email }) })
  const approving = useMutation(approveCard)
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: ["bookings"] })
  const settling = useMutation({
    ...settle,
    // stays pending until the page shows the booking as paid
    onSuccess() {
      toastSuccess(texts.paid(booking.productName))
      return refresh()
    },
    onError: () => void refresh(),
  })
  const [secretToApprove, setSecretToApprove] = useState("")
  const transactionId = settling.variables?.transactionId
  const wasCut = isProblem(settling.error, "unavailable") || isProblem(settling.error, "too-many-requests")
  const isBusy = confirming.isPending || approving.isPending || settling.isPending

  async function pay(clientSecret: string, confirm: Confirm) {
    if (isBusy) return
    approving.reset()
    settling.reset()
    await proceed(clientSecret, confirming.mutateAsync(confirm))
  }

  async function answer(approved: boolean) {
    setSecretToApprove("")
    await proceed(secretToApprove, approving.mutateAsync({ clientSecret: secretToApprove, approved }))
  }

  async function proceed(clientSecret: string, step: ReturnType<Confirm>) {
    const intent = await step.catch(() => undefined)
    if (intent?.status === "requires_action") return setSecretToApprove(clientSecret)
    if (intent) await record(intent.id)
    return undefined
  }

  async function record(id: string) {
    const { _id: bookingId, productId, sellingPrice } = booking
    const payment = { transactionId: id, bookingId, productId, sellingPrice, buyerEmail: email }
    await settling.mutateAsync(payment).catch(() => undefined)
  }

  return {
    pay,
    isBusy,
    error: settling.error ?? approving.error ?? confirming.error,
    approval: secretToApprove
      ? { onApprove: () => void answer(true), onRefuse: () => void answer(false) }
      : undefined,
    refusal: settling.error && !wasCut ? sentenceOf(settling.error) : undefined,
    retry: transactionId && wasCut ? () => void record(transactionId) : undefined,
  }
}
