import type { Deal } from "../../contract/deals.ts"

/** Whether nothing of it went back the way it came; without what was paid twice. */
export function wentAnotherWay({ refunds }: Pick<Deal, "refunds">) {
  const its = refunds.filter(({ reason }) => reason !== "stray")
  return its.length > 0 && its.every(({ state }) => state === "byHand" || state === "byBank")
}
