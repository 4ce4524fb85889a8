import { sql } from "kysely"
import type { Logger } from "pino"
import type { Db, Tx } from "../../db/tables.ts"
import { inTransaction } from "../../db/transaction.ts"
import { recordEvent } from "../events/events.ts"
import { isWithBank } from "./with-bank.ts"

type Deps = { db: Db; log: Logger }

/** How the bank decides about it, or that its money is here again, nobody has said. */
export const isUndecided = sql<boolean>`(chargebacks.state = 'open'
  or chargebacks.state = 'won' and ${isWithBank})`

/** Once: asked with another account's keys, or none, the provider knows nothing of it, and an admin has to look. */
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

/** The provider tells of it again. */
export async function forgetUnknown(tx: Tx, id: string) {
  await tx
    .updateTable("chargebacks")
    .set({ unknownAt: null })
    .where("id", "=", id)
    .where("unknownAt", "is not", null)
    .execute()
}
