import type { Deal } from "../../contract/deals.ts"

/** In BDT: of what its buyer gets back, or would get, what their bank has, and we do not give. */
export function givenByBank({
  amountDue,
  refunds,
  chargeback,
}: Pick<Deal, "amountDue" | "refunds" | "chargeback">) {
  // of what it has decided for the seller, nothing is the buyer's
  if (!chargeback?.isWithdrawn || chargeback.state === "won") return 0
  const byUs = ofDeal(refunds).reduce((sum, { amount }) => sum + amount, 0)
  return Math.max(0, Math.min(chargeback.amount, amountDue - byUs))
}

/** Whether nothing of it went back the way it came. */
export function isPaidByHand({ refunds }: Pick<Deal, "refunds">) {
  const its = ofDeal(refunds)
  return its.length > 0 && its.every(({ state }) => state === "byHand")
}

/** Without what was paid twice. */
function ofDeal(refunds: Deal["refunds"]) {
  return refunds.filter(({ reason }) => reason !== "stray")
}
