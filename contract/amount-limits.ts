import { z } from "zod"
import { fieldError } from "./checks.ts"
import { toBdt } from "./poisha.ts"

/** In BDT. */
export const AmountLimits = z.object({ lowest: z.number(), highest: z.number() }).meta({ id: "AmountLimits" })
export type AmountLimits = z.infer<typeof AmountLimits>

/** The same in poisha. */
export type PoishaLimits = { lowest: number; highest: number }

/** Both in BDT, or both in poisha. */
export function isWithin({ lowest, highest }: AmountLimits | PoishaLimits, amount: number) {
  return amount >= lowest && amount <= highest
}

/** All in BDT. */
export function cardLimitError(
  field: "sellingPrice" | "amount",
  { lowest, highest }: AmountLimits,
  amount: number,
) {
  return amount < lowest
    ? fieldError("belowCardLimit", field, lowest)
    : fieldError("aboveCardLimit", field, highest)
}

/** A refinement of an amount, in BDT, that somebody is asked to pay. */
export function withinCardLimits(limits: AmountLimits, field: "sellingPrice" | "amount") {
  return [
    (amount: number) => isWithin(limits, amount),
    { error: ({ input }: { input?: unknown }) => cardLimitError(field, limits, Number(input)) },
  ] as const
}

export function toBdtLimits({ lowest, highest }: PoishaLimits): AmountLimits {
  return { lowest: toBdt(lowest), highest: toBdt(highest) }
}
