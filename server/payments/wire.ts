import type { NewPaymentIntent } from "../../contract/payments.ts"
import { toBdt, toPoisha } from "../../contract/poisha.ts"
import type { RefundToWatch } from "../../contract/refunds.ts"
import type { UnknownChargeback } from "../../contract/unknown-chargebacks.ts"
import type { RefundRow } from "./stuck-refunds.ts"
import type { PaymentToOpen } from "./intents.ts"
import type { UnknownRow } from "./unknown-chargebacks.ts"

export function fromNewPaymentIntent({ sellingPrice, bookingId }: NewPaymentIntent): PaymentToOpen {
  return { priceShown: toPoisha(sellingPrice), bookingId }
}

export function toRefundToWatch(row: RefundRow): RefundToWatch {
  const { id, amount, createdAt, doneAt, failure, lateAt, ...refund } = row
  const { reason, state, bookingId, productName, buyerName, provider, transactionId } = refund
  return {
    _id: id,
    amount: toBdt(amount),
    reason,
    state,
    bookingId,
    productName,
    buyerName,
    provider,
    transactionId,
    createdAt: createdAt.toISOString(),
    ...(doneAt && { doneAt: doneAt.toISOString() }),
    ...(failure && state === "failed" && { failure }),
    ...(lateAt && !doneAt && state !== "failed" && { lateAt: lateAt.toISOString() }),
    ...(row.takenByBank > 0 && { takenByBank: toBdt(row.takenByBank) }),
  }
}

export function toUnknownChargeback(row: UnknownRow): UnknownChargeback {
  const { id, bookingId, productName, buyerName, sellerName, state, transactionId } = row
  return {
    _id: id,
    bookingId,
    productName,
    buyerName,
    sellerName,
    amount: toBdt(row.amount),
    state,
    isWithdrawn: row.withdrawnAt !== null,
    transactionId,
    since: row.createdAt.toISOString(),
  }
}
