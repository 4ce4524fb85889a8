import { z } from "zod"
import { Refund, refundStates } from "./deals.ts"
import { Id, Page, required } from "./fields.ts"

/**
 * `refused`: certainly no money went back. `unknown`: nobody knows. `other-account`: the account of the configured keys
 * does not know the payment. `returned`: the buyer's bank had given the money, then decided for the operator.
 */
export const refundFailures = ["refused", "unknown", "other-account", "returned"] as const
export type RefundFailure = (typeof refundFailures)[number]

export const RefundToWatch = Refund.extend({
  bookingId: Id,
  productName: z.string(),
  buyerName: z.string(),
  provider: z.string(),
  transactionId: z.string(),
  failure: z.enum(refundFailures).optional().meta({ description: "Of one that failed" }),
  lateAt: z.iso.datetime().optional().meta({ description: "Since when it takes too long" }),
  takenByBank: z.number().optional().meta({
    description: "BDT of it that the buyer's bank has given them already, unless it decides for the operator",
  }),
}).meta({ id: "RefundToWatch" })
export type RefundToWatch = z.infer<typeof RefundToWatch>

export const RefundsToWatch = z.array(RefundToWatch)

export const RefundParam = z.object({ id: Id })

export const RefundFilter = Page.extend({
  state: z.enum(refundStates).optional(),
  isToDo: z
    .enum(["true", "false"])
    .transform((isToDo) => isToDo === "true")
    .optional()
    .meta({ description: "Those that failed or take too long, for which an admin has to do something" }),
})
export type RefundFilter = z.infer<typeof RefundFilter>

export const PaidByHand = z
  .object({
    reference: required("transaction", 100),
    amount: z
      .number()
      .optional()
      .meta({ description: "BDT: what was ours to pay, as it was shown; where it is another by now, 409" }),
  })
  .meta({ id: "PaidByHand" })
