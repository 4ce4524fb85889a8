import type { PoishaLimits } from "../../contract/amount-limits.ts"
import { fieldError } from "../../contract/checks.ts"
import { recordEvent } from "../events/events.ts"
import { voidCode } from "../handover/codes.ts"
import { Problem } from "../http/problem.ts"
import { assertFieldWithinCardLimits } from "../products/card-limits.ts"
import type { ActWithoutMove } from "./act-without-move.ts"

/** Lowers a reserved deal's price, in poisha, and voids the code with the old amount. Idempotent. */
export function lowerPrice(limits: PoishaLimits, sellingPrice: number): ActWithoutMove {
  return {
    needs: "lower-price",
    run: async (tx, deal, by) => {
      if (sellingPrice === deal.sellingPrice) return
      if (sellingPrice > deal.sellingPrice) throw notLower
      assertFieldWithinCardLimits(limits, "sellingPrice", sellingPrice)
      await tx.updateTable("bookings").set({ sellingPrice }).where("id", "=", deal.id).execute()
      await voidCode(tx, deal.id)
      await recordEvent(tx, {
        type: "deal price lowered",
        actorId: by.id,
        subjects: { booking: deal.id, product: deal.productId },
        data: { price: sellingPrice, wasPrice: deal.sellingPrice },
      })
    },
  }
}

const notLower = Problem.invalid([
  { path: ["sellingPrice"], message: fieldError("notLower", "sellingPrice") },
])
