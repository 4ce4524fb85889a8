import type { Logger } from "pino"
import { Stripe } from "stripe"
import { currency } from "../../contract/payments.ts"
import { toPoisha } from "../../contract/poisha.ts"
import { Problem } from "../http/problem.ts"
import type { CardProvider } from "./card-provider.ts"
import { disputeOf, toChargeback } from "./stripe-chargebacks.ts"
import { mapStripeErrors, undefinedFor } from "./stripe-errors.ts"
import { toIntent } from "./stripe-intents.ts"
import { inSeconds, moneyAt } from "./stripe-money.ts"

export type StripeSettings = {
  secretKey: string
  webhookSecret: string
  apiBase: string | undefined
  /** In BDT. */
  lowestAmount: number
}

/** https://docs.stripe.com/currencies: at most eight digits. */
const highestAmount = 99_999_999

/** In milliseconds. */
const defaultTimeouts = { timeout: 10_000, maxNetworkRetries: 2 }
/** Clock skew, in seconds. */
const tolerance = 300

/** Card payments at Stripe with manual capture. Amounts are in poisha, Stripe's minor unit of BDT. */
export function stripeCards(settings: StripeSettings, log: Logger, timeouts = defaultTimeouts): CardProvider {
  const stripe = connect(settings, timeouts)

  async function fetchIntent(id: string) {
    if (!/^pi_\w+$/.test(id)) return undefined
    const found = stripe.paymentIntents.retrieve(id, withCharge)
    return mapStripeErrors(log, found.then(toIntent).catch(undefinedFor(missing)))
  }

  async function fetchAfter(id: string, step: Promise<unknown>) {
    await mapStripeErrors(log, step.catch(undefinedFor(unexpectedState)))
    const intent = await fetchIntent(id)
    if (!intent) throw new Error(`Stripe no longer knows ${id}`)
    return intent
  }

  return {
    limits: { lowest: toPoisha(settings.lowestAmount), highest: highestAmount },
    fetchIntent,
    async createIntent({ amount, metadata: { buyerId, bookingId }, idempotencyKey }) {
      const order: Stripe.PaymentIntentCreateParams = {
        amount,
        currency: currency.toLowerCase(),
        capture_method: "manual",
        allowed_payment_method_types: ["card"],
        metadata: { buyerId, ...(bookingId && { bookingId }) },
      }
      return mapStripeErrors(log, stripe.paymentIntents.create(order, { idempotencyKey }).then(toIntent))
    },
    capture: (id, idempotencyKey) =>
      fetchAfter(id, stripe.paymentIntents.capture(id, {}, { idempotencyKey })),
    cancel: (id, idempotencyKey) => fetchAfter(id, stripe.paymentIntents.cancel(id, {}, { idempotencyKey })),
    refund: (id, amount, idempotencyKey) =>
      fetchAfter(id, stripe.refunds.create({ payment_intent: id, amount }, { idempotencyKey })),
    async fetchChargeback(id) {
      const found = stripe.disputes.retrieve(id)
      return mapStripeErrors(log, found.then(toChargeback).catch(undefinedFor(missing)))
    },
    async *chargebacksSince(moment) {
      const created = { gte: inSeconds(moment) }
      for await (const { id } of stripe.disputes.list({ created, limit: 100 })) yield id
    },
    withMoney: (since) => moneyAt(stripe, since),
    async readEvent(rawBody, headers) {
      const event = verifyEvent(
        stripe,
        rawBody,
        headers.get("Stripe-Signature") ?? "",
        settings.webhookSecret,
      )
      const dispute = disputeOf(event)
      if (dispute) return { chargebackId: dispute.id }
      const hasMoney =
        event.type === "payment_intent.amount_capturable_updated" || event.type === "payment_intent.succeeded"
      return hasMoney ? { intentId: event.data.object.id } : undefined
    },
  }
}

const withCharge = { expand: ["latest_charge"] }
const missing = new Set(["resource_missing"])
const unexpectedState = new Set([
  "payment_intent_unexpected_state",
  "charge_already_refunded",
  "charge_already_captured",
  "charge_expired_for_capture",
  "capture_charge_authorization_expired",
])

function connect({ secretKey, apiBase }: StripeSettings, timeouts: typeof defaultTimeouts) {
  const base = apiBase ? new URL(apiBase) : undefined
  return new Stripe(secretKey, {
    ...timeouts,
    telemetry: false,
    ...(base && {
      protocol: base.protocol === "https:" ? "https" : "http",
      host: base.hostname,
      port: base.port || (base.protocol === "https:" ? 443 : 80),
    }),
  })
}

/** Throws `unreadable` for a wrong signature or time. */
function verifyEvent(stripe: Stripe, rawBody: string, signature: string, secret: string) {
  const [, time = "0"] = /(?:^|,)t=(\d{1,12})/.exec(signature) ?? []
  try {
    if (Number(time) > Date.now() / 1000 + tolerance) throw new Error("of the future")
    return stripe.webhooks.constructEvent(rawBody, signature, secret, tolerance)
  } catch {
    throw new Problem("unreadable", (say) => say.wrongSignature)
  }
}
