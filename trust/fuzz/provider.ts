import { createHmac, hkdfSync } from "node:crypto"
import type { Asker } from "./principals.ts"
import type { Draft, Known } from "./skeleton.ts"

/** The card provider, who signs what it tells with a key made from this secret. */
export function providerWith(secret: string): Asker {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "sandbox events", 32))
  return { name: "provider", role: "provider", email: "", headers: {}, key }
}

/** An event about one of the transactions, as it signs them. */
export function signed({ name, key = Buffer.alloc(0) }: Asker, { random, memory }: Known): Partial<Draft> {
  const id = memory.recall("transactions", name, random) ?? "pi_unknown"
  const body = { type: "payment_intent.amount_capturable_updated", data: { object: { id } } }
  const time = Math.floor(Date.now() / 1000)
  const signature = createHmac("sha256", key).update(`${time}.${JSON.stringify(body)}`)
  return { body, headers: { "sandbox-signature": `t=${time},v1=${signature.digest("hex")}` } }
}
