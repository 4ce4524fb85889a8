import { randomBytes } from "node:crypto"
import { createServer, type IncomingMessage } from "node:http"
import { Stripe } from "stripe"
import { listen } from "../listen.ts"
import { type Account, answerOf, find, findDispute } from "./account.ts"
import { type Dispute, disputeOf, eventOf, intentOf, Refusal, step } from "./books.ts"
import { keys } from "./keys.ts"

/** The product's settings for this server, except its address. */
export const keySettings = {
  STRIPE_SECRET_KEY: keys.secret,
  STRIPE_PUBLISHABLE_KEY: keys.publishable,
  STRIPE_WEBHOOK_SECRET: keys.webhook,
}

/** How the server answers the product, changed while it runs; a `Refusal` changes nothing in the account. */
export type Manners = "polite" | "away" | "busy" | "nonsense" | "forgets" | "silent" | Refusal

/**
 * A Stripe server: only the paths and parameters of the package's types, documented responses, idempotency keys,
 * states, and signed events. `deliver` sends an event to the product.
 */
export async function stripeServer() {
  const account: Account = { books: new Map(), disputes: new Map() }
  const replies: Replies = new Map()
  let manners: Manners = "polite"
  const server = createServer((request, response) => {
    void answer(request).then(({ status, body, headers }) => {
      if (manners === "silent") return undefined
      if (manners === "away") return response.destroy()
      if (manners === "busy") return response.writeHead(503, { "Stripe-Should-Retry": "false" }).end("busy")
      if (manners === "nonsense") return response.writeHead(200).end("{}")
      // the call had its effect, but the response is lost
      if (manners === "forgets" && request.method === "POST") return response.destroy()
      return response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(body)
    })
  })
  const { origin, stop } = await listen(server)

  async function answer(request: IncomingMessage) {
    const form = new URLSearchParams(Buffer.concat(await request.toArray()).toString())
    try {
      if (manners instanceof Refusal && request.method === "POST") throw manners
      return (
        repeated(replies, request, form) ??
        keep(replies, request, form, JSON.stringify(answerOf(account, request, form)))
      )
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { status: error.status, body: JSON.stringify({ error: error.error }), headers: {} }
    }
  }

  return {
    base: origin,
    behave: (how: Manners) => {
      manners = how
    },
    stop,
    ...actsOfOthers(account),
  }
}

/** Responses by idempotency key. */
type Replies = Map<string, { asked: string; body: string }>

// https://docs.stripe.com/api/idempotent_requests
function repeated(replies: Replies, { headers, url }: IncomingMessage, form: URLSearchParams) {
  const key = String(headers["idempotency-key"])
  const earlier = headers["idempotency-key"] && replies.get(key)
  if (!earlier) return undefined
  if (earlier.asked !== `${url} ${form}`)
    throw new Refusal("This key was used for another request.", undefined, 400, {
      type: "idempotency_error",
    })
  return { status: 200, body: earlier.body, headers: { "Idempotent-Replayed": "true" } }
}

function keep(replies: Replies, { headers, url }: IncomingMessage, form: URLSearchParams, body: string) {
  const key = headers["idempotency-key"]
  if (key) replies.set(String(key), { asked: `${url} ${form}`, body })
  return { status: 200, body, headers: {} }
}

/** Acts of buyers and their banks, and the passing of time. */
function actsOfOthers(account: Account) {
  return {
    /** Confirms a card as Stripe's script in a browser does; `isAsking`: the bank asks the buyer first. */
    confirm(secret: string, isAsking = false) {
      const book = [...account.books.values()].find((it) => it.secret === secret)
      if (!book) throw new Error("no such intent")
      const to = isAsking ? "requires_action" : "requires_capture"
      step(book, ["requires_payment_method", "requires_action"], to)
      return book.id
    },
    /** Sets when an intent was opened, held and captured, in seconds before now. */
    age(id: string, { opened, held, captured = 0 }: { opened: number; held: number; captured?: number }) {
      const now = Math.floor(Date.now() / 1000)
      Object.assign(find(account, id), {
        created: now - opened,
        held: now - held,
        ...(captured && { captured: now - captured }),
      })
    },
    /** An event about an intent, signed at this moment. */
    event(id: string, type = "payment_intent.amount_capturable_updated", moment = Date.now()) {
      return signed(JSON.stringify(eventOf(type, intentOf(find(account, id), false))), moment)
    },
    /** The buyer's bank disputes this amount of a payment; returns the dispute's id. */
    dispute(intentId: string, amount = find(account, intentId).amount) {
      const id = `du_${randomBytes(8).toString("hex")}`
      account.disputes.set(id, {
        id,
        of: find(account, intentId),
        amount,
        status: "needs_response",
        moves: [],
        created: Math.floor(Date.now() / 1000),
      })
      return id
    },
    /** Sets the outcome of a dispute and its balance transactions. */
    decideDispute(id: string, changes: Partial<Pick<Dispute, "status" | "moves" | "created">>) {
      Object.assign(findDispute(account, id), changes)
    },
    disputeEvent(id: string, type: string) {
      return signed(JSON.stringify(eventOf(`charge.dispute.${type}`, disputeOf(findDispute(account, id)))))
    },
  }
}

/** Signs a payload as Stripe does. */
function signed(payload: string, moment = Date.now()) {
  const timestamp = Math.floor(moment / 1000)
  const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: keys.webhook, timestamp })
  return { payload, headers: { "Stripe-Signature": header, "Content-Type": "application/json" } }
}
