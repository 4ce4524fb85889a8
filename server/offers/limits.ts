import { sql } from "kysely"
import { mostOffers } from "../../contract/offers.ts"
import type { PoishaLimits } from "../../contract/amount-limits.ts"
import type { Tx } from "../../db/tables.ts"
import type { Deal } from "../bookings/find-deal.ts"
import { Problem } from "../http/problem.ts"
import { assertFieldWithinCardLimits } from "../products/card-limits.ts"

const daysCounted = 30
/** Of its price, unless its seller has set another floor. */
const floorShare = 0.5
/** Poisha in a taka: offers are whole. */
const taka = 100

/** Of the offer's buyer for its product, in whatever way they ended. */
export const madeByBuyer = sql<number>`(
  select count(*)::int from offers as made where made."productId" = offers."productId"
    and made."buyerId" = offers."buyerId" and made.by = 'buyer'
    and made."createdAt" > now() - make_interval(days => ${daysCounted}::integer))`

/** Under the deal's lock. Throws `offer-limit`. */
export async function assertOffersLeft(tx: Tx, { productId, buyerId }: Deal) {
  const { count } = await tx
    .selectFrom("offers")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("productId", "=", productId)
    .where("buyerId", "=", buyerId)
    .where("by", "=", sql<"buyer">`'buyer'`)
    .where("createdAt", ">", sql<Date>`now() - make_interval(days => ${daysCounted}::integer)`)
    .executeTakeFirstOrThrow()
  if (Number(count) >= mostOffers) throw new Problem("offer-limit", (say) => say.tooManyOffers(mostOffers))
}

type Bounds = Pick<Deal, "priceToday"> & { offerFloor: number | null; limits: PoishaLimits }

/** In poisha; the floor is not told to anyone. Throws `invalid`. */
export function assertBuyersAmount(amount: number, bounds: Bounds, below = bounds.priceToday) {
  const { priceToday, offerFloor } = bounds
  assertFieldWithinCardLimits(bounds.limits, "amount", amount)
  const floor = offerFloor ?? priceToday * floorShare
  if (amount < floor) throw Problem.ofFields({ amount: (say) => say.offerTooLow })
  if (amount > priceToday - taka) throw Problem.ofFields({ amount: (say) => say.offerNotBelowPrice })
  if (amount >= below) throw Problem.ofFields({ amount: (say) => say.counterNotBelow })
}

export function assertSellersAmount(amount: number, bounds: Bounds, above: number) {
  assertFieldWithinCardLimits(bounds.limits, "amount", amount)
  if (amount > bounds.priceToday) throw Problem.ofFields({ amount: (say) => say.counterAbovePrice })
  if (amount <= above) throw Problem.ofFields({ amount: (say) => say.counterNotAbove })
}
