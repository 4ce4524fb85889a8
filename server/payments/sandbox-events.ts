import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto"
import { setTimeout as wait } from "node:timers/promises"
import { z } from "zod"
import { Problem } from "../http/problem.ts"

export type Deliver = (event: Request) => Promise<Response>

const signatureHeader = "Sandbox-Signature"
/** Clock skew, in seconds. */
const tolerance = 300
/** Delay before each attempt, in milliseconds; the sweep makes up for an undelivered event. */
const tries = [0, 500, 2_000]

const Event = z.object({ type: z.string(), data: z.object({ object: z.object({ id: z.string() }) }) })

/** Signs events as Stripe does: HMAC of timestamp and raw body. */
export function eventsOf(secret: string, deliver: Deliver) {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "sandbox events", 32))
  const sign = (time: string, rawBody: string) =>
    createHmac("sha256", key).update(`${time}.${rawBody}`).digest()

  const underWay = new Set<Promise<void>>()

  async function send(intentId: string) {
    const body = JSON.stringify({
      type: "payment_intent.amount_capturable_updated",
      data: { object: { id: intentId } },
    })
    for (const delay of tries) {
      await wait(delay, undefined, { ref: false })
      const time = String(Math.floor(Date.now() / 1000))
      const headers = { [signatureHeader]: `t=${time},v1=${sign(time, body).toString("hex")}` }
      const answer = await deliver(
        new Request("http://localhost/api/payments/webhook", { method: "POST", headers, body }),
      )
      if (answer.ok) return
    }
  }

  return {
    tell(intentId: string) {
      const sending = send(intentId).catch(() => undefined)
      underWay.add(sending)
      void sending.finally(() => underWay.delete(sending))
    },
    async delivered() {
      await Promise.all(underWay)
    },
    /** Throws `unreadable` for a wrong signature or time. */
    async read(rawBody: string, headers: Headers) {
      const [, time = "", signature = ""] =
        /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(headers.get(signatureHeader) ?? "") ?? []
      const isOurs = signature !== "" && timingSafeEqual(Buffer.from(signature, "hex"), sign(time, rawBody))
      const isNow = Math.abs(Date.now() / 1000 - Number(time)) <= tolerance
      if (!isOurs || !isNow) throw new Problem("unreadable", (say) => say.wrongSignature)
      const event = Event.safeParse(JSON.parse(rawBody))
      return event.data && { intentId: event.data.data.object.id }
    },
  }
}
