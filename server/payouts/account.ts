import { sql } from "kysely"
import { accountCoolingOffHours, type PayoutAccountDetails } from "../../contract/payouts.ts"
import type { Db, Tx } from "../../db/tables.ts"
import { recordEvent } from "../events/events.ts"
import { Problem } from "../http/problem.ts"
import { queueMail } from "../mail/mail.ts"
import { hour } from "../process/durations.ts"
import * as users from "../users/users.ts"
import type { Seller } from "../users/users.ts"
import { readerOf } from "../users/languages.ts"
import { accountChanged } from "./emails.ts"

const coolingOff = accountCoolingOffHours * hour

export function find(db: Db, sellerId: string) {
  return db.selectFrom("payoutAccounts").selectAll().where("sellerId", "=", sellerId).executeTakeFirst()
}

/** Returns the time before which nothing is paid to a changed account; undefined once it has passed. */
export function coolingOffUntil({ changedAt }: { changedAt: Date }) {
  const until = new Date(changedAt.getTime() + coolingOff)
  return until.getTime() > Date.now() ? until : undefined
}

/** Changes the payout account; returns 0 for the same one. Idempotent. Throws `not-signed-in`, `payout-pending`. */
export function change(db: Db, site: string, seller: Seller, details: PayoutAccountDetails) {
  return db.transaction().execute(async (tx) => {
    await users.lockExclusively(tx, seller)
    await assertNonePending(tx, seller.id)
    const columns = { bank: null, routing: null, ...details }
    const { numInsertedOrUpdatedRows: changed } = await tx
      .insertInto("payoutAccounts")
      .values({ sellerId: seller.id, ...columns })
      .onConflict((conflict) =>
        conflict
          .column("sellerId")
          .doUpdateSet({ ...columns, changedAt: sql<Date>`now()` })
          .where(differs),
      )
      .executeTakeFirst()
    if (!changed) return 0
    await recordEvent(tx, {
      type: "payout account changed",
      actorId: seller.id,
      subjects: { user: seller.id },
    })
    await queueMail(tx, await readerOf(tx, seller.email), accountChanged(site))
    return 1
  })
}

const differs = sql<boolean>`(${columnsOf("payoutAccounts")}) is distinct from (${columnsOf("excluded")})`

function columnsOf(table: "payoutAccounts" | "excluded") {
  const columns = ["method", "holder", "number", "bank", "routing"] as const
  return sql.join(columns.map((name) => sql.ref(`${table}.${name}`)))
}

/** A pending payout goes to the account that the admin saw. */
async function assertNonePending(tx: Tx, sellerId: string) {
  const pending = await tx
    .selectFrom("payouts")
    .select("id")
    .where("sellerId", "=", sellerId)
    .where("state", "=", sql<"pending">`'pending'`)
    .executeTakeFirst()
  if (pending) throw new Problem("payout-pending", (say) => say.accountInUse, { payoutState: "pending" })
}
