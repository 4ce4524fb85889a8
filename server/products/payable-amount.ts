import { type AmountLimits, isWithin, toBdtLimits, unpayableError } from "../../contract/amount-limits.ts"
import { toBdt } from "../../contract/poisha.ts"
import { ofFieldError, Problem } from "../http/problem.ts"

/** Of what somebody types, in poisha, and another is asked to pay. Throws `invalid`. */
export function assertPayableAmount(limits: AmountLimits, field: "sellingPrice" | "amount", amount: number) {
  if (isWithin(limits, amount)) return
  const error = unpayableError(field, toBdtLimits(limits), toBdt(amount))
  throw Problem.ofFields({ [field]: ofFieldError(error) })
}
