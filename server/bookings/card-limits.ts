import { type PoishaLimits, isWithin, toBdtLimits } from "../../contract/amount-limits.ts"
import { Problem } from "../http/problem.ts"

/** Of what a buyer is asked for at once, in poisha. Throws `payment-refused`. */
export function assertWithinCardLimits(limits: PoishaLimits, amount: number) {
  if (!isWithin(limits, amount))
    throw new Problem("payment-refused", (say) => say.outsideCardLimits(toBdtLimits(limits)))
}
