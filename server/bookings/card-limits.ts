import { type PoishaLimits, isWithin, toBdtLimits } from "../../contract/amount-limits.ts"
import { Problem } from "../http/problem.ts"

/** Throws `payment-refused` unless the card provider takes `amount` poisha in one payment. */
export function assertWithinCardLimits(limits: PoishaLimits, amount: number) {
  if (!isWithin(limits, amount))
    throw new Problem("payment-refused", (say) => say.outsideCardLimits(toBdtLimits(limits)))
}
