import { z } from "zod"
import { DealState } from "./deal-states.ts"
import { chargebackStates, refundStates } from "./deals.ts"
import { paymentStates } from "./payments.ts"
import { payoutStates } from "./payouts.ts"

/** The closed set of problem codes (RFC 9457). */
export const problems = {
  unreadable: { status: 400 },
  "not-signed-in": { status: 401 },
  "auth/wrong-password": { status: 401 },
  forbidden: { status: 403 },
  "email-unconfirmed": { status: 403 },
  suspended: { status: 403 },
  "not-found": { status: 404 },
  "auth/user-not-found": { status: 404 },
  "method-not-allowed": { status: 405 },
  "already-booked": { status: 409 },
  "already-sold": { status: 409 },
  "no-longer-available": { status: 409 },
  "price-changed": { status: 409 },
  "payment-incomplete": { status: 409 },
  "payment-mismatch": { status: 409 },
  "payment-refused": { status: 409 },
  "payment-under-way": { status: 409 },
  "auth/email-already-in-use": { status: 409 },
  "photo-limit": { status: 409 },
  "search-limit": { status: 409 },
  "last-admin": { status: 409 },
  "link-expired": { status: 409 },
  conflict: { status: 409 },
  "wrong-state": { status: 409 },
  reserved: { status: 409 },
  "deal-under-way": { status: 409 },
  "offers-closed": { status: 409 },
  "offer-limit": { status: 409 },
  "offer-over": { status: 409 },
  "hold-refused": { status: 409 },
  "on-hold": { status: 409 },
  "code-expired": { status: 409 },
  "window-closed": { status: 409 },
  "already-published": { status: 409 },
  "payout-pending": { status: 409 },
  "balance-open": { status: 409 },
  gone: { status: 410 },
  "too-large": { status: 413 },
  "unsupported-type": { status: 415 },
  invalid: { status: 422 },
  "card-declined": { status: 422 },
  "code-wrong": { status: 422 },
  "amount-out-of-range": { status: 422 },
  "too-many-requests": { status: 429 },
  unavailable: { status: 503 },
  "storage-full": { status: 503 },
} as const

export type ProblemCode = keyof typeof problems

function isProblemCode(code: string): code is ProblemCode {
  return code in problems
}

export const ProblemDetails = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.enum(Object.keys(problems).filter(isProblemCode)),
    detail: z.string(),
    errors: z.record(z.string(), z.string()).optional(),
    sellingPrice: z.number().optional().meta({ description: "Of `price-changed`: today's price in BDT" }),
    state: DealState.optional().meta({ description: "Of `wrong-state`: the deal's state now" }),
    until: z.iso.datetime().optional().meta({
      description:
        "Of `reserved`, of `suspended` where it ends by itself, and of `on-hold` after a payout account was changed",
    }),
    balance: z.number().optional().meta({
      description:
        "Of `conflict` about a balance: what the seller is owed now, in BDT; below 0 what they owe",
    }),
    payoutState: z
      .enum(payoutStates)
      .optional()
      .meta({ description: "Of `wrong-state` and `payout-pending`" }),
    refundState: z.enum(refundStates).optional().meta({ description: "Of `wrong-state` about a refund" }),
    paymentState: z
      .enum(paymentStates)
      .optional()
      .meta({ description: "Of `wrong-state` about a payment at a gateway" }),
    chargebackState: z
      .enum(chargebackStates)
      .optional()
      .meta({ description: "Of `wrong-state` about what a bank takes back" }),
  })
  .meta({ id: "Problem" })
export type ProblemDetails = z.infer<typeof ProblemDetails>
