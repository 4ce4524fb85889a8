import { randomBytes } from "node:crypto"
import { createServer, type IncomingMessage } from "node:http"
import { Stripe } from "stripe"
import { listen } from "../listen.ts"
import { type Book, type Dispute, disputeOf, eventOf, intentOf, Refusal, refundOf, step } from "./books.ts"
import { allowed } from "./parameters.ts"

export const keys = { secret: "sk_test_backline", publishable: "pk_test_backline", webhook: "whsec_backline" }

/** What a product is told that is to use it; its address comes with the server. */
export const keySettings = {
  STRIPE_SECRET_KEY: keys.secret,
  STRIPE_PUBLISHABLE_KEY: keys.publishable,
  STRIPE_WEBHOOK_SECRET: keys.webhook,
}

/** How the server behaves towards the product, changed while it runs; by a refusal it takes no step. */
export type Manners = "polite" | "away" | "busy" | "nonsense" | "forgets" | "silent" | Refusal

/**
 * Stripe on this machine: the paths and parameters that the package's types name and no others, its published shapes, its
 * rules of idempotency, its states, its signed events. `deliver` brings an event to the product.
 */
export async function stripeServer() {
  const books = new Map<string, Book>()
  const disputes = new Map<string, Dispute>()
  const answers = new Map<string, { asked: string; body: string }>()
  let manners: Manners = "polite"
  const server = createServer((request, response) => {
    void answer(request).then(({ status, body, headers }) => {
      if (manners === "silent") return undefined
      if (manners === "away") return response.destroy()
      if (manners === "busy") return response.writeHead(503, { "Stripe-Should-Retry": "false" }).end("busy")
      if (manners === "nonsense") return response.writeHead(200).end("{}")
      // the step was taken, but its answer is lost on the way
      if (manners === "forgets" && request.method === "POST") return response.destroy()
      return response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(body)
    })
  })
  const { origin, stop } = await listen(server)

  async function answer(request: IncomingMessage) {
    const form = new URLSearchParams(Buffer.concat(await request.toArray()).toString())
    try {
      if (manners instanceof Refusal && request.method === "POST") throw manners
      return repeated(request, form) ?? keep(request, form, JSON.stringify(take(request, form)))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return { status: error.status, body: JSON.stringify({ error: error.error }), headers: {} }
    }
  }

  function take(request: IncomingMessage, form: URLSearchParams) {
    if (request.headers.authorization !== `Bearer ${keys.secret}`)
      throw new Refusal("Invalid API Key provided", undefined, 401)
    const url = new URL(request.url ?? "", "http://localhost")
    const [, disputeId] = /^\/v1\/disputes\/([^/]+)$/.exec(url.pathname) ?? []
    if (disputeId) {
      assertNamed(`${request.method} /v1/disputes/:id`, url.searchParams)
      return disputeOf(findDispute(disputeId))
    }
    const [, id = "", act] =
      /^\/v1\/payment_intents\/(?!search$)([^/]+)(?:\/(\w+))?$/.exec(url.pathname) ?? []
    const call = `${request.method} ${id ? `/v1/payment_intents/:id${act ? `/${act}` : ""}` : url.pathname}`
    assertNamed(call, request.method === "GET" ? url.searchParams : form)
    if (call === "POST /v1/payment_intents") return create(form)
    if (call === "GET /v1/disputes") return listDisputes()
    if (call === "GET /v1/payment_intents") return list(url.searchParams)
    if (call === "GET /v1/payment_intents/search") return search(url.searchParams)
    const book = find(id || (form.get("payment_intent") ?? ""))
    if (call === "POST /v1/refunds") return refund(book, Number(form.get("amount") ?? book.amount))
    if (act === "capture") return step(book, ["requires_capture"], "succeeded")
    if (act === "cancel")
      return step(book, ["requires_payment_method", "requires_action", "requires_capture"], "canceled")
    return intentOf(book, url.searchParams.get("expand[0]") === "latest_charge")
  }

  function create(form: URLSearchParams) {
    // https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
    if (Number(form.get("amount")) > 99_999_999)
      throw new Refusal("Amount must be no more than ৳999,999.99", "amount_too_large", 400, {
        param: "amount",
      })
    const id = `pi_${randomBytes(12).toString("hex")}`
    const book: Book = {
      id,
      secret: `${id}_secret_${randomBytes(12).toString("hex")}`,
      status: "requires_payment_method",
      amount: Number(form.get("amount")),
      currency: form.get("currency") ?? "",
      metadata: Object.fromEntries(
        [...form].flatMap(([name, value]) => {
          const [, key] = /^metadata\[(\w+)\]$/.exec(name) ?? []
          return key ? [[key, value]] : []
        }),
      ),
      created: Math.floor(Date.now() / 1000),
      held: 0,
      refunded: 0,
    }
    books.set(id, book)
    return intentOf(book, false)
  }

  function list(query: URLSearchParams) {
    const since = Number(query.get("created[gte]"))
    const all = [...books.values()].filter(({ created }) => created >= since).toReversed()
    const after = all.findIndex(({ id }) => id === query.get("starting_after"))
    const shown = all.slice(after + 1, after + 1 + Number(query.get("limit") ?? 10))
    const hasMore = shown.at(-1) !== all.at(-1)
    return {
      object: "list",
      url: "/v1/payment_intents",
      has_more: hasMore,
      data: shown.map((book) => intentOf(book, true)),
    }
  }

  // https://docs.stripe.com/search#search-query-language
  function search(query: URLSearchParams) {
    const [, status, until] = /^status:"(\w+)" AND created<(\d+)$/.exec(query.get("query") ?? "") ?? []
    if (!status) throw new Refusal("We were unable to parse your search query.")
    const found = [...books.values()].filter((it) => it.status === status && it.created < Number(until))
    const from = Number(query.get("page") ?? 0)
    const to = from + Number(query.get("limit") ?? 10)
    return {
      object: "search_result",
      url: "/v1/payment_intents/search",
      has_more: to < found.length,
      next_page: to < found.length ? String(to) : null,
      data: found.slice(from, to).map((book) => intentOf(book, true)),
    }
  }

  function find(id: string) {
    const book = books.get(id)
    if (!book) throw new Refusal(`No such payment_intent: '${id}'`, "resource_missing", 404)
    return book
  }

  function listDisputes() {
    const data = [...disputes.values()].map(disputeOf)
    return { object: "list", url: "/v1/disputes", has_more: false, data }
  }

  function findDispute(id: string) {
    const dispute = disputes.get(id)
    if (!dispute) throw new Refusal(`No such dispute: '${id}'`, "resource_missing", 404)
    return dispute
  }

  // https://docs.stripe.com/api/idempotent_requests
  function repeated({ headers, url }: IncomingMessage, form: URLSearchParams) {
    const key = String(headers["idempotency-key"])
    const earlier = headers["idempotency-key"] && answers.get(key)
    if (!earlier) return undefined
    if (earlier.asked !== `${url} ${form}`)
      throw new Refusal("This key was used for another request.", undefined, 400, {
        type: "idempotency_error",
      })
    return { status: 200, body: earlier.body, headers: { "Idempotent-Replayed": "true" } }
  }

  function keep({ headers, url }: IncomingMessage, form: URLSearchParams, body: string) {
    const key = headers["idempotency-key"]
    if (key) answers.set(String(key), { asked: `${url} ${form}`, body })
    return { status: 200, body, headers: {} }
  }

  return {
    base: origin,
    behave: (how: Manners) => {
      manners = how
    },
    stop,
    /** What Stripe's script in a browser does with a card that is good, or good after a question. */
    confirm(secret: string, isAsking = false) {
      const book = [...books.values()].find((it) => it.secret === secret)
      if (!book) throw new Error("no such intent")
      const to = isAsking ? "requires_action" : "requires_capture"
      step(book, ["requires_payment_method", "requires_action"], to)
      return book.id
    },
    /** As if an intent had been opened so many seconds ago, and its money been held since so many. */
    age(id: string, { opened, held }: { opened: number; held: number }) {
      const now = Math.floor(Date.now() / 1000)
      Object.assign(find(id), { created: now - opened, held: now - held })
    },
    /** An event about an intent, signed as Stripe signs it at this moment. */
    event(id: string, type = "payment_intent.amount_capturable_updated", moment = Date.now()) {
      return signed(JSON.stringify(eventOf(type, intentOf(find(id), false))), moment)
    },
    /** The buyer's bank takes so much of a payment back; answers its id. */
    dispute(intentId: string, amount = find(intentId).amount) {
      const id = `du_${randomBytes(8).toString("hex")}`
      disputes.set(id, { id, of: find(intentId), amount, status: "needs_response", moves: [] })
      return id
    },
    /** What becomes of it, and how the account's balance moves. */
    decideDispute(id: string, changes: Partial<Pick<Dispute, "status" | "moves">>) {
      Object.assign(findDispute(id), changes)
    },
    disputeEvent(id: string, type: string) {
      return signed(JSON.stringify(eventOf(`charge.dispute.${type}`, disputeOf(findDispute(id)))))
    },
  }
}

/** As Stripe signs it. */
function signed(payload: string, moment = Date.now()) {
  const timestamp = Math.floor(moment / 1000)
  const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: keys.webhook, timestamp })
  return { payload, headers: { "Stripe-Signature": header, "Content-Type": "application/json" } }
}

function refund(book: Book, amount: number) {
  if (book.refunded === book.amount) throw new Refusal("Already refunded.", "charge_already_refunded")
  if (book.status !== "succeeded") throw new Refusal("Nothing was taken.", "payment_intent_unexpected_state")
  if (amount > book.amount - book.refunded) throw new Refusal("Greater than unrefunded amount on charge")
  book.refunded += amount
  return refundOf(book, amount)
}

function assertNamed(call: string, form: URLSearchParams) {
  const names = allowed[call]
  if (!names) throw new Refusal(`Unrecognized request URL (${call}).`, undefined, 404)
  for (const name of form.keys())
    if (!names.has(name.replace(/\[.*$/, "")))
      throw new Refusal(`Received unknown parameter: ${name}`, "parameter_unknown")
}
