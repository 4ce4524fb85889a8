import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto"
import { setTimeout as wait } from "node:timers/promises"

export type Deliver = (notice: Request) => Promise<Response>

const proof = "verify_sign_sha2"
/** Delay before each attempt, in milliseconds; the scheduled job makes up for an undelivered notice. */
const tries = [0, 500, 2_000]

/** Sends notices form-encoded and signed over their sorted fields, as SSLCommerz does. */
export function noticesOf(secret: string, deliver: Deliver) {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "hosted sandbox notices", 32))
  const underWay = new Set<Promise<void>>()

  function sign(fields: URLSearchParams) {
    const signed = [...fields].filter(([name]) => name !== proof).map((pair) => pair.join("="))
    return createHmac("sha256", key).update(signed.toSorted().join("&")).digest()
  }

  async function send(url: string, body: URLSearchParams) {
    for (const delay of tries) {
      await wait(delay, undefined, { ref: false })
      const answer = await deliver(new Request(url, { method: "POST", body: new URLSearchParams(body) }))
      if (answer.ok) return
    }
  }

  return {
    tell(url: string, notice: Record<string, string>) {
      const body = new URLSearchParams(notice)
      body.set(proof, sign(body).toString("hex"))
      const sending = send(url, body).catch(() => undefined)
      underWay.add(sending)
      void sending.finally(() => underWay.delete(sending))
    },
    async delivered() {
      await Promise.all(underWay)
    },
    isProven(fields: URLSearchParams) {
      const theirs = Buffer.from(fields.get(proof) ?? "", "hex")
      const ours = sign(fields)
      return theirs.length === ours.length && timingSafeEqual(theirs, ours)
    },
  }
}
