import type { ColumnType, Generated } from "kysely"
import type { intentStatuses } from "../contract/payments.ts"
import type { CreatedAt } from "./identity-tables.ts"

export type SandboxTables = {
  "sandbox.intents": SandboxIntents
  "sandbox.cardRefunds": SandboxCardRefunds
  "sandbox.sessions": SandboxSessions
  "sandbox.refunds": SandboxRefunds
}

type SandboxIntents = {
  id: string
  clientSecret: string
  amount: number
  currency: string
  metadata: ColumnType<Record<string, string>, string, never>
  status: (typeof intentStatuses)[number]
  createdAt: CreatedAt
  heldAt: Date | null
  capturedAt: Date | null
}

/** Full or partial refund of an intent; the id is the idempotency key of the caller. */
type SandboxCardRefunds = {
  id: string
  intentId: string
  amount: number
}

type SandboxSessions = {
  id: string
  transactionId: string
  amount: number
  state: "open" | "paid" | "failed" | "cancelled"
  returnUrl: string
  noticeUrl: string
  /** May be in the future: paid later. */
  paidAt: Date | null
  createdAt: CreatedAt
}

type SandboxRefunds = {
  id: string
  transactionId: string
  amount: number
  createdAt: Generated<Date>
}
