import { sql } from "kysely"
import type { OfferState } from "../../contract/offers.ts"
import type { Db, Tx } from "../../db/tables.ts"
import { inTransaction } from "../../db/transaction.ts"
import type { Deal } from "../bookings/find-deal.ts"
import { lockDeal } from "../bookings/lock-deal.ts"
import { partyOf } from "../deals/act-on.ts"
import { onlyOtherSide } from "../deals/conditions.ts"
import { recordEvent } from "../events/events.ts"
import { Problem } from "../http/problem.ts"
import type { SignedIn } from "../users/users.ts"
import { findOffer, type Offer } from "./find-offer.ts"

type Side = "buyer" | "seller"
export type LockedOffer = { offer: Offer; deal: Deal; side: Side }

export type Task = {
  /** Who may act: the one who made the offer, or the other side. */
  of: "maker" | "other"
  /** The offer's state afterwards; an offer in that state is left as it is. */
  to: OfferState
  run: (tx: Tx, on: LockedOffer) => Promise<unknown>
}

/** Performs an act under the deal's lock; returns the deal's id. Throws `not-found`, `forbidden`, `offer-over`. */
export function actOnOffer(db: Db, who: SignedIn, id: string, { of, to, run }: Task) {
  return inTransaction(db, async (tx) => {
    const { bookingId } = (await findOffer(tx, id)) ?? {}
    const deal = bookingId === undefined ? undefined : await lockDeal(tx, bookingId)
    const side = deal && partyOf(who, deal)
    const offer = deal && (await findOffer(tx, id))
    if (!deal || !offer || !side) throw unknownOffer
    if (side === "admin" || (offer.by === side) !== (of === "maker")) throw onlyOtherSide
    if (offer.state !== to || to === "countered") await run(tx, { offer, deal, side })
    return deal.id
  })
}

const unknownOffer = new Problem("not-found", (say) => say.unknownOffer)

/** Throws `offer-over`, also for an offer past its time that no job has ended yet. */
export async function end(tx: Tx, { id, now }: Offer, state: Exclude<OfferState, "open">) {
  const { numUpdatedRows } = await tx
    .updateTable("offers")
    .set({ state, answeredAt: sql`now()`, remindAt: null })
    .where("id", "=", id)
    .where("state", "=", sql<"open">`'open'`)
    .where("expiresAt", ">", now)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Problem("offer-over", (say) => say.offerOver)
}

export function recordAnswer(
  tx: Tx,
  type: "offer agreed" | "offer declined" | "offer withdrawn",
  { offer, deal, side }: LockedOffer,
) {
  return recordEvent(tx, {
    type,
    actorId: side === "buyer" ? deal.buyerId : deal.sellerId,
    subjects: { booking: deal.id, product: deal.productId },
    data: { price: offer.amount },
  })
}
