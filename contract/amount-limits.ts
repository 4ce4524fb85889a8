import { z } from "zod"
import { fieldError } from "./checks.ts"
import { toBdt } from "./poisha.ts"

export const AmountLimits = z.object({ lowest: z.number(), highest: z.number() }).meta({ id: "AmountLimits" })
export type AmountLimits = z.infer<typeof AmountLimits>

/** The same in poisha. */
export type PoishaLimits = { lowest: number; highest: number }

export function isPayable({ lowest, highest }: AmountLimits | PoishaLimits, amount: number) {
  return amount >= lowest && amount <= highest
}

/** `amount` is BDT. */
export function unpayableError({ lowest, highest }: AmountLimits, amount: number) {
  return amount < lowest
    ? fieldError("belowCardLimit", "sellingPrice", lowest)
    : fieldError("aboveCardLimit", "sellingPrice", highest)
}

export function toBdtLimits({ lowest, highest }: PoishaLimits): AmountLimits {
  return { lowest: toBdt(lowest), highest: toBdt(highest) }
}
