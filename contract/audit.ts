import { z } from "zod"
import { Id } from "./fields.ts"

export const acts = [
  "seller verified",
  "verification ended",
  "admin made",
  "admin role ended",
  "seller removed",
  "buyer removed",
  "seller suspended",
  "buyer suspended",
  "suspension lifted",
  "product removed",
  "sessions ended",
  "message removed",
  "support answered",
  "support closed",
  "support reopened",
  "mails sent again",
  "payment opened",
  "payment claimed",
  "payment captured",
  "payment released",
  "payment given back",
  "payout account changed",
  "payout begun",
  "payout paid",
  "payout failed",
  "balance written off",
  "deal cleared",
  "deal refunded",
  "dispute decided for the buyer",
  "dispute decided for the seller",
  "dispute decided for both",
  "refund sent again",
  "refund paid by hand",
  "refund given by bank",
  "payment decided by hand",
  "chargeback closed by hand",
  "review taken down",
  "reported conversation read",
  "report closed",
] as const

/** `actor` acted on `subject`; without an actor, the system or its operator did. `amount` is in BDT. */
export const AuditEntry = z
  .object({
    _id: Id,
    act: z.enum(acts),
    actor: z.string().optional(),
    subjectId: z.string(),
    subject: z.string().optional(),
    dealId: Id.optional().meta({ description: "The deal that it was about" }),
    amount: z.number().optional(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "AuditEntry" })
export type AuditEntry = z.infer<typeof AuditEntry>

export const AuditEntries = z.array(AuditEntry)
