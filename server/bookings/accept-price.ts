import type { PoishaLimits } from "../../contract/amount-limits.ts"
import type { Db } from "../../db/tables.ts"
import { Problem } from "../http/problem.ts"
import { assertNoPaymentUnderWay } from "../products/payment-under-way.ts"
import type { Buyer } from "../users/users.ts"
import { type Obstacle, refusalToPay } from "./may-be-paid.ts"
import { wrongState } from "./move.ts"
import { priceChanged } from "./price-changed.ts"
import { assertWithinCardLimits } from "./card-limits.ts"

/** Sets the booking to today's price; returns 0 if it has that price. Throws `price-changed` and refusals to pay. */
export function acceptPrice(db: Db, limits: PoishaLimits, buyer: Buyer, id: string, sellingPrice: number) {
  return db.transaction().execute(async (tx) => {
    const booking = await tx
      .selectFrom("bookings")
      .select(["id", "productId", "paidAt", "removedAt", "sellingPrice", "deliveryFee", "state"])
      .where("id", "=", id)
      .where("buyerId", "=", buyer.id)
      .where("removedAt", "is", null)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!booking) throw new Problem("not-found", (say) => say.unknownBooking)
    // its price was agreed on
    if (booking.state === "reserved") throw wrongState(booking)
    const product = await tx
      .selectFrom("products")
      .select(["sellingPrice as priceToday", "soldAt", "withdrawnAt", "deletedAt", "suspendedUntil"])
      .select(["heldBy", "heldUntil"])
      .where("id", "=", booking.productId)
      .forShare()
      .executeTakeFirstOrThrow()
    const refusal = refusalToPay({ ...booking, ...product, buyerSuspendedUntil: null }, askedAtAccepting)
    if (refusal) throw refusal
    if (product.priceToday !== sellingPrice) throw priceChanged(product.priceToday)
    if (booking.sellingPrice === sellingPrice) return 0
    assertWithinCardLimits(limits, sellingPrice + booking.deliveryFee)
    await assertNoPaymentUnderWay(tx, "bookingId", [id], (say) => say.bookingBeingPaid)
    await tx.updateTable("bookings").set({ sellingPrice }).where("id", "=", id).execute()
    return 1
  })
}

const askedAtAccepting: Obstacle[] = ["ended", "paid", "sold", "away"]
