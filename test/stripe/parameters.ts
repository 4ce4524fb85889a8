import { readFileSync } from "node:fs"
import { join } from "node:path"

const types = join(import.meta.dirname, "../../node_modules/stripe/esm")

/** The parameters declared by one interface of the package's types and those it extends. */
function named(file: string, interfaceName: string): Set<string> {
  const source = readFileSync(join(types, file), "utf8")
  const start = new RegExp(`^export interface ${interfaceName}(?: extends (\\w+))? \\{$`, "m").exec(source)
  if (!start) throw new Error(`no ${interfaceName} in ${file}`)
  const body = source.slice(start.index, source.indexOf("\n}", start.index))
  const own = [...body.matchAll(/^ {4}(\w+)\??:/gm)].map(([, name = ""]) => name)
  const inherited = start[1] ? named("shared.d.ts", start[1]) : []
  return new Set([...own, ...inherited])
}

const intents = "resources/PaymentIntents.d.ts"

/** Every supported call, with its parameters. */
export const allowed: Record<string, Set<string>> = {
  "POST /v1/payment_intents": named(intents, "PaymentIntentCreateParams"),
  "GET /v1/payment_intents": named(intents, "PaymentIntentListParams"),
  "GET /v1/payment_intents/search": named(intents, "PaymentIntentSearchParams"),
  "GET /v1/payment_intents/:id": named(intents, "PaymentIntentRetrieveParams"),
  "POST /v1/payment_intents/:id/capture": named(intents, "PaymentIntentCaptureParams"),
  "POST /v1/payment_intents/:id/cancel": named(intents, "PaymentIntentCancelParams"),
  "GET /v1/balance_transactions": named("resources/BalanceTransactions.d.ts", "BalanceTransactionListParams"),
  "GET /v1/disputes": named("resources/Disputes.d.ts", "DisputeListParams"),
  "GET /v1/disputes/:id": named("resources/Disputes.d.ts", "DisputeRetrieveParams"),
  "POST /v1/refunds": named("resources/Refunds.d.ts", "RefundCreateParams"),
}
