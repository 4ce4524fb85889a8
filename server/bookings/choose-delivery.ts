import type { PoishaLimits } from "../../contract/amount-limits.ts"
import { isEnded } from "../../contract/deal-states.ts"
import type { Db, Row } from "../../db/tables.ts"
import { Problem } from "../http/problem.ts"
import type { Buyer } from "../users/users.ts"
import type { Deal } from "./find-deal.ts"
import { lockDeal } from "./lock-deal.ts"
import { wrongState } from "./move.ts"
import { assertWithinCardLimits } from "./card-limits.ts"

export type DeliveryChoice = Pick<Row<"bookings">, "delivery" | "address">

/** For unpaid bookings. Throws `not-found`, `wrong-state`, `payment-under-way`, `payment-refused`, `invalid`. */
export function chooseDelivery(
  db: Db,
  limits: PoishaLimits,
  buyer: Buyer,
  id: string,
  { delivery, address }: DeliveryChoice,
) {
  return db.transaction().execute(async (tx) => {
    const deal = await lockDeal(tx, id)
    if (deal?.buyerId !== buyer.id || deal.removedAt)
      throw new Problem("not-found", (say) => say.unknownBooking)
    if (deal.state === "paying") throw new Problem("payment-under-way", (say) => say.bookingBeingPaid)
    if (!isOpen(deal)) throw wrongState(deal)
    const choice =
      delivery === "courier"
        ? { delivery, address, deliveryFee: feeOf(deal) }
        : { delivery, address: null, deliveryFee: 0 }
    if (delivery === "courier") assertWithinCardLimits(limits, deal.sellingPrice + choice.deliveryFee)
    await tx.updateTable("bookings").set(choice).where("id", "=", id).execute()
    return 1
  })
}

function isOpen({ state, method, paidAt }: Deal) {
  if (paidAt || isEnded(state)) return false
  return state === "booked" || (state === "reserved" && method !== "cash")
}

function feeOf({ courierFee }: Deal) {
  if (courierFee === null) throw Problem.ofFields({ delivery: (say) => say.notSent })
  return courierFee
}
