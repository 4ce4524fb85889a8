import type { Stripe } from "stripe"
import { z } from "zod"
import { currency as ours } from "../../contract/payments.ts"
import type { CardChargeback } from "./card-provider.ts"

const StripeDispute = z.object({
  id: z.string(),
  amount: z.int().positive(),
  currency: z.string(),
  payment_intent: z.string().nullable(),
  status: z.string(),
  balance_transactions: z.array(z.object({ amount: z.number() })),
})

/** https://docs.stripe.com/disputes/how-disputes-work: one transaction withdraws the money, another reinstates it. */
export function toChargeback(answer: Stripe.Dispute): CardChargeback | undefined {
  const found = StripeDispute.parse(answer)
  const { id, amount, currency, payment_intent: intentId, status, balance_transactions: moves } = found
  if (!intentId || currency.toUpperCase() !== ours) return undefined
  const isWithdrawn = moves.some((move) => move.amount < 0)
  const isReturned = moves.some((move) => move.amount > 0)
  // ended before it became a dispute: lost if the buyer was given the money, else won
  const prevented = isWithdrawn && !isReturned ? "lost" : "won"
  return {
    id,
    intentId,
    amount,
    state: status === "prevented" ? prevented : (outcomes.get(status) ?? "open"),
    isAppealed: status.startsWith("appeal_"),
    isWithdrawn,
    isReturned,
  }
}

const outcomes = new Map<string, CardChargeback["state"]>([
  ["won", "won"],
  ["lost", "lost"],
  // an inquiry that never became a dispute
  ["warning_closed", "won"],
])

export function disputeOf(event: Stripe.Event) {
  const isDispute =
    event.type === "charge.dispute.created" ||
    event.type === "charge.dispute.updated" ||
    event.type === "charge.dispute.funds_withdrawn" ||
    event.type === "charge.dispute.funds_reinstated" ||
    event.type === "charge.dispute.closed"
  return isDispute ? event.data.object : undefined
}
