import { move } from "../bookings/move.ts"
import { returnToSeller } from "../products/state.ts"
import type { Act } from "./act-on.ts"

const endReason = "objected"

export const object: Act = {
  name: "object",
  run: async (tx, deal, by) => {
    await move(tx, deal, { act: "object", to: "cancelled", by, set: { endReason } })
    await returnToSeller(tx, deal.productId)
  },
  isDone: async (_, deal) => deal.endReason === endReason,
}
