import { move } from "../bookings/move.ts"
import { returnToSeller } from "../bookings/sale.ts"
import type { Act } from "./act-on.ts"

export const object: Act = {
  name: "object",
  run: async (tx, deal, by) => {
    await move(tx, deal, { act: "object", to: "cancelled", by, set: { endReason: "objected" } })
    await returnToSeller(tx, deal)
  },
}
