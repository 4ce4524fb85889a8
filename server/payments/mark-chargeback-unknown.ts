import { sql } from "kysely"
import type { Logger } from "pino"
import type { Db, Tx } from "../../db/tables.ts"
import { inTransaction } from "../../db/transaction.ts"
import { recordEvent } from "../events/events.ts"
import { isWithBank } from "./with-bank.ts"

type Deps = { db: Db; log: Logger }

/** The bank has not decided, or has decided for the operator and not returned the money. */
export const isUndecided = sql<boolean>`(chargebacks.state = 'open'
  or chargebacks.state = 'won' and ${isWithBank})`

/** Marks a chargeback, once, that the provider does not know with the keys in use: an admin has to decide it. */
export async function markChargebackUnknown({ db, log }: Deps, id: string) {
  const isNew = await inTransaction(db, async (tx) => {
    const { rows } = await sql<{ amount: number; booking: string; product: string }>`
      update chargebacks set "unknownAt" = now() from bookings
      where chargebacks.id = ${id} and bookings.id = "bookingId" and "unknownAt" is null and ${isUndecided}
      returning chargebacks.amount, "bookingId" as booking, "productId" as product`.execute(tx)
    for (const { amount, ...subjects } of rows)
      await recordEvent(tx, { type: "chargeback unknown", subjects, data: { amount } })
    return rows.length > 0
  })
  if (isNew)
    log.error({ disputeId: id }, "alarm: the card provider does not know a dispute, and an admin has to look")
}

/** Clears the mark, once the provider knows the chargeback again. */
export async function forgetUnknown(tx: Tx, id: string) {
  await tx
    .updateTable("chargebacks")
    .set({ unknownAt: null })
    .where("id", "=", id)
    .where("unknownAt", "is not", null)
    .execute()
}
