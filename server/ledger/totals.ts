import { sql } from "kysely"
import type { Db } from "../../db/tables.ts"

/** Returns the sum of each account in poisha; all sums together are 0. */
export async function totals(db: Db) {
  const rows = await db
    .selectFrom("ledgerLines")
    .select(["account", "provider"])
    .select(({ fn }) => fn.sum<string>("amount").as("sum"))
    .groupBy(["account", "provider"])
    .orderBy("account")
    .orderBy("provider")
    .execute()
  return rows.map(({ sum, ...of }) => ({ ...of, amount: Number(sum) }))
}

export async function firstMonth(db: Db) {
  const { since } = await db
    .selectFrom("ledgerEntries")
    .select(sql<string | null>`to_char(min("createdAt") at time zone 'Asia/Dhaka', 'YYYY-MM')`.as("since"))
    .executeTakeFirstOrThrow()
  return since
}
