import { createHmac, hkdfSync } from "node:crypto"
import { keys } from "../test/stripe/server.ts"

/** What a card provider signs its events with, and where it says so. */
export type Seal = { header: string; key: string | Buffer }

/** An event on its way. Both providers sign an HMAC of time and body, and write it down alike. */
export type Event = { payload: string; signature: string }

export const stripeSeal: Seal = { header: "Stripe-Signature", key: keys.webhook }

export function sandboxSeal(secret: string): Seal {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "sandbox events", 32))
  return { header: "Sandbox-Signature", key }
}

/** The two types that a provider tells when it holds or took money. */
export const moneyTypes = ["payment_intent.amount_capturable_updated", "payment_intent.succeeded"] as const
export const otherTypes = ["payment_intent.created", "payment_intent.canceled", "charge.updated"] as const

/** An event that the provider signed at that moment. */
export function eventOf({ key }: Seal, intentId: string, type: string, moment = Date.now()): Event {
  const id = `evt_${crypto.randomUUID().replaceAll("-", "")}`
  const payload = JSON.stringify({ id, object: "event", type, data: { object: { id: intentId } } })
  const time = Math.floor(moment / 1000)
  return { payload, signature: `t=${time},v1=${hmac(key, `${time}.${payload}`)}` }
}

/** What the product answers to an event at its webhook. */
export async function answerTo(address: string, { header }: Seal, { payload, signature }: Event) {
  const headers = { "Content-Type": "application/json", ...(signature && { [header]: signature }) }
  const url = new URL("/api/payments/webhook", address)
  const answer = await fetch(url, { method: "POST", headers, body: payload })
  await answer.arrayBuffer()
  return answer.status
}

/** What someone without the key can make of an event that they have seen. */
export const forgeries: readonly [Forgery, ...Forgery[]] = [
  ({ payload }) => ({ payload, signature: "" }),
  ({ payload }) => ({ payload, signature: "t=,v1=" }),
  (event) => ({ ...event, signature: event.signature.replace(/v1=.*/, `v1=${"0".repeat(64)}`) }),
  (event) => ({ ...event, signature: event.signature.replace(/.$/, otherDigit) }),
  (event) => ({ ...event, signature: event.signature.slice(0, -1) }),
  (event) => ({ ...event, signature: event.signature.replace("v1=", "v0=") }),
  (event) => ({ ...event, signature: event.signature.replace(/\d(?=,)/, otherDigit) }),
  (event) => ({ ...event, payload: `${event.payload} ` }),
  (event) => ({ ...event, payload: event.payload.replace('"evt_', '"evt_0') }),
  (event, stolen) => ({ ...event, signature: stolen.signature }),
  ({ payload }) => signedWith(payload, ""),
  ({ payload }) => signedWith(payload, "sandbox events"),
  ({ payload, signature }) => ({ payload, signature: `t=${timeOf(signature)},v1=${hmac("", payload)}` }),
  ({ payload }) => ({
    payload: payload.replace('"evt_', '"evt_1'),
    signature: signedWith(payload, "key").signature,
  }),
]

/** `stolen` is an event about something else, with its true signature. */
type Forgery = (event: Event, stolen: Event) => Event

function signedWith(payload: string, key: string): Event {
  const time = Math.floor(Date.now() / 1000)
  return { payload, signature: `t=${time},v1=${hmac(key, `${time}.${payload}`)}` }
}

function timeOf(signature: string) {
  return /\d+/.exec(signature)?.[0] ?? ""
}

function otherDigit(digit: string) {
  return digit === "1" ? "2" : "1"
}

function hmac(key: string | Buffer, words: string) {
  return createHmac("sha256", key).update(words).digest("hex")
}
