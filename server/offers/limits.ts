import { sql } from "kysely"
import { mostOffers } from "../../contract/offers.ts"
import type { PoishaLimits } from "../../contract/amount-limits.ts"
import type { Tx } from "../../db/tables.ts"
import type { Deal } from "../bookings/find-deal.ts"
import { Problem } from "../http/problem.ts"
import { assertFieldWithinCardLimits } from "../products/card-limits.ts"

const daysCounted = 30
/** The lowest share of the price, unless the seller has set a floor. */
const floorShare = 0.5
/** In poisha; offers are in whole taka. */
const taka = 100

/** How many offers the buyer made for the product, however they ended. */
export const madeByBuyer = sql<number>`(
  select count(*)::int from offers as made where made."productId" = offers."productId"
    and made."buyerId" = offers."buyerId" and made.by = 'buyer'
    and made."createdAt" > now() - make_interval(days => ${daysCounted}::integer))`

/** Needs the deal's lock. Throws `offer-limit`. */
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

/** Amounts in poisha. Throws `invalid`, in words that do not reveal the seller's floor. */
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
