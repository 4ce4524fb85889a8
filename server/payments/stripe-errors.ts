import type { Logger } from "pino"
import { Stripe } from "stripe"
import { Problem, tooManyRequests } from "../http/problem.ts"

/** In seconds. */
const retryAfter = 5

/** Throws `unavailable` without a usable answer, `payment-refused` after a 4xx; logs the cause without keys. */
export async function mapStripeErrors<Answer>(log: Logger, result: Promise<Answer>): Promise<Answer> {
  try {
    return await result
  } catch (error) {
    if (isRefusal(error)) throw refused(log, error)
    const type = error instanceof Stripe.errors.StripeError ? error.type : "nonsense"
    log.error({ type }, "the card provider did not answer well")
    // the step may have been executed, so the message does not say
    throw new Problem("unavailable", (say) => say.providerAway, { retryAfter })
  }
}

export function undefinedFor(codes: ReadonlySet<string>) {
  return (error: unknown) => {
    if (isRefusal(error) && codes.has(error.code ?? error.type)) return undefined
    throw error
  }
}

function isRefusal(error: unknown): error is Stripe.errors.StripeError {
  if (!(error instanceof Stripe.errors.StripeError)) return false
  const { statusCode = 0 } = error
  return statusCode >= 400 && statusCode < 500 && statusCode !== 409
}

function refused(log: Logger, error: Stripe.errors.StripeError) {
  const { type, code, param, requestId } = error
  log.error({ type, code, param, requestId }, "the card provider refused what was asked")
  if (error instanceof Stripe.errors.StripeRateLimitError)
    return tooManyRequests(retryAfter * 1000, (say) => say.providerBusy)
  return new Problem("payment-refused", (say) => say.providerRefused[causeOf(error)])
}

// https://docs.stripe.com/error-codes
function causeOf({ code = "", param = "" }: Stripe.errors.StripeError) {
  if (code.startsWith("amount_") || param === "amount") return "amount"
  return param === "currency" || code.includes("currency") ? "currency" : "account"
}
