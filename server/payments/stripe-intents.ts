import type { Stripe } from "stripe"
import { z } from "zod"
import type { Intent, IntentStatus } from "./card-provider.ts"

export const StripeMetadata = z.object({ buyerId: z.string().optional(), bookingId: z.string().optional() })

const StripeIntent = z.object({
  id: z.string(),
  client_secret: z.string(),
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
  metadata: StripeMetadata,
  created: z.int(),
  latest_charge: z.union([z.object({ refunded: z.boolean(), created: z.int() }), z.string()]).nullish(),
})

export function toIntent(answer: Stripe.PaymentIntent): Intent {
  const {
    client_secret: clientSecret,
    created,
    latest_charge: charge,
    status,
    ...found
  } = StripeIntent.parse(answer)
  const { refunded: isRefunded = false, created: charged = created } =
    typeof charge === "object" && charge ? charge : {}
  return {
    ...found,
    clientSecret,
    // Stripe keeps `succeeded` after a refund
    status: isRefunded ? "canceled" : (statuses.get(status) ?? "requires_payment_method"),
    heldAt: new Date(charged * 1000),
  }
}

const statuses = new Map<string, IntentStatus>([
  ["requires_action", "requires_action"],
  ["processing", "requires_action"],
  ["requires_capture", "requires_capture"],
  ["succeeded", "succeeded"],
  ["canceled", "canceled"],
])
