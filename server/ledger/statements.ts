import { sql } from "kysely"
import type { EntryKind } from "../../contract/ledger.ts"
import type { Db } from "../../db/tables.ts"

/** Amounts in poisha, as floats, which hold every sum exactly up to 2^53. */
export type StatementRow = {
  id: string
  kind: EntryKind
  bookingId: string | null
  productName: string | null
  createdAt: Date
  amount: number
  commission: number
}

/** Returns what changed a seller's balance in a month (`2026-11`, in Asia/Dhaka), and the balance before. */
export async function statementOf(db: Db, sellerId: string, month: string) {
  const lines = await sql<StatementRow>`
    select entries.id, kind, entries."bookingId", "productName", entries."createdAt",
      -sum(lines.amount) filter (where lines.account = 'seller')::float8 as amount,
      coalesce(-sum(lines.amount) filter (where lines.account = 'commission'), 0)::float8 as commission
    from "ledgerEntries" as entries join "ledgerLines" as lines on lines."entryId" = entries.id
    left join bookings on bookings.id = entries."bookingId"
    where ${isIn(month)} and exists (select from "ledgerLines" as own
      where own."entryId" = entries.id and own.account = 'seller' and own."sellerId" = ${sellerId}::uuid)
    group by entries.id, "productName" order by entries."createdAt", entries.id`.execute(db)
  const { rows } = await sql<{ opening: number }>`
    select coalesce(-sum(amount), 0)::float8 as opening
    from "ledgerLines" join "ledgerEntries" as entries on entries.id = "entryId"
    where "sellerId" = ${sellerId}::uuid and account = 'seller' and entries."createdAt" < ${beginOf(month)}`.execute(
    db,
  )
  return { opening: rows[0]?.opening ?? 0, lines: lines.rows }
}

function beginOf(month: string) {
  return sql`(${`${month}-01`}::timestamp at time zone 'Asia/Dhaka')`
}

export function isIn(month: string) {
  const end = sql`((${`${month}-01`}::timestamp + interval '1 month') at time zone 'Asia/Dhaka')`
  return sql<boolean>`(entries."createdAt" >= ${beginOf(month)} and entries."createdAt" < ${end})`
}
