import type { Deal } from "../../contract/deals.ts"

/** In BDT: of what its buyer gets back, or would get, what their bank has, and we do not give. */
export function givenByBank({
  amountDue,
  refunds,
  chargeback,
}: Pick<Deal, "amountDue" | "refunds" | "chargeback">) {
  // of what it has decided for the seller, nothing is the buyer's
  if (!chargeback?.isWithdrawn || chargeback.state === "won") return 0
  const byUs = refunds.flatMap(({ reason, amount }) => (reason === "stray" ? [] : [amount]))
  return Math.max(0, Math.min(chargeback.amount, amountDue - byUs.reduce((sum, amount) => sum + amount, 0)))
}
