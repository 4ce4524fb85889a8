import { sql } from "kysely"
import { v7 as uuidv7 } from "uuid"
import type { EndedPayout } from "../../contract/payouts.ts"
import type { Db, Tx } from "../../db/tables.ts"
import { inTransaction } from "../../db/transaction.ts"
import { recordEvent } from "../events/events.ts"
import { Problem } from "../http/problem.ts"
import { payout, payoutFailed, payoutPaid } from "../ledger/entries.ts"
import { postEntry } from "../ledger/post.ts"
import { suspended } from "../users/suspended.ts"
import type { Admin } from "../users/users.ts"
import * as account from "./account.ts"
import { assertBalance } from "./balances.ts"
import { lockSeller } from "./lock-seller.ts"

/** Begins a payout of the whole balance, `amount`. Throws `not-found`, `payout-pending`, `on-hold`, `conflict`, `suspended`. */
export function begin(db: Db, admin: Admin, sellerId: string, amount: number) {
  return inTransaction(db, async (tx) => {
    const { suspendedUntil } = await lockSeller(tx, sellerId)
    if (suspendedUntil) throw suspended(suspendedUntil, (until) => (say) => say.sellerSuspended(until))
    await assertNoFreshAccount(tx, sellerId)
    const id = uuidv7()
    const { numInsertedOrUpdatedRows: made } = await tx
      .insertInto("payouts")
      .values({ id, sellerId, amount, createdBy: admin.id })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (!made) throw new Problem("payout-pending", (say) => say.payoutPending, { payoutState: "pending" })
    await assertBalance(tx, sellerId, amount)
    await postEntry(tx, payout({ id, sellerId, amount }, { actorId: admin.id }))
    await recordEvent(tx, {
      type: "payout begun",
      actorId: admin.id,
      subjects: { user: sellerId },
      data: { amount },
    })
    return id
  })
}

async function assertNoFreshAccount(tx: Tx, sellerId: string) {
  const known = await account.find(tx, sellerId)
  const until = known && account.coolingOffUntil(known)
  if (until) throw new Problem("on-hold", (say) => say.freshAccount, { until: until.toISOString() })
}

/** Ends a payout; returns 0 if it had ended so. Throws `not-found`, `wrong-state` if it ended otherwise. */
export function end(db: Db, admin: Admin, id: string, ended: EndedPayout) {
  return db.transaction().execute(async (tx) => {
    await lockSeller(tx, await sellerOf(tx, id))
    const reference = ended.state === "paid" ? ended.reference : null
    const row = await tx
      .updateTable("payouts")
      .set({ state: ended.state, reference, endedAt: new Date() })
      .where("id", "=", id)
      .where("state", "=", sql<"pending">`'pending'`)
      .returning(["sellerId", "amount"])
      .executeTakeFirst()
    if (!row) return assertEnded(tx, id, ended)
    const made = { id, sellerId: row.sellerId, amount: Number(row.amount) }
    const by = { actorId: admin.id }
    await postEntry(tx, ended.state === "paid" ? payoutPaid(made, by) : payoutFailed(made, by))
    await recordEvent(tx, {
      type: ended.state === "paid" ? "payout paid" : "payout failed",
      actorId: admin.id,
      subjects: { user: row.sellerId },
      data: { amount: made.amount },
    })
    return 1
  })
}

async function sellerOf(tx: Tx, id: string) {
  const { sellerId } = await tx
    .selectFrom("payouts")
    .select("sellerId")
    .where("id", "=", id)
    .executeTakeFirstOrThrow(() => new Problem("not-found", (say) => say.unknownPayout))
  return sellerId
}

async function assertEnded(tx: Tx, id: string, { state }: EndedPayout) {
  const known = await tx.selectFrom("payouts").select("state").where("id", "=", id).executeTakeFirstOrThrow()
  const { state: payoutState } = known
  if (payoutState !== state)
    throw new Problem("wrong-state", (say) => say.payoutIs[payoutState], { payoutState })
  return 0
}
