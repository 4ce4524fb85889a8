import { sql } from "kysely"
import type { Account, EntryKind } from "../../contract/ledger.ts"
import { limitLiteral } from "../../db/rows.ts"
import type { Db } from "../../db/tables.ts"
import { isIn } from "./statements.ts"

export type JournalRow = {
  id: string
  line: number
  key: string
  kind: EntryKind
  bookingId: string | null
  productName: string | null
  account: Account
  provider: string | null
  sellerId: string | null
  sellerName: string | null
  createdAt: Date
  /** `createdAt` to the microsecond, for keyset pagination. */
  exactly: string
  amount: number
}

const linesAtOnce = 2_000

/** Yields every line of a month (`2026-11`, in Asia/Dhaka) in the order of the entries; amounts in poisha. */
export async function* journalOf(db: Db, month: string) {
  let rows = await linesAfter(db, month)
  while (rows.length > 0) {
    yield* rows
    rows = rows.length < linesAtOnce ? [] : await linesAfter(db, month, rows.at(-1))
  }
}

async function linesAfter(db: Db, month: string, last?: JournalRow) {
  const { rows } = await sql<JournalRow>`
    select entries.id, line, key, kind, entries."bookingId", "productName", account, provider,
      lines."sellerId", users.name as "sellerName", entries."createdAt",
      entries."createdAt"::text as exactly, lines.amount::float8
    from "ledgerEntries" as entries join "ledgerLines" as lines on "entryId" = entries.id
    left join bookings on bookings.id = entries."bookingId" left join users on users.id = lines."sellerId"
    where ${isIn(month)} and ((entries."createdAt", entries.id, line) > (
      coalesce(${last?.exactly ?? null}::timestamptz, '-infinity'),
      coalesce(${last?.id ?? null}::uuid, '00000000-0000-0000-0000-000000000000'), ${last?.line ?? 0}::smallint))
    order by entries."createdAt", entries.id, line limit ${limitLiteral(linesAtOnce)}`.execute(db)
  return rows
}
