import type { Deal } from "../../contract/deals.ts"

/** Whether all refunds were made by hand or by the bank; a refund of a duplicate payment (`stray`) does not count. */
export function isRefundedOutsideProvider({ refunds }: Pick<Deal, "refunds">) {
  const its = refunds.filter(({ reason }) => reason !== "stray")
  return its.length > 0 && its.every(({ state }) => state === "byHand" || state === "byBank")
}
