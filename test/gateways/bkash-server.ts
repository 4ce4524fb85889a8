import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { listen } from "../listen.ts"
import { type Account, answerOf, merchant, pageOf } from "./bkash-account.ts"
import { respond, bodyOf, type CallLine, isHeard, type Manners, poishaOf } from "./manners.ts"

type Call = { path: string; body: Record<string, string> }

/**
 * An implementation of bKash tokenized checkout 1.2 (https://developer.bka.sh): tokens valid for an hour, and payments
 * that are created, agreed to by the buyer, and executed once.
 */
export async function bkashServer() {
  const calls: Call[] = []
  let manners: Manners = "polite"
  let onlyFor: string | undefined
  const line: CallLine = { letsPass: () => true }
  const server = createServer((request, response) => {
    if (request.method === "GET") return show(request, response)
    void answer(request).then(({ how, body }) => respond(how, response, body))
  })
  const { origin, stop } = await listen(server)
  const account: Account = {
    origin,
    payments: new Map(),
    tokens: new Set(),
    executionCode: undefined,
    page: "",
  }

  function show({ url = "" }: IncomingMessage, response: ServerResponse) {
    const { status = 200, location, html } = pageOf(account, new URL(url, origin))
    response
      .writeHead(status, { "Content-Type": "text/html", ...(location && { Location: location }) })
      .end(html)
  }

  async function answer(request: IncomingMessage) {
    const path = (request.url ?? "").replace("/v1.2.0-beta/tokenized/checkout/", "")
    const body: Record<string, string> = JSON.parse(await bodyOf(request))
    calls.push({ path, body })
    const usual = onlyFor === undefined || onlyFor === path ? manners : "polite"
    const how = line.letsPass(path) ? usual : "away"
    return { how, body: isHeard(how) ? answerOf(account, path, body, request) : undefined }
  }

  return {
    settings: {
      BKASH_APP_KEY: merchant.appKey,
      BKASH_APP_SECRET: merchant.appSecret,
      BKASH_USERNAME: merchant.username,
      BKASH_PASSWORD: merchant.password,
      BKASH_API_BASE: `${origin}/v1.2.0-beta`,
    },
    base: `${origin}/v1.2.0-beta`,
    calls,
    payments: account.payments,
    line,
    stop,
    /** Payments less refunds, in poisha. */
    takings: () =>
      [...account.payments.values()]
        .filter(({ trxID }) => trxID)
        .map(({ invoice: transaction, amount, refunds }) => ({
          transaction,
          amount: poishaOf(amount) - refunds.reduce((sum, refund) => sum + poishaOf(refund.amount), 0),
        })),
    /** Sets the behaviour towards one path, or all. */
    behave: (how: Manners, path?: string) => {
      manners = how
      onlyFor = path
    },
    /** Sets the error code of executions; undefined: executions succeed. */
    refuseExecution: (code: string | undefined) => {
      account.executionCode = code
    },
    sendTo: (url: string) => {
      account.page = url
    },
    /** The buyer enters wallet number, code and PIN. */
    agree(paymentID: string, changes: { amount?: string } = {}) {
      const payment = account.payments.get(paymentID)
      if (!payment) throw new Error("no such payment")
      Object.assign(payment, { isVerified: true }, changes)
    },
    count: (path: string) => calls.filter((call) => call.path === path).length,
  }
}
