import type { ColumnType } from "kysely"
import type { intentStatuses } from "../contract/payments.ts"
import type { CreatedAt } from "./identity-tables.ts"

export type SandboxTables = { "sandbox.intents": SandboxIntents }

type SandboxIntents = {
  id: string
  clientSecret: string
  amount: number
  currency: string
  metadata: ColumnType<Record<string, string>, string, never>
  status: (typeof intentStatuses)[number]
  createdAt: CreatedAt
  heldAt: Date | null
}
