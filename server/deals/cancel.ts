import { cancelDeal } from "../bookings/cancel-deal.ts"
import type { Act } from "./act-on.ts"

export function cancel(reason: string | undefined): Act {
  return { name: "cancel", run: (tx, deal, by) => cancelDeal(tx, deal, by, reason) }
}
