import type { PoishaLimits } from "../../contract/amount-limits.ts"
import type { Db, Tx } from "../../db/tables.ts"
import { sql } from "kysely"
import { inTransaction } from "../../db/transaction.ts"
import type { Deal } from "../bookings/find-deal.ts"
import { lockDeal } from "../bookings/lock-deal.ts"
import { wrongState } from "../bookings/move.ts"
import { refusalToBuy } from "../deals/conditions.ts"
import { Problem } from "../http/problem.ts"
import { takesOffers } from "../products/state.ts"
import { blockedBySeller } from "../users/blocked.ts"
import type { Buyer } from "../users/users.ts"
import { insertOffer } from "./insert-offer.ts"
import { assertBuyersAmount, assertOffersLeft } from "./limits.ts"

/**
 * Makes an offer, in poisha, for a booked product; returns its id. Idempotent. Throws `not-found`, `wrong-state`,
 * `already-sold`, `reserved`, `no-longer-available`, `offers-closed`, `offer-limit`, `forbidden`, `invalid`, `suspended`.
 */
export function makeOffer(db: Db, limits: PoishaLimits, buyer: Buyer, bookingId: string, amount: number) {
  return inTransaction(db, async (tx) => {
    const deal = await lockDeal(tx, bookingId)
    if (deal?.buyerId !== buyer.id || deal.removedAt)
      throw new Problem("not-found", (say) => say.unknownBooking)
    const refusal = refusalToBuy(deal, "buyer")
    if (refusal) throw refusal
    if (deal.state !== "booked" && deal.state !== "requested") throw wrongState(deal)
    if (deal.isBlocked) throw blockedBySeller
    const bounds = { ...(await boundsOf(tx, deal)), limits }
    const open = await openOffer(tx, bookingId)
    if (open?.by === "buyer" && open.amount === amount) return open.id
    if (open?.by === "buyer") throw new Problem("offer-limit", (say) => say.offerOpen)
    if (open) throw new Problem("offer-limit", (say) => say.counterOpen)
    await assertOffersLeft(tx, deal)
    assertBuyersAmount(amount, bounds)
    return insertOffer(tx, deal, "buyer", amount)
  })
}

/** Throws `offers-closed` (also where the price is firm). */
export async function boundsOf(tx: Tx, { productId, priceToday }: Pick<Deal, "productId" | "priceToday">) {
  const { offerFloor, ...terms } = await tx
    .selectFrom("products")
    .select(["acceptsOffers", "negotiable", "offerFloor"])
    .where("id", "=", productId)
    .executeTakeFirstOrThrow()
  if (!takesOffers(terms)) throw new Problem("offers-closed", (say) => say.noOffers)
  return { offerFloor, priceToday }
}

function openOffer(tx: Tx, bookingId: string) {
  return tx
    .selectFrom("offers")
    .select(["id", "by", "amount"])
    .where("bookingId", "=", bookingId)
    .where("state", "=", sql<"open">`'open'`)
    .executeTakeFirst()
}
