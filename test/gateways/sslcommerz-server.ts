import { createHash, randomBytes } from "node:crypto"
import { createServer, type IncomingMessage } from "node:http"
import { listen } from "../listen.ts"
import { answerBy, bodyOf, isHeard, type Manners } from "./manners.ts"

export const store = { id: "backline_test", password: "backline@ssl" }

type Attempt = Record<string, string>
type Session = { fields: URLSearchParams; attempts: Attempt[] }
type Refund = { id: string; bank: string; amount: string; status: string }

/** Each field of a session, and its greatest length. */
const taken: Record<string, number> = {
  store_id: 30,
  store_passwd: 30,
  total_amount: 12,
  currency: 3,
  tran_id: 30,
  success_url: 255,
  fail_url: 255,
  cancel_url: 255,
  ipn_url: 255,
  cus_name: 50,
  cus_email: 50,
  cus_add1: 50,
  cus_city: 50,
  cus_postcode: 30,
  cus_country: 50,
  cus_phone: 20,
  shipping_method: 50,
  ship_name: 50,
  ship_add1: 50,
  ship_city: 50,
  ship_postcode: 50,
  ship_country: 50,
  num_of_item: 10,
  product_name: 255,
  product_category: 100,
  product_profile: 100,
  emi_option: 1,
  value_a: 255,
}
const optional = new Set(["ship_name", "ship_add1", "ship_city", "ship_postcode", "ship_country", "value_a"])

/**
 * SSLCommerz v4 on this machine, as https://developer.sslcommerz.com/doc/v4/ describes it: sessions with their fields
 * and lengths, validation, transactions with every attempt, refunds that take their time, signed notices.
 */
export async function sslCommerzServer() {
  const sessions = new Map<string, Session>()
  const refunds = new Map<string, Refund>()
  const asked: string[] = []
  let manners: Manners = "polite"
  let page = ""
  const server = createServer((request, response) => {
    void answer(request).then((body) => answerBy(manners, response, body))
  })
  const { origin, stop } = await listen(server)

  async function answer(request: IncomingMessage) {
    const { pathname, searchParams: query } = new URL(request.url ?? "", origin)
    asked.push(pathname)
    const form = new URLSearchParams(await bodyOf(request))
    if (!isHeard(manners)) return undefined
    if (pathname === "/gwprocess/v4/api.php" && request.method === "POST") return open(form)
    if (query.get("store_id") !== store.id || query.get("store_passwd") !== store.password)
      return { APIConnect: "FAILED", status: "INVALID_TRANSACTION" }
    if (pathname.endsWith("/validationserverAPI.php")) return validate(query.get("val_id") ?? "")
    if (query.has("refund_ref_id")) return refundOf(query.get("refund_ref_id") ?? "")
    if (query.has("refund_amount")) return refund(query)
    const { attempts = [] } = sessions.get(query.get("tran_id") ?? "") ?? {}
    return { APIConnect: "DONE", no_of_trans_found: attempts.length, element: attempts }
  }

  function open(form: URLSearchParams) {
    const reason = refusalOf(form)
    if (reason) return { status: "FAILED", failedreason: reason, sessionkey: "", GatewayPageURL: "" }
    const sessionkey = randomBytes(16).toString("hex").toUpperCase()
    sessions.set(form.get("tran_id") ?? "", { fields: form, attempts: [] })
    return {
      status: "SUCCESS",
      failedreason: "",
      sessionkey,
      GatewayPageURL: page || `${origin}/pay/${sessionkey}`,
    }
  }

  function refusalOf(form: URLSearchParams) {
    if (form.get("store_id") !== store.id || form.get("store_passwd") !== store.password)
      return "Store Credential Error Or Store is De-active"
    for (const [name, value] of form) {
      const length = taken[name]
      if (length === undefined || value.length > length) return `Invalid ${name}`
    }
    const missing = Object.keys(taken).find((name) => !optional.has(name) && !form.get(name))
    if (missing) return `Invalid Information: ${missing}`
    const amount = Number(form.get("total_amount"))
    if (amount < 10 || amount > 500_000) return "Invalid Amount"
    return sessions.has(form.get("tran_id") ?? "") ? "Duplicate tran_id" : undefined
  }

  function validate(id: string) {
    const attempts = [...sessions.values()].flatMap((session) => session.attempts)
    const attempt = attempts.find((each) => each["val_id"] === id)
    if (!attempt) return { status: "INVALID_TRANSACTION" }
    const answered = { ...attempt, APIConnect: "DONE" }
    // VALID the first time, VALIDATED from then on
    if (attempt["status"] === "VALID") attempt["status"] = "VALIDATED"
    return answered
  }

  function refund(query: URLSearchParams) {
    const bank = query.get("bank_tran_id") ?? ""
    const paid = [...sessions.values()]
      .flatMap(({ attempts }) => attempts)
      .find((it) => it["bank_tran_id"] === bank)
    const amount = query.get("refund_amount") ?? ""
    const isLong = (query.get("refund_trans_id") ?? "").length > 30 || !query.get("refund_trans_id")
    if (!paid || Number(amount) > Number(paid["amount"]) || isLong)
      return { APIConnect: "DONE", bank_tran_id: bank, status: "failed", errorReason: "Invalid refund" }
    const id = randomBytes(8).toString("hex")
    refunds.set(id, { id, bank, amount, status: "processing" })
    return { APIConnect: "DONE", bank_tran_id: bank, refund_ref_id: id, status: "success", errorReason: "" }
  }

  function refundOf(id: string) {
    const found = refunds.get(id)
    if (!found) return { APIConnect: "INVALID_REQUEST" }
    return { APIConnect: "DONE", bank_tran_id: found.bank, refund_ref_id: id, status: found.status }
  }

  function attempt(transactionId: string, status: string, changes: Attempt) {
    const session = sessions.get(transactionId)
    if (!session) throw new Error("no such session")
    const amount = session.fields.get("total_amount") ?? ""
    const made = {
      status,
      tran_id: transactionId,
      val_id: randomBytes(12).toString("hex"),
      amount,
      store_amount: amount,
      currency: "BDT",
      currency_type: "BDT",
      currency_amount: amount,
      bank_tran_id: randomBytes(10).toString("hex"),
      card_type: "BKASH-BKash",
      risk_level: "0",
      risk_title: "Safe",
      value_a: session.fields.get("value_a") ?? "",
      ...changes,
    }
    session.attempts.push(made)
    return made
  }

  return {
    settings: {
      SSLCOMMERZ_STORE_ID: store.id,
      SSLCOMMERZ_STORE_PASSWORD: store.password,
      SSLCOMMERZ_API_BASE: origin,
    },
    base: origin,
    asked,
    refunds,
    stop,
    behave: (how: Manners) => {
      manners = how
    },
    /** The page that sessions name. */
    sendTo: (url: string) => {
      page = url
    },
    fieldsOf: (transactionId: string) => sessions.get(transactionId)?.fields,
    pay: (transactionId: string, changes: Attempt = {}) => attempt(transactionId, "VALID", changes),
    fail: (transactionId: string, status = "FAILED") => attempt(transactionId, status, { val_id: "" }),
    finish(id: string, status: "refunded" | "cancelled") {
      const found = refunds.get(id)
      if (found) found.status = status
    },
  }
}

/** What SSLCommerz posts to the product about an attempt, and lets the browser post, signed. */
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
