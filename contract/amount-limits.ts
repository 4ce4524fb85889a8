import { z } from "zod"
import { fieldError } from "./checks.ts"
import { toBdt } from "./poisha.ts"

/** What a card provider takes at once, in BDT; inside the server in poisha. */
export const AmountLimits = z.object({ lowest: z.number(), highest: z.number() }).meta({ id: "AmountLimits" })
export type AmountLimits = z.infer<typeof AmountLimits>

export function isPayable({ lowest, highest }: AmountLimits, amount: number) {
  return amount >= lowest && amount <= highest
}

/** What is wrong with a selling price in BDT that nobody could pay by card. */
export function unpayableError({ lowest, highest }: AmountLimits, amount: number) {
  return amount < lowest
    ? fieldError("belowCardLimit", "sellingPrice", lowest)
    : fieldError("aboveCardLimit", "sellingPrice", highest)
}

/** The limits of the server, which are poisha, in the contract's BDT. */
export function toBdtLimits({ lowest, highest }: AmountLimits): AmountLimits {
  return { lowest: toBdt(lowest), highest: toBdt(highest) }
}
