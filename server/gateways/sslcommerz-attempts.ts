import type { Logger } from "pino"
import { z } from "zod"
import { currency } from "../../contract/payments.ts"
import { readAmount } from "./amounts.ts"
import type { GatewayAnswer, HostedPayment, Paid } from "./hosted-gateway.ts"

export const Attempt = z.object({
  status: z.string(),
  tran_id: z.string(),
  amount: z.coerce.string().nullish(),
  currency: z.string().nullish(),
  currency_type: z.string().nullish(),
  bank_tran_id: z.string().nullish(),
  risk_level: z.coerce.string().nullish(),
})
export type Attempt = z.infer<typeof Attempt>

export function isPaid({ status }: Attempt) {
  return status === "VALID" || status === "VALIDATED"
}

/** A page may be paid twice, each time with its own bank transaction id: the payment of the amount due counts. */
export function toAnswer(
  attempts: Attempt[],
  { transactionId, amount }: HostedPayment,
  log: Logger,
): GatewayAnswer {
  const readable = attempts.map(toPaid).filter((each) => each !== undefined)
  if (readable.length < attempts.length)
    log.error(
      { transactionId },
      "alarm: SSLCommerz tells of a payment without its amount, currency or number",
    )
  const all = [...new Map(readable.map((each) => [each.reference, each])).values()]
  const counts = all.find((each) => each.currency === currency && each.amount === amount) ?? all[0]
  if (!counts) return { state: "unknown" }
  const furtherPayments = all.filter((each) => each !== counts)
  return { state: "paid", ...counts, ...(furtherPayments.length > 0 && { furtherPayments }) }
}

function toPaid(attempt: Attempt): Paid | undefined {
  const amount = readAmount(attempt.amount ?? undefined)
  // both the requested currency and the settled one must be ours
  const currencies = [attempt.currency_type, attempt.currency].filter(Boolean)
  const other = currencies.find((each) => each !== currency)
  if (amount === undefined || currencies.length === 0 || !attempt.bank_tran_id) return undefined
  return {
    amount,
    currency: other ?? currency,
    reference: attempt.bank_tran_id,
    isRisky: attempt.risk_level === "1",
  }
}
