import { v7 as uuidv7 } from "uuid"
import type { Db } from "../../db/tables.ts"
import { inTransaction } from "../../db/transaction.ts"
import { recordEvent } from "../events/events.ts"
import { Problem } from "../http/problem.ts"
import * as entries from "../ledger/entries.ts"
import { postEntry } from "../ledger/post.ts"
import type { Admin } from "../users/users.ts"
import { availableTo } from "./balances.ts"
import { lockSeller } from "./lock-seller.ts"

/** Of all that a seller owes, which must be `amount`, in poisha: the operator bears it. Throws `not-found`, `conflict`. */
export function writeOff(db: Db, { id: actorId }: Admin, sellerId: string, amount: number) {
  return inTransaction(db, async (tx) => {
    await lockSeller(tx, sellerId)
    if ((await availableTo(tx, sellerId)) !== -amount)
      throw new Problem("conflict", (say) => say.otherBalance)
    const id = uuidv7()
    await postEntry(tx, entries.writeOff({ id, sellerId, amount }, { actorId }))
    const subjects = { user: sellerId }
    await recordEvent(tx, { type: "balance written off", actorId, subjects, data: { amount } })
    return id
  })
}
