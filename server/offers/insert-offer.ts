import { v7 as uuidv7 } from "uuid"
import { offerOpenFor } from "../../contract/offers.ts"
import type { Tx } from "../../db/tables.ts"
import { fromNow } from "../bookings/deadlines.ts"
import type { Deal } from "../bookings/find-deal.ts"
import { recordEvent } from "../events/events.ts"
import { hour } from "../process/durations.ts"

const remindBefore = 12

/** Inserts an offer in a locked deal that has no open one; `amount` in poisha. Returns its id. */
export async function insertOffer(tx: Tx, deal: Deal, by: "buyer" | "seller", amount: number) {
  const id = uuidv7()
  const { id: bookingId, productId, buyerId, sellerId } = deal
  await tx
    .insertInto("offers")
    .values({
      id,
      bookingId,
      productId,
      buyerId,
      by,
      amount,
      expiresAt: fromNow(offerOpenFor * hour),
      remindAt: fromNow((offerOpenFor - remindBefore) * hour),
    })
    .execute()
  await recordEvent(tx, {
    type: "offer made",
    actorId: by === "buyer" ? buyerId : sellerId,
    subjects: { booking: bookingId, product: productId },
    data: { price: amount },
  })
  return id
}
