import { createHmac, hkdfSync } from "node:crypto"
import { keys } from "../test/stripe/keys.ts"
import type { Random } from "./random.ts"

/** The key with which a card provider signs events, and the header of the signature. */
export type Signer = { header: string; key: string | Buffer }

/** A webhook event. Both providers sign it by HMAC over time and body, in the same format. */
export type Event = { payload: string; signature: string }

export const stripeSigner: Signer = { header: "Stripe-Signature", key: keys.webhook }

export function sandboxSigner(secret: string): Signer {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "sandbox events", 32))
  return { header: "Sandbox-Signature", key }
}

/** The two event types that report money as held or captured. */
export const moneyTypes = ["payment_intent.amount_capturable_updated", "payment_intent.succeeded"]
export const otherTypes = ["payment_intent.created", "payment_intent.canceled", "charge.updated"]

/** An event signed by the provider at this moment. */
export function eventOf({ key }: Signer, intentId: string, type: string, moment = Date.now()): Event {
  const id = `evt_${crypto.randomUUID().replaceAll("-", "")}`
  return signed(
    JSON.stringify({ id, object: "event", type, data: { object: { id: intentId } } }),
    key,
    moment,
  )
}

export function signed(payload: string, key: string | Buffer, moment = Date.now()): Event {
  const time = Math.floor(moment / 1000)
  return { payload, signature: `t=${time},v1=${hmac(key, `${time}.${payload}`)}` }
}

/** Posts an event to the product's webhook; returns the response status. */
export async function answerTo(address: string, { header }: Signer, { payload, signature }: Event) {
  const headers = { "Content-Type": "application/json", ...(signature && { [header]: signature }) }
  const url = new URL("/api/payments/webhook", address)
  const response = await fetch(url, { method: "POST", headers, body: payload })
  await response.arrayBuffer()
  return response.status
}

/** A manipulated event of someone without the key; `stolen` is the signature of another event. */
export function forgery({ payload, signature }: Event, stolen: string, random: Random): Event {
  const signatures = [
    "",
    "t=,v1=",
    signature.replace(/v1=.*/, `v1=${"0".repeat(64)}`),
    signature.replace(/.$/, otherDigit),
    signature.slice(0, -1),
    signature.replace("v1=", "v0="),
    signature.replace(/\d(?=,)/, otherDigit),
    stolen,
    signed(payload, "").signature,
    signed(payload, "sandbox events").signature,
    `t=${/\d+/.exec(signature)?.[0]},v1=${hmac("", payload)}`,
    signed(payload, "key").signature,
  ]
  return random.pick([
    ...signatures.map((forged) => ({ payload, signature: forged })),
    { payload: `${payload} `, signature },
    { payload: payload.replace('"evt_', '"evt_0'), signature },
  ])
}

function otherDigit(digit: string) {
  return digit === "1" ? "2" : "1"
}

function hmac(key: string | Buffer, words: string) {
  return createHmac("sha256", key).update(words).digest("hex")
}
