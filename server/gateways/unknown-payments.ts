import type { Logger } from "pino"
import { sql } from "kysely"
import { currency } from "../../contract/payments.ts"
import { newestFirst, type PageRequest } from "../../db/list.ts"
import type { Db, Tx } from "../../db/tables.ts"
import type { Deal } from "../bookings/find-deal.ts"
import { lockDeal } from "../bookings/lock-deal.ts"
import type { Actor } from "../bookings/move.ts"
import { recordEvent } from "../events/events.ts"
import { Problem } from "../http/problem.ts"
import { markUnknown, recordCardNotPaid, recordCardPaid } from "../payments/unknown-outcome.ts"
import { day } from "../process/durations.ts"
import type { Admin } from "../users/users.ts"
import type { HostedPayment } from "./hosted-payments.ts"
import { releaseHosted } from "./hosted-steps.ts"
import { type TakeDeps, takeMoney } from "./take-money.ts"

/** Counted from the execution; a gateway that has not answered by then may never answer. */
const longestWait = day

/** Marks a payment, once, that its gateway does not tell about; the product stays reserved until an admin decides. */
export async function markUnknownWhenOverdue(log: Logger, tx: Tx, payment: HostedPayment, now: Date) {
  const { state, executingAt, unknownAt, transactionId, amount } = payment
  const isUnknown = executingAt !== null && executingAt.getTime() < now.getTime() - longestWait
  if (state !== "claimed" || !isUnknown || unknownAt) return
  if (!(await markUnknown(tx, payment))) return
  log.error({ transactionId, amount }, "alarm: a gateway does not say whether it took the money")
}

export function list(db: Db, page: PageRequest) {
  const unknown = db
    .selectFrom("payments")
    .innerJoin("bookings", "bookings.id", "bookingId")
    .selectAll("payments")
    .select(["productName", "buyerName"])
    .where(isUnknown)
  return newestFirst(unknown, "payments.id", page).execute()
}

export const isUnknown = sql<boolean>`("unknownAt" is not null and payments.state = 'claimed')`

export type UnknownRow = Awaited<ReturnType<typeof list>>[number]

type Deps = TakeDeps & { db: Db }

/** Applies an admin's finding: paid with this `reference`, or not paid. Throws `not-found`, `wrong-state`. */
export function decideByHand(deps: Deps, { id: adminId }: Admin, id: string, reference?: string) {
  return deps.db.transaction().execute(async (tx) => {
    const { bookingId } = await find(tx, id)
    const deal = await lockDeal(tx, bookingId)
    const payment = await find(tx, id)
    if (!deal || payment.state !== "claimed" || !payment.unknownAt)
      throw new Problem("wrong-state", (say) => say.paymentIs[payment.state], { paymentState: payment.state })
    const by = { role: "admin", id: adminId } as const
    const { amount, transactionId } = payment
    const subjects = { payment: transactionId }
    await recordEvent(tx, { type: "payment decided by hand", actorId: adminId, subjects, data: { amount } })
    if (reference === undefined) return recordNotPaid(tx, deal, payment, by)
    if (payment.provider === "card") return recordCardPaid(deps, tx, payment, reference)
    const paid = { state: "paid", amount, currency, reference, isRisky: false } as const
    await takeMoney(deps, tx, { deal, payment, paid, by })
  })
}

function recordNotPaid(tx: Tx, deal: Deal, payment: HostedPayment, by: Actor) {
  const record = payment.provider === "card" ? recordCardNotPaid : releaseHosted
  return record(tx, deal, payment, by)
}

function find(tx: Tx, id: string) {
  return tx
    .selectFrom("payments")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow(() => new Problem("not-found", (say) => say.unknownPayment))
}
