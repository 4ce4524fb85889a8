import { Agent, request, type RequestOptions } from "node:https"
import webPush from "web-push"
import { second } from "../process/durations.ts"
import type { Vapid } from "./keys.ts"
import { publicLookup } from "./public-lookup.ts"
import { readRetryAfter } from "./retry-after.ts"

type Recipient = { endpoint: string; p256dh: string; auth: string }

/** `ttl` in seconds. */
type Options = { ttl: number; urgency: "normal" | "high" }

export type PushAnswer = { status?: number; retryAfter?: Date | undefined }

export type PushSender = ReturnType<typeof createPushSender>

type Connection = { agent: Agent; timeoutMs: number }

const toPublicHosts = { agent: new Agent({ lookup: publicLookup }), timeoutMs: 10 * second }

export function createPushSender(vapidDetails: Vapid, { agent, timeoutMs }: Connection = toPublicHosts) {
  return {
    publicKey: vapidDetails.publicKey,
    send({ endpoint, p256dh, auth }: Recipient, payload: string, { ttl, urgency }: Options) {
      const subscription = { endpoint, keys: { p256dh, auth } }
      const options = { vapidDetails, TTL: ttl, urgency }
      const { headers, body } = webPush.generateRequestDetails(subscription, payload, options)
      const signal = AbortSignal.timeout(timeoutMs)
      return post(endpoint, { headers, agent, signal }, body)
    },
  }
}

/** The library would read a response of any length. */
function post(endpoint: string, options: RequestOptions, body: Buffer) {
  return new Promise<PushAnswer>((resolve) => {
    const sending = request(endpoint, { ...options, method: "POST" }, (response) => {
      const { statusCode: status = 0, headers } = response
      resolve({ status, retryAfter: readRetryAfter(headers["retry-after"]) })
      response.destroy()
    })
    sending.on("error", () => resolve({}))
    sending.end(body)
  })
}
