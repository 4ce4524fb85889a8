import { toBdtLimits } from "../../contract/amount-limits.ts"
import type { CheckoutState } from "../../contract/gateways.ts"
import { toBdt } from "../../contract/poisha.ts"
import type { UnknownPayment } from "../../contract/unknown-payments.ts"
import type { FoundCheckout } from "./checkout-state.ts"
import type { UnknownRow } from "./unknown-payments.ts"
import { payTime } from "./waits.ts"

export function toCheckoutState({ ways, last }: FoundCheckout): CheckoutState {
  return {
    gateways: ways.map(({ name, limits }) => ({ name, limits: toBdtLimits(limits) })),
    ...(last && { last: toLast(last) }),
  }
}

export function toUnknownPayment(row: UnknownRow): UnknownPayment {
  const { id, bookingId, productName, buyerName, amount, provider, transactionId, sessionRef } = row
  return {
    _id: id,
    bookingId,
    productName,
    buyerName,
    amount: toBdt(amount),
    provider,
    transactionId,
    ...(sessionRef && { sessionRef }),
    since: row.claimedAt.toISOString(),
  }
}

function toLast({ provider, kind, state, sessionUrl, claimedAt }: NonNullable<FoundCheckout["last"]>) {
  const gateway = provider
  if (kind === "stray" || state === "refunded") return { gateway, state: "given-back" as const }
  if (state === "captured") return { gateway, state: "paid" as const }
  if (state === "released") return { gateway, state: "ended" as const }
  const until = new Date(claimedAt.getTime() + payTime).toISOString()
  return { gateway, state: "asking" as const, until, ...(sessionUrl && { url: sessionUrl }) }
}
