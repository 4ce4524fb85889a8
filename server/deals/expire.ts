import { unpaid } from "../bookings/buyer-records.ts"
import { freeProduct } from "../bookings/reserved-product.ts"
import { move } from "../bookings/move.ts"
import type { Act } from "./act-on.ts"

export const expire: Act = {
  name: "expire",
  run: async (tx, deal, by) => {
    if (deal.state === "requested")
      return move(tx, deal, { act: "expire", to: "booked", by, set: { method: null } })
    const reason = deal.method === "cash" ? "too late" : unpaid
    await move(tx, deal, { act: "expire", to: "cancelled", by, reason, set: { endReason: reason } })
    await freeProduct(tx, deal)
  },
}
