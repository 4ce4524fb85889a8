import { move } from "../bookings/move.ts"
import { returnToSeller } from "../bookings/sale.ts"
import type { Act } from "./act-on.ts"

/** The buyer does not have what the seller says to have handed over. */
export const object: Act = {
  name: "object",
  run: async (tx, deal, by) => {
    await move(tx, deal, { act: "object", to: "cancelled", by, set: { endReason: "objected" } })
    await returnToSeller(tx, deal)
  },
}
