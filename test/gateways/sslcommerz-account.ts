import { randomBytes } from "node:crypto"
import { poishaOf } from "./manners.ts"

export const store = { id: "backline_test", password: "backline@ssl" }

export type Attempt = Record<string, string>
type Session = { fields: URLSearchParams; attempts: Attempt[] }
type Refund = { id: string; bank: string; amount: string; status: string }

/** Each field of a session with its greatest length. */
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

export type Account = {
  origin: string
  sessions: Map<string, Session>
  refunds: Map<string, Refund>
  /** Where buyers are redirected instead of our callback URL. */
  page: string
}

export function answerOf(
  account: Account,
  method: string | undefined,
  { pathname, searchParams }: URL,
  form: URLSearchParams,
) {
  const query = searchParams
  if (pathname === "/gwprocess/v4/api.php" && method === "POST") return open(account, form)
  if (query.get("store_id") !== store.id || query.get("store_passwd") !== store.password)
    return { APIConnect: "FAILED", status: "INVALID_TRANSACTION" }
  if (pathname.endsWith("/validationserverAPI.php")) return validate(account, query.get("val_id") ?? "")
  if (query.has("refund_ref_id")) return refundOf(account, query.get("refund_ref_id") ?? "")
  if (query.has("refund_amount")) return refund(account, query)
  const { attempts = [] } = account.sessions.get(query.get("tran_id") ?? "") ?? {}
  return { APIConnect: "DONE", no_of_trans_found: attempts.length, element: attempts }
}

function open(account: Account, form: URLSearchParams) {
  const reason = refusalOf(account, form)
  if (reason) return { status: "FAILED", failedreason: reason, sessionkey: "", GatewayPageURL: "" }
  const sessionkey = randomBytes(16).toString("hex").toUpperCase()
  account.sessions.set(form.get("tran_id") ?? "", { fields: form, attempts: [] })
  return {
    status: "SUCCESS",
    failedreason: "",
    sessionkey,
    GatewayPageURL: account.page || `${account.origin}/pay/${sessionkey}`,
  }
}

function refusalOf({ sessions }: Account, form: URLSearchParams) {
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

function validate({ sessions }: Account, id: string) {
  const attempts = [...sessions.values()].flatMap((session) => session.attempts)
  const attempt = attempts.find((each) => each["val_id"] === id)
  if (!attempt) return { status: "INVALID_TRANSACTION" }
  const answered = { ...attempt, APIConnect: "DONE" }
  // VALID the first time, VALIDATED from then on
  if (attempt["status"] === "VALID") attempt["status"] = "VALIDATED"
  return answered
}

function refund({ sessions, refunds }: Account, query: URLSearchParams) {
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

function refundOf({ refunds }: Account, id: string) {
  const found = refunds.get(id)
  if (!found) return { APIConnect: "INVALID_REQUEST" }
  return { APIConnect: "DONE", bank_tran_id: found.bank, refund_ref_id: id, status: found.status }
}

export function attempt({ sessions }: Account, transactionId: string, status: string, changes: Attempt) {
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

/** Payments less refunds, in poisha. */
export function takingsOf({ sessions, refunds }: Account) {
  const paid = [...sessions.values()].flatMap(({ attempts }) =>
    attempts.filter(({ status = "" }) => status.startsWith("VALID")),
  )
  return paid.map(({ tran_id: transaction = "", amount = "", bank_tran_id }) => {
    const back = [...refunds.values()].filter(
      ({ bank, status }) => bank === bank_tran_id && status === "refunded",
    )
    return {
      transaction,
      amount: poishaOf(amount) - back.reduce((sum, refund) => sum + poishaOf(refund.amount), 0),
    }
  })
}

/** The id of a payment's first refund. */
export function refundOfPayment({ sessions, refunds }: Account, transactionId: string) {
  const { attempts = [] } = sessions.get(transactionId) ?? {}
  return [...refunds.values()].find(({ bank }) => attempts.some((each) => each["bank_tran_id"] === bank))?.id
}
