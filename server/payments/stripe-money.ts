import type { Stripe } from "stripe"
import { z } from "zod"
import { day } from "../process/durations.ts"
import type { Money } from "./card-provider.ts"
import { StripeMetadata, toIntent } from "./stripe-intents.ts"

/** Skips intents of other applications on the same Stripe account. */
export async function* moneyAt(stripe: Stripe, since: Date) {
  for await (const money of holds(stripe)) if (isOurs(money)) yield money
  for await (const money of captures(stripe, since)) if (isOurs(money)) yield money
}

function isOurs({ metadata }: Money) {
  return metadata.buyerId !== undefined
}

async function* holds(stripe: Stripe) {
  const yesterday = inSeconds(new Date(Date.now() - day))
  const page = { limit: 100, expand: ["data.latest_charge"] }
  for await (const found of stripe.paymentIntents.list({ created: { gte: yesterday }, ...page })) {
    const intent = toIntent(found)
    if (intent.status === "requires_capture") yield intent
  }
  // an older intent may be held, too: an unpaid booking keeps its intent
  const query = `status:"requires_capture" AND created<${yesterday}`
  const searched = stripe.paymentIntents.search({ query, ...page })
  // reads all pages first: voids would shift the later ones
  for (const found of await searched.autoPagingToArray({ limit: 10_000 })) {
    const intent = toIntent(found)
    // the search index may be a minute old
    if (intent.status === "requires_capture") yield intent
  }
}

/** Lists balance transactions: neither an intent nor its charge says when it was captured. */
async function* captures(stripe: Stripe, since: Date) {
  const created = { gte: inSeconds(since) }
  const query = { type: "charge", created, limit: 100, expand: ["data.source"] }
  for await (const { source } of stripe.balanceTransactions.list(query)) {
    const { payment_intent: id, created: held, refunded, ...charge } = StripeCharge.parse(source)
    if (id && !refunded) yield { ...charge, id, status: "succeeded" as const, heldAt: new Date(held * 1000) }
  }
}

export function inSeconds(moment: Date) {
  return Math.floor(moment.getTime() / 1000)
}

/** https://support.stripe.com/questions/how-metadata-works-with-related-objects: a charge has its intent's metadata. */
const StripeCharge = z.object({
  payment_intent: z.string().nullable(),
  amount: z.int(),
  currency: z.string(),
  metadata: StripeMetadata,
  refunded: z.boolean(),
  created: z.int(),
})
