import type { Logger } from "pino"
import { z } from "zod"
import { Problem } from "../http/problem.ts"
import { writeAmount } from "./amounts.ts"
import { callGateway, defaultTimeouts, type Timeouts } from "./gateway-call.ts"
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
import { Attempt, isPaid, toAnswer } from "./sslcommerz-attempts.ts"
import { isProven } from "./sslcommerz-proof.ts"
import { sessionFields } from "./sslcommerz-session.ts"
import { toRefundId } from "./transaction-id.ts"

export type SslCommerzSettings = {
  storeId: string
  storePassword: string
  apiBase: string
  operatorEmail: string
}

// https://developer.sslcommerz.com/doc/v4/: 10.00 to 500000.00 BDT
const limits = { lowest: 1_000, highest: 50_000_000 }
const domains = ["sslcommerz.com"]

const Session = z.object({
  status: z.string(),
  sessionkey: z.string().nullish(),
  GatewayPageURL: z.string().nullish(),
})

const Validation = z.union([Attempt, z.object({ status: z.string() })])
const Attempts = z.object({ APIConnect: z.string(), element: z.array(Attempt).nullish() })
const Refund = z.object({
  APIConnect: z.string(),
  status: z.string().nullish(),
  refund_ref_id: z.string().nullish(),
})

export function sslCommerz(
  settings: SslCommerzSettings,
  log: Logger,
  timeouts = defaultTimeouts,
): HostedGateway {
  const { storeId, storePassword, apiBase } = settings
  const credentials = { store_id: storeId, store_passwd: storePassword }
  const query = createQuery(settings, log, timeouts)

  async function open(order: HostedOrder): Promise<OpenedSession> {
    const body = new URLSearchParams({ ...sessionFields(order, settings.operatorEmail), ...credentials })
    const result = await callGateway(log, { gateway: "sslcommerz", step: "session" }, Session, () =>
      fetch(new URL("gwprocess/v4/api.php", `${apiBase}/`), {
        method: "POST",
        body,
        redirect: "error",
        signal: AbortSignal.timeout(timeouts.ask),
      }),
    )
    return result.state === "answered" ? toOpened(result.answer, apiBase) : { state: result.state }
  }

  async function validate(payment: HostedPayment): Promise<GatewayAnswer | undefined> {
    if (!payment.validationRef) return undefined
    const result = await query("validation", "validator/api/validationserverAPI.php", Validation, {
      val_id: payment.validationRef,
    })
    // a forged notice or return may name the validation of another order
    if (result.state !== "answered" || !("tran_id" in result.answer)) return undefined
    return result.answer.tran_id === payment.transactionId && isPaid(result.answer)
      ? toAnswer([result.answer], payment, log)
      : undefined
  }

  return {
    name: "sslcommerz",
    takesRepeatedPayments: true,
    findsRefunds: false,
    limits,
    open,
    async ask(payment) {
      return (await validate(payment)) ?? answerOf(payment, await attemptsOf(payment.transactionId), log)
    },
    readReturn,
    readNotice: (fields) => readNotice(fields, storePassword),
    // unless `APIConnect` is DONE, the store was not authenticated and nothing was refunded
    refund: async (refund) =>
      toRefund(await query("refund", refundPath, Refund, refundFields(refund)), "refused"),
    async refundStatus({ refundRef }) {
      if (!refundRef) return { state: "unknown" }
      const result = await query("refund status", refundPath, Refund, { refund_ref_id: refundRef })
      return toRefund(result, "unknown")
    },
  }

  function attemptsOf(transactionId: string) {
    return query("transaction", refundPath, Attempts, { tran_id: transactionId })
  }
}

function createQuery(
  { storeId, storePassword, apiBase }: SslCommerzSettings,
  log: Logger,
  timeouts: Timeouts,
) {
  const always = { store_id: storeId, store_passwd: storePassword, v: "1", format: "json" }
  return function query<Schema extends z.ZodType>(
    step: string,
    path: string,
    schema: Schema,
    fields: Record<string, string>,
  ) {
    const address = new URL(path, `${apiBase}/`)
    address.search = new URLSearchParams({ ...fields, ...always }).toString()
    return callGateway(log, { gateway: "sslcommerz", step }, schema, () =>
      fetch(address, { redirect: "error", signal: AbortSignal.timeout(timeouts.ask) }),
    )
  }
}

function toOpened(answer: z.infer<typeof Session>, apiBase: string): OpenedSession {
  const { status, sessionkey: sessionRef, GatewayPageURL: url } = answer
  if (status !== "SUCCESS") return { state: "refused" }
  if (!sessionRef || !url || !isOwnPage(url, apiBase, domains)) return { state: "unknown" }
  return { state: "open", url, sessionRef }
}

/** One endpoint serves queries by our transaction id and refunds. */
const refundPath = "validator/api/merchantTransIDvalidationAPI.php"

function readReturn(fields: URLSearchParams): Hint | undefined {
  const transactionId = fields.get("tran_id")
  const validationRef = fields.get("val_id") ?? undefined
  return transactionId ? { transactionId, ...(validationRef && { validationRef }) } : undefined
}

/** Throws `unreadable`. */
function readNotice(fields: URLSearchParams, storePassword: string) {
  if (!isProven(fields, storePassword)) throw new Problem("unreadable", (say) => say.wrongSignature)
  const hint = readReturn(fields)
  if (!hint) throw new Problem("unreadable", (say) => say.unreadable)
  return hint
}

const ended = new Set(["FAILED", "CANCELLED", "EXPIRED"])

function answerOf(
  payment: HostedPayment,
  result: Awaited<ReturnType<typeof callGateway<typeof Attempts>>>,
  log: Logger,
): GatewayAnswer {
  if (result.state !== "answered" || result.answer.APIConnect !== "DONE") return { state: "unknown" }
  const attempts = (result.answer.element ?? []).filter((each) => each.tran_id === payment.transactionId)
  const paid = attempts.filter(isPaid)
  if (paid.length > 0) return toAnswer(paid, payment, log)
  const isOver = attempts.length > 0 && attempts.every(({ status }) => ended.has(status))
  return { state: isOver ? "failed" : "pending" }
}

function refundFields({ id, payment, amount }: HostedRefund) {
  return {
    bank_tran_id: payment.reference,
    refund_trans_id: toRefundId(id),
    refe_id: toRefundId(id),
    refund_amount: writeAmount(amount),
    refund_remarks: "Refund by Backline",
  }
}

const refundStates = new Map<string, "done" | "accepted" | "refused">([
  ["refunded", "done"],
  ["success", "accepted"],
  ["processing", "accepted"],
  ["failed", "refused"],
  ["cancelled", "refused"],
])

function toRefund(
  result: Awaited<ReturnType<typeof callGateway<typeof Refund>>>,
  unconnected: "refused" | "unknown",
): RefundAnswer {
  if (result.state !== "answered") return { state: result.state === "refused" ? unconnected : "unknown" }
  const { APIConnect, status, refund_ref_id: refundRef } = result.answer
  if (APIConnect !== "DONE") return { state: unconnected }
  const state = refundStates.get(status ?? "")
  if (state === "refused") return { state }
  return state && refundRef ? { state, refundRef } : { state: "unknown" }
}
