import { z } from "zod"
import { fieldError } from "./checks.ts"
import { toBdt } from "./poisha.ts"

/** Inclusive limits in BDT. */
export const AmountLimits = z.object({ lowest: z.number(), highest: z.number() }).meta({ id: "AmountLimits" })
export type AmountLimits = z.infer<typeof AmountLimits>

/** The same limits in poisha. */
export type PoishaLimits = { lowest: number; highest: number }

/** Limits and amount have the same unit: all BDT or all poisha. */
export function isWithin({ lowest, highest }: AmountLimits | PoishaLimits, amount: number) {
  return amount >= lowest && amount <= highest
}

/** Limits and amount are in BDT. */
export function cardLimitError(
  field: "sellingPrice" | "amount",
  { lowest, highest }: AmountLimits,
  amount: number,
) {
  return amount < lowest
    ? fieldError("belowCardLimit", field, lowest)
    : fieldError("aboveCardLimit", field, highest)
}

/** Returns the arguments of zod's `refine` for an amount in BDT that somebody is asked to pay. */
export function withinCardLimits(limits: AmountLimits, field: "sellingPrice" | "amount") {
  return [
    (amount: number) => isWithin(limits, amount),
    { error: ({ input }: { input?: unknown }) => cardLimitError(field, limits, Number(input)) },
  ] as const
}

export function toBdtLimits({ lowest, highest }: PoishaLimits): AmountLimits {
  return { lowest: toBdt(lowest), highest: toBdt(highest) }
}
