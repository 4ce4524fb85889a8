import type { NewPaymentIntent } from "../../contract/payments.ts"
import { toPoisha } from "../../contract/poisha.ts"
import type { PaymentToOpen } from "./intents.ts"

export function fromNewPaymentIntent({ sellingPrice, bookingId }: NewPaymentIntent): PaymentToOpen {
  return { amount: toPoisha(sellingPrice), bookingId }
}
