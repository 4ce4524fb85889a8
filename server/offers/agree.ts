import type { Tx } from "../../db/tables.ts"
import { deadlines, fromNow, reminders } from "../bookings/deadlines.ts"
import { reserve } from "../bookings/reserve.ts"
import { take } from "../deals/act-on.ts"
import { assertNoPaymentUnderWay } from "../products/payment-under-way.ts"
import type { LockedOffer } from "./act-on-offer.ts"

/** Reserves the product for the offer's buyer, at its price, payable in any way that the product allows. */
export async function agree(tx: Tx, { offer, deal, side }: LockedOffer) {
  const by = { role: side, id: side === "buyer" ? deal.buyerId : deal.sellerId }
  await assertNoPaymentUnderWay(tx, "productId", [deal.productId])
  await take(tx, deal, by, {
    name: "agree",
    run: () =>
      reserve(tx, deal, by, {
        act: "agree",
        until: fromNow(deadlines.payingAgreed),
        remindAt: fromNow(reminders.payingAgreed),
        set: { sellingPrice: offer.amount, method: null },
      }),
  })
}
