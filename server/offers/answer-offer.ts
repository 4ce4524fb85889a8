import { sql } from "kysely"
import type { PoishaLimits } from "../../contract/amount-limits.ts"
import type { Db, Tx } from "../../db/tables.ts"
import { assertWithinCardLimits } from "../bookings/card-limits.ts"
import { refusalToBuy } from "../deals/conditions.ts"
import type { SignedIn } from "../users/users.ts"
import { agree } from "./agree.ts"
import { insertOffer } from "./insert-offer.ts"
import { assertBuyersAmount, assertOffersLeft, assertSellersAmount } from "./limits.ts"
import { boundsOf } from "./make-offer.ts"
import { end, actOnOffer, type LockedOffer, recordAnswer, type Task } from "./act-on-offer.ts"

/** Also throws `reserved`, `already-sold`, `no-longer-available`, `payment-under-way`, `payment-refused`, `suspended`. */
export function accept(db: Db, limits: PoishaLimits, who: SignedIn, id: string) {
  return actOnOffer(db, who, id, {
    of: "other",
    to: "accepted",
    run: async (tx, on) => {
      const refusal = refusalToBuy(on.deal, on.side)
      if (refusal) throw refusal
      assertWithinCardLimits(limits, on.offer.amount + on.deal.deliveryFee)
      await end(tx, on.offer, "accepted")
      await agree(tx, on)
      await recordAnswer(tx, "offer agreed", on)
    },
  })
}

export function decline(db: Db, who: SignedIn, id: string) {
  return actOnOffer(db, who, id, endsAs("declined", "other"))
}

export function withdraw(db: Db, who: SignedIn, id: string) {
  return actOnOffer(db, who, id, endsAs("withdrawn", "maker"))
}

function endsAs(to: "declined" | "withdrawn", of: Task["of"]): Task {
  return {
    of,
    to,
    run: async (tx, on) => {
      await end(tx, on.offer, to)
      await recordAnswer(tx, `offer ${to}`, on)
    },
  }
}

/** Counters with another amount, in poisha. Idempotent: the same amount twice makes one offer. */
export function counter(db: Db, limits: PoishaLimits, who: SignedIn, id: string, amount: number) {
  return actOnOffer(db, who, id, {
    of: "other",
    to: "countered",
    run: async (tx, on) => {
      const { offer, deal, side } = on
      if (offer.state === "countered" && (await isCounteredWith(tx, on, amount))) return
      const refusal = refusalToBuy(deal, side)
      if (refusal) throw refusal
      const bounds = { ...(await boundsOf(tx, deal)), limits }
      await end(tx, offer, "countered")
      if (side === "buyer") await assertOffersLeft(tx, deal)
      if (side === "buyer") assertBuyersAmount(amount, bounds, offer.amount)
      else assertSellersAmount(amount, bounds, offer.amount)
      await insertOffer(tx, deal, side, amount)
    },
  })
}

async function isCounteredWith(tx: Tx, { deal, side }: LockedOffer, amount: number) {
  const mine = await tx
    .selectFrom("offers")
    .select("id")
    .where("bookingId", "=", deal.id)
    .where("state", "=", sql<"open">`'open'`)
    .where("by", "=", side)
    .where("amount", "=", amount)
    .executeTakeFirst()
  return mine !== undefined
}
