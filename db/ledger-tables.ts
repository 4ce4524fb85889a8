import type { ColumnType, Generated } from "kysely"
import type { Account, EntryKind } from "../contract/ledger.ts"
import type { PayoutMethod, PayoutState } from "../contract/payouts.ts"

/** Amounts in poisha, debit above 0; entries and their lines are never changed or deleted. */
export type LedgerTables = {
  ledgerEntries: LedgerEntries
  ledgerLines: LedgerLines
  payouts: Payouts
  payoutAccounts: PayoutAccounts
}

type LedgerEntries = {
  id: string
  /** What is posted once: the kind and the id of what it is about. */
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
  /** Of `cash`: where it lies. */
  provider: string | null
  /** Of `seller` and `transit`. */
  sellerId: string | null
  /** Of `escrow` and `refunds`. */
  bookingId: string | null
  amount: ColumnType<string, number, never>
}

type Payouts = {
  id: string
  sellerId: string
  amount: ColumnType<string, number, never>
  state: Generated<PayoutState>
  /** Of the transfer, by whoever made it. */
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
