import { createHash } from "node:crypto"
import { createServer, type IncomingMessage } from "node:http"
import { listen } from "../listen.ts"
import {
  type Account,
  answerOf,
  attempt,
  type Attempt,
  refundOfPayment,
  store,
  takingsOf,
} from "./sslcommerz-account.ts"
import { respond, bodyOf, type CallLine, isHeard, type Manners } from "./manners.ts"

/**
 * An implementation of SSLCommerz v4 (https://developer.sslcommerz.com/doc/v4/): sessions with their fields and
 * lengths, validation, transactions with every attempt, delayed refunds, signed notices.
 */
export async function sslCommerzServer() {
  const asked: string[] = []
  let manners: Manners = "polite"
  const line: CallLine = { letsPass: () => true }
  const server = createServer((request, response) => {
    const how = line.letsPass(request.url ?? "") ? manners : "away"
    void answer(request, how).then((body) => respond(how, response, body))
  })
  const { origin, stop } = await listen(server)
  const account: Account = { origin, sessions: new Map(), refunds: new Map(), page: "" }

  async function answer(request: IncomingMessage, how: Manners) {
    const url = new URL(request.url ?? "", origin)
    asked.push(url.pathname)
    const form = new URLSearchParams(await bodyOf(request))
    return isHeard(how) ? answerOf(account, request.method, url, form) : undefined
  }

  return {
    settings: {
      SSLCOMMERZ_STORE_ID: store.id,
      SSLCOMMERZ_STORE_PASSWORD: store.password,
      SSLCOMMERZ_API_BASE: origin,
    },
    base: origin,
    asked,
    refunds: account.refunds,
    line,
    stop,
    takings: () => takingsOf(account),
    refundOfPayment: (transactionId: string) => refundOfPayment(account, transactionId),
    behave: (how: Manners) => {
      manners = how
    },
    /** Sets the payment page that sessions return. */
    sendTo: (url: string) => {
      account.page = url
    },
    /** The transaction id of the last session. */
    lastOpened: () => [...account.sessions.keys()].at(-1) ?? "",
    fieldsOf: (transactionId: string) => account.sessions.get(transactionId)?.fields,
    pay: (transactionId: string, changes: Attempt = {}) => attempt(account, transactionId, "VALID", changes),
    fail: (transactionId: string, status = "FAILED") =>
      attempt(account, transactionId, status, { val_id: "" }),
    finish(id: string, status: "refunded" | "cancelled") {
      const found = account.refunds.get(id)
      if (found) found.status = status
    },
  }
}

/** The signed notice about an attempt, which SSLCommerz posts to the product and has the browser post. */
export function noticeOf(attempt: Attempt, proof: "sha256" | "md5" = "sha256", password = store.password) {
  const hash = (text: string) => createHash(proof).update(text).digest("hex")
  const names = Object.keys(attempt).toSorted()
  const signed = Object.entries({ ...attempt, store_passwd: hash(password) }).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  )
  const sign = hash(signed.map((pair) => pair.join("=")).join("&"))
  return new URLSearchParams({
    ...attempt,
    verify_key: names.join(","),
    [proof === "sha256" ? "verify_sign_sha2" : "verify_sign"]: sign,
  })
}
