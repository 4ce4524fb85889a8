import { sql } from "kysely"
import { limitLiteral } from "../../db/rows.ts"
import type { Tx } from "../../db/tables.ts"
import { Problem } from "../http/problem.ts"

/** Throws `balance-open` while a locked user is owed money, owes money or has a payout under way. */
export async function assertNoOpenBalance(tx: Tx, userId: string) {
  const open = await tx
    .selectFrom("ledgerLines")
    .select("account")
    .where("sellerId", "=", userId)
    .groupBy("account")
    .having(({ fn }) => sql<boolean>`${fn.sum("amount")} <> 0`)
    .limit(limitLiteral(1))
    .executeTakeFirst()
  if (open) throw new Problem("balance-open", (say) => say.balanceOpen)
}
