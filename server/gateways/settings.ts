import { z } from "zod"
import { baseAddress, credential, emailAddress } from "../config/setting-kinds.ts"

export const gatewaySettings = {
  SSLCOMMERZ_STORE_ID: credential().optional().meta({ description: "SSLCommerz: the id of the store" }),
  SSLCOMMERZ_STORE_PASSWORD: credential()
    .optional()
    .meta({ description: "SSLCommerz: the store's password" }),
  SSLCOMMERZ_API_BASE: baseAddress("https://securepay.sslcommerz.com")
    .default("https://securepay.sslcommerz.com")
    .meta({ description: "SSLCommerz: where its API is; https://sandbox.sslcommerz.com to try it" }),
  BKASH_APP_KEY: credential().optional().meta({ description: "bKash tokenized checkout: the app key" }),
  BKASH_APP_SECRET: credential().optional().meta({ description: "bKash: the app secret" }),
  BKASH_USERNAME: credential().optional().meta({ description: "bKash: the user name of the merchant" }),
  BKASH_PASSWORD: credential().optional().meta({ description: "bKash: its password" }),
  BKASH_API_BASE: baseAddress("https://tokenized.pay.bka.sh/v1.2.0-beta")
    .default("https://tokenized.pay.bka.sh/v1.2.0-beta")
    .meta({ description: "bKash: where its API is; https://tokenized.sandbox.bka.sh/v1.2.0-beta to try it" }),
  OPERATOR_NAME: z
    .string()
    .optional()
    .meta({ description: "Who runs this marketplace, in law; with the next three, the legal pages" }),
  OPERATOR_ADDRESS: z.string().optional().meta({ description: "Where the operator can be found" }),
  OPERATOR_TRADE_LICENCE: z.string().optional().meta({ description: "The number of its trade licence" }),
  COMPLAINTS_EMAIL: emailAddress("complaints@backline.example")
    .optional()
    .meta({ description: "Where complaints go" }),
}

type Settings = z.infer<z.ZodObject<typeof gatewaySettings>>

const groups = {
  sslCommerz: ["SSLCOMMERZ_STORE_ID", "SSLCOMMERZ_STORE_PASSWORD"],
  bkash: ["BKASH_APP_KEY", "BKASH_APP_SECRET", "BKASH_USERNAME", "BKASH_PASSWORD"],
  operator: ["OPERATOR_NAME", "OPERATOR_ADDRESS", "OPERATOR_TRADE_LICENCE", "COMPLAINTS_EMAIL"],
}

type Environment = NodeJS.ProcessEnv

function isWanted(environment: Environment, group: keyof typeof groups) {
  return groups[group].some((name) => environment[name])
}

export function isGatewayWanted(environment: Environment) {
  return isWanted(environment, "sslCommerz") || isWanted(environment, "bkash")
}

export function gatewayMistakes(environment: Environment) {
  const halves = Object.values(groups).filter((names) => names.some((name) => environment[name]))
  // Digital Commerce Operation Guidelines 2021: an operator that takes payments in advance must identify itself
  const isForReal = environment["PUBLIC_URL"] && isGatewayWanted(environment)
  const asked = new Set([...halves.flat(), ...(isForReal ? groups.operator : [])])
  return [...asked]
    .filter((name) => !environment[name])
    .map((name) => ({ path: [name], message: messageOf(environment, name) }))
}

function messageOf(environment: Environment, name: string) {
  return groups.operator.includes(name) && !isWanted(environment, "operator")
    ? "must be said to take payments by a gateway for real"
    : "is missing beside the others of its group"
}

export function sslCommerzOf(settings: Settings) {
  const { SSLCOMMERZ_STORE_ID: storeId, SSLCOMMERZ_STORE_PASSWORD: storePassword } = settings
  if (!storeId || !storePassword) return undefined
  return { storeId, storePassword, apiBase: withoutSlash(settings.SSLCOMMERZ_API_BASE) }
}

export function bkashOf(settings: Settings) {
  const { BKASH_APP_KEY, BKASH_APP_SECRET, BKASH_USERNAME, BKASH_PASSWORD } = settings
  if (!BKASH_APP_KEY || !BKASH_APP_SECRET || !BKASH_USERNAME || !BKASH_PASSWORD) return undefined
  return {
    appKey: BKASH_APP_KEY,
    appSecret: BKASH_APP_SECRET,
    username: BKASH_USERNAME,
    password: BKASH_PASSWORD,
    apiBase: withoutSlash(settings.BKASH_API_BASE),
  }
}

export function operatorOf(settings: Settings) {
  const { OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_TRADE_LICENCE, COMPLAINTS_EMAIL } = settings
  if (!OPERATOR_NAME || !OPERATOR_ADDRESS || !OPERATOR_TRADE_LICENCE || !COMPLAINTS_EMAIL) return undefined
  return {
    name: OPERATOR_NAME,
    address: OPERATOR_ADDRESS,
    tradeLicence: OPERATOR_TRADE_LICENCE,
    complaintsEmail: COMPLAINTS_EMAIL,
  }
}

function withoutSlash(url: string) {
  return url.replace(/\/$/, "")
}
