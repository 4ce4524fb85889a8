import { z } from "zod"
import { Chargeback, Deal } from "./deals.ts"

export const OnHoldDeal = Deal.pick({
  _id: true,
  state: true,
  amountDue: true,
  buyer: true,
  seller: true,
  transactionId: true,
  givenByBank: true,
  may: true,
})
  .extend({
    productName: z.string(),
    provider: z.string(),
    since: z.iso.datetime(),
    chargeback: Chargeback.optional().meta({
      description: "Where the buyer's bank takes money back; else the payment looked risky",
    }),
  })
  .meta({ id: "OnHoldDeal" })
export type OnHoldDeal = z.infer<typeof OnHoldDeal>

export const OnHoldDeals = z.array(OnHoldDeal)
