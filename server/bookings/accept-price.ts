import type { PoishaLimits } from "../../contract/amount-limits.ts"
import type { Db } from "../../db/tables.ts"
import { Problem } from "../http/problem.ts"
import { assertNoPaymentUnderWay } from "../products/payment-under-way.ts"
import type { Buyer } from "../users/users.ts"
import { type Obstacle, refusalToPay } from "./may-be-paid.ts"
import { lockDeal } from "./lock-deal.ts"
import { wrongState } from "./move.ts"
import { priceChanged } from "./price-changed.ts"
import { assertWithinCardLimits } from "./card-limits.ts"

/** Sets the booking to today's price; returns 0 if it has that price. Throws `price-changed` and refusals to pay. */
export function acceptPrice(db: Db, limits: PoishaLimits, buyer: Buyer, id: string, sellingPrice: number) {
  return db.transaction().execute(async (tx) => {
    const deal = await lockDeal(tx, id)
    if (deal?.buyerId !== buyer.id || deal.removedAt)
      throw new Problem("not-found", (say) => say.unknownBooking)
    // its price was agreed on
    if (deal.state === "reserved") throw wrongState(deal)
    const refusal = refusalToPay(deal, askedAtAccepting)
    if (refusal) throw refusal
    if (deal.priceToday !== sellingPrice) throw priceChanged(deal.priceToday)
    if (deal.sellingPrice === sellingPrice) return 0
    assertWithinCardLimits(limits, sellingPrice + deal.deliveryFee)
    await assertNoPaymentUnderWay(tx, "bookingId", [id], (say) => say.bookingBeingPaid)
    await tx.updateTable("bookings").set({ sellingPrice }).where("id", "=", id).execute()
    return 1
  })
}

const askedAtAccepting: Obstacle[] = ["ended", "paid", "sold", "away"]
