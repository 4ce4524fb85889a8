import { sql } from "kysely"
import type { Db } from "../../db/tables.ts"
import { dealRules } from "../bookings/invariants.ts"
import { cashRules } from "../deals/invariants.ts"
import { disputeRules } from "../disputes/invariants.ts"
import { hostedRules } from "../gateways/invariants.ts"
import { ledgerRules } from "../ledger/invariants.ts"
import { offerRules } from "../offers/invariants.ts"
import type { CardProvider, Money } from "../payments/card-provider.ts"
import { paymentRules } from "../payments/invariants.ts"
import { moneyAtProvider } from "../payments/money-at-provider.ts"
import { minute } from "../process/durations.ts"
import { reviewRules } from "../reviews/invariants.ts"

const holdAge = 15 * minute

const rules = {
  ...dealRules,
  ...cashRules,
  ...reviewRules,
  ...disputeRules,
  ...hostedRules,
  ...offerRules,
  ...paymentRules,
  ...ledgerRules,
} as const

export async function violations(db: Db, cards: CardProvider) {
  const found: string[] = []
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await sql<{ id: string }>`${query}`.execute(db)
    found.push(...rows.map(({ id }) => `${rule}: ${id}`))
  }
  for await (const money of moneyAtProvider({ db, cards }))
    found.push(...againstProvider(money, await livePayment(db, money.id)))
  return found
}

function againstProvider({ id, amount, heldAt }: Money, payment: { amount: number } | undefined) {
  if (payment) return payment.amount === amount ? [] : [`a payment of another amount than was taken: ${id}`]
  const isOld = heldAt.getTime() < Date.now() - holdAge
  return isOld ? [`a hold without a claim older than 15 minutes: ${id}`] : []
}

function livePayment(db: Db, transactionId: string) {
  return db
    .selectFrom("payments")
    .select("amount")
    .where("transactionId", "=", transactionId)
    .where("state", "<>", sql<"released">`'released'`)
    .executeTakeFirst()
}
