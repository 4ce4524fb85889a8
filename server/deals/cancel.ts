import { cancelDeal } from "../bookings/cancel-deal.ts"
import type { Act } from "./act-on.ts"

/** Nothing was paid: one of them does not want it any more. */
export function cancel(reason: string | undefined): Act {
  return { name: "cancel", run: (tx, deal, by) => cancelDeal(tx, deal, by, reason) }
}
