import { sql } from "kysely"
import type { DealFilter } from "../../contract/deals.ts"
import { newestFirst, type PageRequest } from "../../db/list.ts"
import type { Db } from "../../db/tables.ts"
import { type Deal, findDeal, selectDeals, unknownDeal } from "../bookings/find-deal.ts"
import { waitsForSeller } from "../bookings/to-answer.ts"
import type { SignedIn } from "../users/users.ts"
import { partyOf } from "./act-on.ts"
import { partsOf } from "./parts.ts"

export async function ofPerson(
  db: Db,
  { id }: SignedIn,
  { as, state, isToAnswer }: Pick<DealFilter, "as" | "state" | "isToAnswer">,
  page: PageRequest,
) {
  const own = selectDeals(db)
    .where(({ or, eb }) =>
      or([
        ...(as === "seller" ? [] : [eb("bookings.buyerId", "=", id)]),
        ...(as === "buyer" ? [] : [eb("products.sellerId", "=", id)]),
      ]),
    )
    .$if(state !== undefined, (query) => query.where("bookings.state", "in", state ?? []))
    .$if(isToAnswer !== undefined, (query) =>
      query.where(sql<boolean>`${waitsForSeller} = ${isToAnswer ?? true}`),
    )
  return newestFirst(own, "bookings.id", page).execute()
}

export async function get(db: Db, who: SignedIn, id: string) {
  const deal = await findDeal(db, id)
  if (!deal || !partyOf(who, deal)) throw unknownDeal
  return withParts(db, deal)
}

async function withParts(db: Db, deal: Deal) {
  const [complete] = await withAllParts(db, [deal])
  if (!complete) throw unknownDeal
  return complete
}

export async function withAllParts(db: Db, deals: Deal[]) {
  const parts = await partsOf(db, deals)
  return deals.map((deal) => ({ deal, parts: parts(deal) }))
}
