import { type PoishaLimits, isWithin, toBdtLimits, cardLimitError } from "../../contract/amount-limits.ts"
import { toBdt } from "../../contract/poisha.ts"
import { ofFieldError, Problem } from "../http/problem.ts"

/** `amount` is in poisha. Throws `invalid`. */
export function assertFieldWithinCardLimits(
  limits: PoishaLimits,
  field: "sellingPrice" | "amount",
  amount: number,
) {
  if (isWithin(limits, amount)) return
  const error = cardLimitError(field, toBdtLimits(limits), toBdt(amount))
  throw Problem.ofFields({ [field]: ofFieldError(error) })
}
