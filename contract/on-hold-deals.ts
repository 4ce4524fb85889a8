import { z } from "zod"
import { Deal } from "./deals.ts"

export const chargebackStates = ["open", "won", "lost"] as const

export const OnHoldDeal = Deal.pick({
  _id: true,
  state: true,
  amountDue: true,
  buyer: true,
  seller: true,
  transactionId: true,
  may: true,
})
  .extend({
    productName: z.string(),
    provider: z.string(),
    since: z.iso.datetime(),
    chargeback: z
      .object({
        amount: z.number().positive().meta({ description: "BDT" }),
        state: z.enum(chargebackStates),
        isWithdrawn: z.boolean().meta({ description: "Its money is with the bank" }),
      })
      .optional()
      .meta({ description: "Where the buyer's bank takes money back; else the payment looked risky" }),
  })
  .meta({ id: "HeldDeal" })
export type OnHoldDeal = z.infer<typeof OnHoldDeal>

export const OnHoldDeals = z.array(OnHoldDeal)
