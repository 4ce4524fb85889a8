import { v7 as uuidv7 } from "uuid"
import type { HostedOrder } from "../../server/gateways/hosted-gateway.ts"
import { toTransactionId } from "../../server/gateways/transaction-id.ts"

/** An order as the checkout passes it to a gateway, with a new transaction id. */
export function orderOf(changes: Partial<HostedOrder> = {}): HostedOrder {
  return {
    transactionId: toTransactionId(uuidv7()),
    bookingId: uuidv7(),
    amount: 6_215_000,
    isSentByCourier: false,
    product: { name: "Yamaha F310", category: "Guitars & Basses" },
    buyer: { name: "Ana Gomes", email: "ana@example.org", phone: "01800000001", location: "Mirpur, Dhaka" },
    returnUrl: "http://localhost/api/payments/return/any",
    noticeUrl: "http://localhost/api/payments/notice/any",
    ...changes,
  }
}
