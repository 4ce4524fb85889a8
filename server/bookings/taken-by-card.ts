import { type AmountLimits, isWithin, toBdtLimits } from "../../contract/amount-limits.ts"
import { Problem } from "../http/problem.ts"

/** Of what a buyer is asked for at once, in poisha. Throws `payment-refused`. */
export function assertTakenByCard(limits: AmountLimits, amount: number) {
  if (!isWithin(limits, amount))
    throw new Problem("payment-refused", (say) => say.notPayable(toBdtLimits(limits)))
}
