import { randomBytes } from "node:crypto"
import type { IncomingMessage } from "node:http"
import {
  balanceTransactionOf,
  type Book,
  type Dispute,
  disputeOf,
  intentOf,
  Refusal,
  refundOf,
  step,
} from "./books.ts"
import { keys } from "./keys.ts"
import { allowed } from "./parameters.ts"

export type Account = { books: Map<string, Book>; disputes: Map<string, Dispute> }

/** The documented response to a call. Throws a `Refusal`. */
export function answerOf(account: Account, request: IncomingMessage, form: URLSearchParams) {
  if (request.headers.authorization !== `Bearer ${keys.secret}`)
    throw new Refusal("Invalid API Key provided", undefined, 401)
  const url = new URL(request.url ?? "", "http://localhost")
  const [, disputeId] = /^\/v1\/disputes\/([^/]+)$/.exec(url.pathname) ?? []
  if (disputeId) {
    assertNamed(`${request.method} /v1/disputes/:id`, url.searchParams)
    return disputeOf(findDispute(account, disputeId))
  }
  const [, id = "", act] = /^\/v1\/payment_intents\/(?!search$)([^/]+)(?:\/(\w+))?$/.exec(url.pathname) ?? []
  const call = `${request.method} ${id ? `/v1/payment_intents/:id${act ? `/${act}` : ""}` : url.pathname}`
  assertNamed(call, request.method === "GET" ? url.searchParams : form)
  if (call === "POST /v1/payment_intents") return create(account, form)
  if (call === "GET /v1/disputes") return listDisputes(account, url.searchParams)
  if (call === "GET /v1/payment_intents") return list(account, url.searchParams)
  if (call === "GET /v1/balance_transactions") return listBalance(account, url.searchParams)
  if (call === "GET /v1/payment_intents/search") return search(account, url.searchParams)
  const book = find(account, id || (form.get("payment_intent") ?? ""))
  if (call === "POST /v1/refunds") return refund(book, Number(form.get("amount") ?? book.amount))
  if (act === "capture") return step(book, ["requires_capture"], "succeeded")
  if (act === "cancel")
    return step(book, ["requires_payment_method", "requires_action", "requires_capture"], "canceled")
  return intentOf(book, url.searchParams.get("expand[0]") === "latest_charge")
}

function create({ books }: Account, form: URLSearchParams) {
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
    captured: 0,
    refunded: 0,
  }
  books.set(id, book)
  return intentOf(book, false)
}

function list({ books }: Account, query: URLSearchParams) {
  const since = Number(query.get("created[gte]"))
  const made = [...books.values()].filter(({ created }) => created >= since).toReversed()
  const intents = made.map((book) => intentOf(book, true))
  return { object: "list", url: "/v1/payment_intents", ...pageOf(intents, query) }
}

function listBalance({ books }: Account, query: URLSearchParams) {
  if (query.get("type") !== "charge" || query.get("expand[0]") !== "data.source")
    throw new Refusal("Only charges are listed here, with their source.")
  const since = Number(query.get("created[gte]"))
  const charged = [...books.values()].filter(({ captured }) => captured > 0 && captured >= since)
  const newest = charged.toSorted((one, other) => other.captured - one.captured).map(balanceTransactionOf)
  return { object: "list", url: "/v1/balance_transactions", ...pageOf(newest, query) }
}

function pageOf<Item extends { id: string }>(all: Item[], query: URLSearchParams) {
  const after = all.findIndex(({ id }) => id === query.get("starting_after"))
  const data = all.slice(after + 1, after + 1 + Number(query.get("limit") ?? 10))
  return { has_more: data.at(-1) !== all.at(-1), data }
}

// https://docs.stripe.com/search#search-query-language
function search({ books }: Account, query: URLSearchParams) {
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

export function find({ books }: Account, id: string) {
  const book = books.get(id)
  if (!book) throw new Refusal(`No such payment_intent: '${id}'`, "resource_missing", 404)
  return book
}

function listDisputes({ disputes }: Account, query: URLSearchParams) {
  const since = Number(query.get("created[gte]"))
  const data = [...disputes.values()].filter(({ created }) => created >= since).map(disputeOf)
  return { object: "list", url: "/v1/disputes", has_more: false, data }
}

export function findDispute({ disputes }: Account, id: string) {
  const dispute = disputes.get(id)
  if (!dispute) throw new Refusal(`No such dispute: '${id}'`, "resource_missing", 404)
  return dispute
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
