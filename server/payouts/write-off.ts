import { v7 as uuidv7 } from "uuid"
import { limitLiteral } from "../../db/rows.ts"
import type { Db, Tx } from "../../db/tables.ts"
import { inTransaction } from "../../db/transaction.ts"
import { recordEvent } from "../events/events.ts"
import { Problem } from "../http/problem.ts"
import * as entries from "../ledger/entries.ts"
import { postEntry } from "../ledger/post.ts"
import { mayReturn } from "../payments/chargebacks.ts"
import type { Admin } from "../users/users.ts"
import { assertBalance } from "./balances.ts"
import { lockSeller } from "./lock-seller.ts"

/** Writes off all that a seller owes, `amount` poisha. Throws `not-found`, `on-hold`, `conflict`. */
export function writeOff(db: Db, { id: actorId }: Admin, sellerId: string, amount: number) {
  return inTransaction(db, async (tx) => {
    await lockSeller(tx, sellerId)
    await assertNoOpenChargeback(tx, sellerId)
    await assertBalance(tx, sellerId, -amount)
    const id = uuidv7()
    await postEntry(tx, entries.writeOff({ id, sellerId, amount }, { actorId }))
    const subjects = { user: sellerId }
    await recordEvent(tx, { type: "balance written off", actorId, subjects, data: { amount } })
    return id
  })
}

/** Otherwise money that the bank returns would be paid out although the debt it caused is written off. */
async function assertNoOpenChargeback(tx: Tx, sellerId: string) {
  const open = await tx
    .selectFrom("chargebacks")
    .innerJoin("bookings", "bookings.id", "chargebacks.bookingId")
    .innerJoin("products", "products.id", "bookings.productId")
    .select("chargebacks.id")
    .where("products.sellerId", "=", sellerId)
    .where(mayReturn)
    .limit(limitLiteral(1))
    .executeTakeFirst()
  if (open) throw new Problem("on-hold", (say) => say.bankDecides)
}
