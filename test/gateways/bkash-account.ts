import { randomBytes } from "node:crypto"
import type { IncomingMessage } from "node:http"

export const merchant = {
  appKey: "key",
  appSecret: "secret",
  username: "backline",
  password: "bkash@backline",
}

type Payment = {
  paymentID: string
  invoice: string
  callbackURL: string
  amount: string
  isVerified: boolean
  trxID: string | undefined
  refunds: { refundTrxID: string; amount: string; transactionStatus: string }[]
}

export type Account = {
  origin: string
  payments: Map<string, Payment>
  tokens: Set<string>
  /** The error code of each execution; undefined: executions succeed. */
  executionCode: string | undefined
  /** Where buyers are redirected instead of our callback URL. */
  page: string
}

const ok = { statusCode: "0000", statusMessage: "Successful" }

export function answerOf(
  account: Account,
  path: string,
  body: Record<string, string>,
  { headers }: IncomingMessage,
) {
  if (path === "token/grant" || path === "token/refresh") return grant(account, body, headers)
  const isKnown = headers["x-app-key"] === merchant.appKey && account.tokens.has(headers.authorization ?? "")
  if (!isKnown) return { message: "Unauthorized" }
  if (path === "create") return create(account, body)
  const payment = account.payments.get(body["paymentID"] ?? "")
  if (!payment) return { statusCode: "2054", statusMessage: "Invalid Payment ID" }
  if (path === "execute") return execute(account, payment)
  if (path === "payment/status") return statusOf(payment)
  return path === "payment/refund" ? refund(payment, body) : { message: "Not Found" }
}

function grant({ tokens }: Account, body: Record<string, string>, headers: IncomingMessage["headers"]) {
  const isMerchant =
    body["app_key"] === merchant.appKey &&
    body["app_secret"] === merchant.appSecret &&
    headers["username"] === merchant.username &&
    headers["password"] === merchant.password
  if (!isMerchant) return { statusCode: "2001", statusMessage: "Invalid App Key" }
  const id_token = randomBytes(12).toString("hex")
  tokens.add(id_token)
  return {
    ...ok,
    id_token,
    token_type: "Bearer",
    expires_in: 3600,
    refresh_token: randomBytes(8).toString("hex"),
  }
}

function create({ payments, page, origin }: Account, body: Record<string, string>) {
  const { mode, payerReference, callbackURL, amount, currency, intent, merchantInvoiceNumber: invoice } = body
  if (
    mode !== "0011" ||
    !payerReference ||
    !callbackURL ||
    currency !== "BDT" ||
    intent !== "sale" ||
    !invoice
  )
    return { statusCode: "2065", statusMessage: "Mandatory field required" }
  if (!amount || Number(amount) < 1) return { statusCode: "2006", statusMessage: "Invalid Amount" }
  const paymentID = `TR0011${randomBytes(8).toString("hex")}`
  payments.set(paymentID, {
    paymentID,
    invoice,
    callbackURL,
    amount,
    isVerified: false,
    trxID: undefined,
    refunds: [],
  })
  return {
    ...ok,
    paymentID,
    callbackURL,
    amount,
    intent,
    currency,
    merchantInvoiceNumber: invoice,
    bkashURL: page || `${origin}/?paymentId=${paymentID}`,
    transactionStatus: "Initiated",
  }
}

/** What a buyer sees at bKash, and where bKash redirects the buyer after wallet number, code and PIN. */
export function pageOf({ payments }: Account, { pathname, searchParams }: URL) {
  const payment = payments.get(searchParams.get("paymentId") ?? "")
  if (!payment) return { status: 404 }
  const { paymentID, amount, callbackURL } = payment
  if (pathname !== "/confirm")
    return { html: `<h1>BDT ${amount}</h1><a href="/confirm?paymentId=${paymentID}">CONFIRM</a>` }
  payment.isVerified = true
  return { status: 302, location: `${callbackURL}?paymentID=${paymentID}&status=success` }
}

function execute({ executionCode }: Account, payment: Payment) {
  if (executionCode) return { statusCode: executionCode, statusMessage: "…" }
  if (payment.trxID) return { statusCode: "2062", statusMessage: "The payment has already been completed" }
  if (!payment.isVerified) return { statusCode: "2056", statusMessage: "Invalid Payment State" }
  payment.trxID = randomBytes(5).toString("hex").toUpperCase()
  const { verificationStatus: _, ...executed } = statusOf(payment)
  return executed
}

function statusOf({ paymentID, invoice, amount, isVerified, trxID }: Payment) {
  return {
    ...ok,
    paymentID,
    mode: "0011",
    amount,
    currency: "BDT",
    intent: "sale",
    merchantInvoiceNumber: invoice,
    transactionStatus: trxID ? "Completed" : "Initiated",
    verificationStatus: isVerified ? "Complete" : "Incomplete",
    ...(trxID && { trxID }),
  }
}

function refund(payment: Payment, { trxID, amount }: Record<string, string>) {
  if (!payment.trxID || trxID !== payment.trxID) return { statusCode: "2055", statusMessage: "Invalid trxID" }
  const { refunds } = payment
  if (amount === undefined) {
    if (!refunds[0]) return { statusCode: "2078", statusMessage: "No refund" }
    // the answer does not say which of several refunds it describes
    return { ...ok, originalTrxID: trxID, ...refunds[0] }
  }
  const before = refunds.reduce((sum, each) => sum + Number(each.amount), 0)
  if (before + Number(amount) > Number(payment.amount))
    return { statusCode: "2071", statusMessage: "Refund not possible" }
  const made = { refundTrxID: randomBytes(5).toString("hex"), amount, transactionStatus: "Completed" }
  refunds.push(made)
  return { ...ok, originalTrxID: trxID, ...made, currency: "BDT", charge: "0.00" }
}
