import type { Logger } from "pino"
import { z } from "zod"
import { currency } from "../../contract/payments.ts"
import type { Db } from "../../db/tables.ts"
import { readAmount, writeAmount } from "./amounts.ts"
import { bkashCall } from "./bkash-call.ts"
import type { BkashSettings } from "./bkash-token.ts"
import { type Answered, defaultTimeouts } from "./gateway-call.ts"
import type {
  GatewayAnswer,
  Hint,
  HostedGateway,
  HostedOrder,
  HostedPayment,
  HostedRefund,
  OpenedSession,
  RefundAnswer,
} from "./hosted-gateway.ts"
import { isOwnPage } from "./own-page.ts"

/** In poisha; the actual maximum depends on the buyer's account. */
const limits = { lowest: 100, highest: 50_000_000 }
const domains = ["bkash.com", "bka.sh"]
/** bKash's code for checkout by URL, without an agreement. */
const mode = "0011"
const done = "0000"
const underMaintenance = "503"

/** In every answer; some API gateways in front of bKash name the code `errorCode`. */
const Coded = z.object({ statusCode: z.string().optional(), errorCode: z.string().optional() })

const Created = Coded.extend({ paymentID: z.string().optional(), bkashURL: z.string().optional() })

/** Not `z.coerce.string()`, which turns null into a word. */
const Amount = z.union([z.string(), z.number()]).transform(String)

const Payment = Coded.extend({
  paymentID: z.string().optional(),
  trxID: z.string().nullish(),
  transactionStatus: z.string().optional(),
  verificationStatus: z.string().optional(),
  userVerificationStatus: z.string().optional(),
  amount: Amount.nullish(),
  currency: z.string().optional(),
  merchantInvoiceNumber: z.string().optional(),
  merchantInvoice: z.string().optional(),
})
type Payment = z.infer<typeof Payment>

const Refund = Coded.extend({
  refundTrxID: z.string().nullish(),
  transactionStatus: z.string().optional(),
  amount: Amount.nullish(),
})

/** https://developer.bka.sh: money moves only when we execute what the buyer has agreed to. */
export function bkash(
  db: Db,
  settings: BkashSettings,
  log: Logger,
  timeouts = defaultTimeouts,
): HostedGateway {
  const call = bkashCall(db, settings, log, timeouts)

  async function open(order: HostedOrder): Promise<OpenedSession> {
    const result = await call("create", Created, orderFields(order))
    // money moves only by an execution, so any failure here is a refusal
    if (result.state !== "answered" || codeOf(result.answer) !== done) return { state: "refused" }
    const { paymentID: sessionRef, bkashURL: url } = result.answer
    if (!sessionRef || !url || !isOwnPage(url, settings.apiBase, domains)) return { state: "refused" }
    return { state: "open", url, sessionRef }
  }

  async function ask(payment: HostedPayment): Promise<GatewayAnswer> {
    // without a session the buyer cannot have agreed
    if (!payment.sessionRef) return { state: "failed" }
    const result = await call("payment/status", Payment, { paymentID: payment.sessionRef })
    return result.state === "answered" ? answerOf(payment, result.answer) : { state: "unknown" }
  }

  async function execute(payment: HostedPayment): Promise<GatewayAnswer> {
    if (!payment.sessionRef) return { state: "failed" }
    const result = await call("execute", Payment, { paymentID: payment.sessionRef }, timeouts.execute)
    const answer = result.state === "answered" ? answerOf(payment, result.answer) : undefined
    // executed before (2062, 2117), maintenance (503), refused or no answer: only the status tells
    return answer?.state === "paid" ? answer : ask(payment)
  }

  return {
    name: "bkash",
    findsRefunds: true,
    limits,
    open,
    ask,
    execute,
    readReturn,
    async refund(refund) {
      return toRefund(refund, await call("payment/refund", Refund, refundFields(refund)))
    },
    // without an amount the call is a query, answered by any one refund of the payment
    async refundStatus(refund) {
      const { payment, refundRef, others } = refund
      const pair = { paymentID: payment.sessionRef ?? "", trxID: payment.reference }
      const answer = toRefund(refund, await call("payment/refund", Refund, pair))
      const isCertain = Boolean(refundRef) || !others.includes(null)
      return answer.state === "refused" || !isCertain ? { state: "unknown" } : answer
    },
  }
}

function orderFields({ transactionId, amount, buyer, returnUrl }: HostedOrder) {
  return {
    mode,
    payerReference: buyer.phone.slice(0, 20),
    callbackURL: returnUrl,
    amount: writeAmount(amount),
    currency,
    intent: "sale",
    merchantInvoiceNumber: transactionId,
  }
}

function refundFields({ id, payment, amount }: HostedRefund) {
  return {
    paymentID: payment.sessionRef ?? "",
    trxID: payment.reference,
    amount: writeAmount(amount),
    sku: id.slice(0, 8),
    reason: "Refund by Backline",
  }
}

function codeOf({ statusCode, errorCode }: z.infer<typeof Coded>) {
  return errorCode ?? statusCode
}

const outcomes: Record<string, Hint["outcome"]> = { success: "agreed", failure: "failed", cancel: "failed" }

function readReturn(fields: URLSearchParams): Hint | undefined {
  const [sessionRef, status = ""] = [fields.get("paymentID"), fields.get("status") ?? undefined]
  return sessionRef
    ? { sessionRef, outcome: Object.hasOwn(outcomes, status) ? outcomes[status] : undefined }
    : undefined
}

function answerOf({ transactionId, sessionRef }: HostedPayment, answer: Payment): GatewayAnswer {
  if (codeOf(answer) !== done || answer.paymentID !== sessionRef) return { state: "unknown" }
  const invoice = answer.merchantInvoiceNumber ?? answer.merchantInvoice
  if (invoice !== undefined && invoice !== transactionId) return { state: "unknown" }
  if (answer.transactionStatus === "Completed") return toPaid(answer)
  if (answer.transactionStatus !== "Initiated") return { state: "pending" }
  const verified = answer.verificationStatus ?? answer.userVerificationStatus
  return { state: verified === "Complete" ? "agreed" : "pending" }
}

function toPaid({ amount: written, currency: paidIn, trxID: reference }: Payment): GatewayAnswer {
  const amount = readAmount(written ?? undefined)
  if (amount === undefined || !paidIn || !reference) return { state: "unknown" }
  return { state: "paid", amount, currency: paidIn, reference, isRisky: false }
}

function toRefund(refund: HostedRefund, result: Answered<z.infer<typeof Refund>>): RefundAnswer {
  if (result.state !== "answered") return { state: result.state }
  const { refundTrxID: refundRef, transactionStatus } = result.answer
  const code = codeOf(result.answer)
  if (code === underMaintenance || (code === done && !refundRef)) return { state: "unknown" }
  if (!refundRef) return { state: "refused" }
  if (!isAbout(refund, refundRef, result.answer.amount ?? undefined)) return { state: "unknown" }
  return { state: transactionStatus === "Completed" ? "done" : "accepted", refundRef }
}

/** Whether the answer is about this refund, not about an earlier one of the same payment. */
function isAbout({ refundRef, others, amount }: HostedRefund, named: string, written: string | undefined) {
  if (refundRef) return named === refundRef
  return !others.includes(named) && (written === undefined || readAmount(written) === amount)
}
