import type { PoishaLimits } from "../../contract/amount-limits.ts"
import { isEnded } from "../../contract/deal-states.ts"
import type { Db } from "../../db/tables.ts"
import { Problem } from "../http/problem.ts"
import { assertNoPaymentUnderWay } from "../products/payment-under-way.ts"
import { stateOf, whyAway } from "../products/state.ts"
import type { Buyer } from "../users/users.ts"
import { wrongState } from "./move.ts"
import { priceChanged } from "./price-changed.ts"
import { assertWithinCardLimits } from "./card-limits.ts"

/** Returns 0 when the booking has that price already. Throws `price-changed`, and what booking throws. */
export function acceptPrice(db: Db, limits: PoishaLimits, buyer: Buyer, id: string, sellingPrice: number) {
  return db.transaction().execute(async (tx) => {
    const booking = await tx
      .selectFrom("bookings")
      .select(["id", "productId", "paidAt", "sellingPrice", "deliveryFee", "state"])
      .where("id", "=", id)
      .where("buyerId", "=", buyer.id)
      .where("removedAt", "is", null)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!booking) throw new Problem("not-found", (say) => say.unknownBooking)
    if (isEnded(booking.state)) throw wrongState(booking)
    if (booking.paidAt) throw new Problem("already-sold", (say) => say.alreadyPaid)
    if (booking.state === "reserved") throw wrongState(booking)
    const product = await tx
      .selectFrom("products")
      .select(["sellingPrice", "soldAt", "withdrawnAt", "deletedAt", "suspendedUntil"])
      .where("id", "=", booking.productId)
      .forShare()
      .executeTakeFirstOrThrow()
    const state = stateOf(product)
    if (state === "sold") throw new Problem("already-sold", (say) => say.soldToOther)
    if (state === "withdrawn") throw new Problem("no-longer-available", (say) => say[whyAway(product)])
    if (product.sellingPrice !== sellingPrice) throw priceChanged(product.sellingPrice)
    if (booking.sellingPrice === sellingPrice) return 0
    assertWithinCardLimits(limits, sellingPrice + booking.deliveryFee)
    await assertNoPaymentUnderWay(tx, "bookingId", [id], (say) => say.bookingBeingPaid)
    await tx.updateTable("bookings").set({ sellingPrice }).where("id", "=", id).execute()
    return 1
  })
}
