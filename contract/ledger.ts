import { z } from "zod"
import { Id } from "./fields.ts"
import { Month } from "./payouts.ts"

/** Positive amounts are debits: they increase `cash` or decrease what the operator owes others. */
export const accounts = [
  "cash",
  "escrow",
  "seller",
  "refunds",
  "commission",
  "transit",
  "written-off",
] as const
export type Account = (typeof accounts)[number]

export const entryKinds = [
  "capture",
  "release",
  "refund",
  "stray",
  "refund-paid",
  "refund-by-bank",
  "refund-owed-again",
  "chargeback",
  "chargeback-returned",
  "cash-commission",
  "payout",
  "payout-paid",
  "payout-failed",
  "write-off",
  "debt-recovered",
] as const
export type EntryKind = (typeof entryKinds)[number]

const amount = z.number().meta({ description: "BDT" })

export const StatementLine = z.object({
  entry: Id,
  kind: z.enum(entryKinds),
  at: z.iso.datetime(),
  booking: Id.optional(),
  product: z.string().optional(),
  gross: amount,
  commission: amount,
  amount: amount.meta({ description: "BDT: gross less commission" }),
  balance: amount.meta({ description: "BDT, after it" }),
})

export const Statement = z
  .object({ month: Month, opening: amount, closing: amount, lines: z.array(StatementLine) })
  .meta({ id: "Statement" })
export type Statement = z.infer<typeof Statement>

export const MonthParam = z.object({ month: Month })

export const LedgerTotals = z
  .object({
    accounts: z.array(z.object({ account: z.enum(accounts), provider: z.string().optional(), amount })),
    sum: amount.meta({ description: "Always 0" }),
    since: Month.optional().meta({ description: "The first month that has entries" }),
  })
  .meta({ id: "LedgerTotals" })
export type LedgerTotals = z.infer<typeof LedgerTotals>
