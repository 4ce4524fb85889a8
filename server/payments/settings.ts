import type { z } from "zod"
import { number } from "../config/number-setting.ts"
import { baseAddress, choice, credential } from "../config/setting-kinds.ts"

export const cardSettings = {
  CARD_PROVIDER: choice("sandbox", "stripe")
    .optional()
    .meta({ description: "sandbox or stripe; the sandbox moves no money and must be said to run for real" }),
  STRIPE_SECRET_KEY: credential().optional().meta({ description: "Stripe: the secret key" }),
  STRIPE_PUBLISHABLE_KEY: credential()
    .optional()
    .meta({ description: "Stripe: the key that a browser may know" }),
  STRIPE_WEBHOOK_SECRET: credential()
    .optional()
    .meta({ description: "Stripe: the signing secret of the webhook at PUBLIC_URL/api/payments/webhook" }),
  STRIPE_API_BASE: baseAddress("https://api.stripe.com")
    .optional()
    .meta({ description: "Stripe: where its API is, when not at Stripe" }),
  STRIPE_LOWEST_AMOUNT: number("an amount of BDT", 1, 100_000, 75).meta({
    description: "Stripe: the least that it takes, in BDT: 50 US cents, or what your account's currency asks",
  }),
}

type Settings = z.infer<z.ZodObject<typeof cardSettings>>

const group = ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"] as const

export function cardMistakes(environment: NodeJS.ProcessEnv, isGatewayWanted: boolean) {
  const provider = environment["CARD_PROVIDER"]
  const isStripeWanted = provider === "stripe" || group.some((name) => environment[name])
  const missing = isStripeWanted ? group.filter((name) => !environment[name]) : []
  const mistakes = missing.map((name) => ({
    path: [name],
    message: "is missing beside the others of its group",
  }))
  if (!environment["PUBLIC_URL"] || provider || isStripeWanted || isGatewayWanted) return mistakes
  const message =
    "no card provider or gateway is set up; say CARD_PROVIDER=sandbox to run for real without taking money"
  return [...mistakes, { path: ["CARD_PROVIDER"], message }]
}

/** In production (`PUBLIC_URL`) only if CARD_PROVIDER says so: test cards would pay for real products. */
export function isSandboxUsed(settings: Settings & { PUBLIC_URL?: string | undefined }) {
  return settings.CARD_PROVIDER === "sandbox" || (!stripeOf(settings) && !settings.PUBLIC_URL)
}

export function stripeOf(settings: Settings) {
  const { CARD_PROVIDER, STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = settings
  if (CARD_PROVIDER === "sandbox" || !STRIPE_SECRET_KEY) return undefined
  return {
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY ?? "",
    webhookSecret: STRIPE_WEBHOOK_SECRET ?? "",
    apiBase: settings.STRIPE_API_BASE,
    lowestAmount: settings.STRIPE_LOWEST_AMOUNT,
  }
}
