import type { NewShipment } from "../../contract/deals.ts"
import type { Tx } from "../../db/tables.ts"
import { deadlines, fromNow } from "../bookings/deadlines.ts"
import { move } from "../bookings/move.ts"
import { Problem } from "../http/problem.ts"
import type { Act } from "./act-on.ts"

/** Records that a courier has the product. Throws `invalid` for the tracking code of another parcel. */
export function send(shipment: NewShipment): Act {
  return {
    name: "send",
    run: async (tx, deal, by) => {
      await move(tx, deal, { act: "send", to: "sent", by, dueAt: fromNow(deadlines.arriving) })
      await insertShipment(tx, deal.id, shipment)
    },
  }
}

async function insertShipment(tx: Tx, bookingId: string, shipment: NewShipment) {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("shipments")
    .values({ bookingId, ...shipment })
    .onConflict((conflict) => conflict.columns(["courier", "trackingCode"]).doNothing())
    .executeTakeFirst()
  if (!numInsertedOrUpdatedRows) throw Problem.ofFields({ trackingCode: (say) => say.otherParcel })
}
