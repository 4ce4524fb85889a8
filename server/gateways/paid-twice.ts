import type { Tx } from "../../db/tables.ts"
import type { Deal } from "../bookings/find-deal.ts"
import type { Actor } from "../bookings/move.ts"
import type { Paid } from "./hosted-gateway.ts"
import { askAgainAt, findPayment } from "./hosted-payments.ts"
import { refundStray, type TakeDeps } from "./take-money.ts"
import { finalAfter, nextQuestion } from "./waits.ts"

/** Refunds every payment of a transaction besides the one that counts, each once. Needs the locked deal. */
export async function refundFurtherPayments(
  deps: TakeDeps,
  tx: Tx,
  { deal, transactionId, all, by }: { deal: Deal; transactionId: string; all: readonly Paid[]; by: Actor },
) {
  const payment = await findPayment(tx, transactionId)
  if (!payment) return
  const known = await referencesOf(tx, transactionId)
  for (const paid of all)
    if (!known.has(paid.reference)) await refundStray(deps, tx, { deal, payment, paid, by })
}

async function referencesOf(tx: Tx, transactionId: string) {
  const rows = await tx
    .selectFrom("payments")
    .select("providerRef")
    .where("transactionId", "=", transactionId)
    .where("capturedAt", "is not", null)
    .execute()
  return new Set(rows.map(({ providerRef }) => providerRef))
}

/** Schedules questions for two days after a capture: the notice of a second payment may never come. */
export async function scheduleNextQuestion(tx: Tx, transactionId: string, now: Date) {
  const payment = await findPayment(tx, transactionId)
  if (!payment?.capturedAt) return
  const isFinal = now.getTime() - payment.capturedAt.getTime() >= finalAfter
  await askAgainAt(tx, payment.id, isFinal ? null : nextQuestion(payment.capturedAt, now))
}
