import { z } from "zod"
import { fieldError } from "./checks.ts"
import { toBdt } from "./poisha.ts"

/** In BDT in the contract, in poisha in the server. */
export const AmountLimits = z.object({ lowest: z.number(), highest: z.number() }).meta({ id: "AmountLimits" })
export type AmountLimits = z.infer<typeof AmountLimits>

export function isWithin({ lowest, highest }: AmountLimits, amount: number) {
  return amount >= lowest && amount <= highest
}

/** All in BDT. */
export function unpayableError(
  field: "sellingPrice" | "amount",
  { lowest, highest }: AmountLimits,
  amount: number,
) {
  return amount < lowest
    ? fieldError("belowCardLimit", field, lowest)
    : fieldError("aboveCardLimit", field, highest)
}

/** A refinement of an amount, in BDT, that somebody is asked to pay. */
export function payableBy(limits: AmountLimits, field: "sellingPrice" | "amount") {
  return [
    (amount: number) => isWithin(limits, amount),
    { error: ({ input }: { input?: unknown }) => unpayableError(field, limits, Number(input)) },
  ] as const
}

export function toBdtLimits({ lowest, highest }: AmountLimits): AmountLimits {
  return { lowest: toBdt(lowest), highest: toBdt(highest) }
}
