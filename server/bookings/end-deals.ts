import { type DealState, isBinding } from "../../contract/deal-states.ts"
import { anyOf } from "../../db/any-of.ts"
import type { Tx } from "../../db/tables.ts"
import { Problem } from "../http/problem.ts"
import { isUnsold } from "../products/state.ts"
import { cancelDeal, isCancellable } from "./cancel-deal.ts"
import { findDeal } from "./find-deal.ts"
import type { Actor } from "./move.ts"

type OneParty = { buyer?: string; seller?: string }

/** Cancels the unpaid deals of a locked user. Throws `payment-under-way`, `deal-under-way`. */
export async function endDeals(tx: Tx, { buyer, seller }: OneParty, by: Actor) {
  const deals = await tx
    .selectFrom("bookings")
    .select(["id", "state"])
    .$if(buyer !== undefined, (query) => query.where("buyerId", "=", buyer ?? ""))
    .$if(seller !== undefined, (query) =>
      query.where("productId", "in", ({ selectFrom }) =>
        selectFrom("products")
          .select("id")
          .where("sellerId", "=", seller ?? ""),
      ),
    )
    .orderBy("id")
    // not `for update`: a new intent's foreign keys lock the booking and then wait for the buyer
    .forNoKeyUpdate()
    .execute()
  assertNoneBinding(deals.map(({ state }) => state))
  const ids = deals.flatMap(({ id, state }) => (isCancellable(state) && state !== "booked" ? [id] : []))
  await lockProducts(tx, { seller, ids })
  for (const id of ids) await cancel(tx, id, by)
}

/** Needed before a booking changes: a second booking of its buyer locks the product and then waits for that change. */
async function lockProducts(tx: Tx, { seller, ids }: { seller: string | undefined; ids: string[] }) {
  const products = tx.selectFrom("products").select("id").where(isUnsold())
  const own =
    seller === undefined ? products.where("heldBy", "=", anyOf(ids)) : products.where("sellerId", "=", seller)
  await own.orderBy("id").forUpdate().execute()
}

function assertNoneBinding(states: DealState[]) {
  if (states.includes("paying")) throw new Problem("payment-under-way", (say) => say.userIsPaying)
  if (states.some(isBinding)) throw new Problem("deal-under-way", (say) => say.dealsOfUser)
}

async function cancel(tx: Tx, id: string, by: Actor) {
  const deal = await findDeal(tx, id)
  if (deal) await cancelDeal(tx, deal, by, "account removed")
}
