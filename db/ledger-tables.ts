import type { ColumnType, Generated } from "kysely"
import type { Account, EntryKind } from "../contract/ledger.ts"
import type { PayoutMethod, PayoutState } from "../contract/payouts.ts"

/** Amounts in poisha, debits positive; entries and their lines are append-only. */
export type LedgerTables = {
  ledgerEntries: LedgerEntries
  ledgerLines: LedgerLines
  payouts: Payouts
  payoutAccounts: PayoutAccounts
}

type LedgerEntries = {
  id: string
  /** Idempotency key: the kind and the id of the subject. */
  key: string
  kind: EntryKind
  bookingId: string | null
  actorId: string | null
  createdAt: Generated<Date>
}

type LedgerLines = {
  entryId: string
  line: number
  account: Account
  /** For `cash`: who holds it. */
  provider: string | null
  /** For `seller` and `transit`. */
  sellerId: string | null
  /** For `escrow` and `refunds`. */
  bookingId: string | null
  amount: ColumnType<string, number, never>
}

type Payouts = {
  id: string
  sellerId: string
  amount: ColumnType<string, number, never>
  state: Generated<PayoutState>
  /** Reference of the transfer, entered by whoever made it. */
  reference: string | null
  createdBy: string
  createdAt: Generated<Date>
  endedAt: Date | null
}

type PayoutAccounts = {
  sellerId: string
  method: PayoutMethod
  holder: string
  number: string
  bank: string | null
  routing: string | null
  changedAt: Generated<Date>
}
