import { sql } from "kysely"
import type { Logger } from "pino"
import type { Db } from "../../db/tables.ts"
import { inTransaction } from "../../db/transaction.ts"
import { recordEvent } from "../events/events.ts"

type Deps = { db: Db; log: Logger }

/** Marks each late sending once and alarms: the law allows ten days for a refund, so an admin looks after three. */
export async function findLateRefunds({ db, log }: Deps) {
  const late = await inTransaction(db, async (tx) => {
    const { rows } = await sql<Late>`
      update refunds set "lateAt" = now() from payments
      where payments.id = "paymentId" and refunds.state in ('requested', 'sent') and "lateAt" is null
        and coalesce("sentAt", refunds."createdAt") < now() - interval '3 days'
      returning refunds.id, refunds.amount, refunds."bookingId" as booking, "productId" as product, provider`.execute(
      tx,
    )
    for (const { amount, booking, product } of rows)
      await recordEvent(tx, { type: "refund late", subjects: { booking, product }, data: { amount } })
    return rows
  })
  for (const { id, provider } of late)
    log.error({ refundId: id, provider }, "alarm: a refund is under way for three days")
}

type Late = { id: string; amount: number; booking: string; product: string; provider: string }
