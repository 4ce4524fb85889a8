import { newestFirst, type PageRequest } from "../../db/list.ts"
import type { Db } from "../../db/tables.ts"
import { isOnHold } from "../bookings/on-hold.ts"
import { selectDeals } from "../bookings/find-deal.ts"
import { chargebacksOf } from "./parts.ts"

export async function listOnHold(db: Db, page: PageRequest) {
  const deals = await newestFirst(selectDeals(db).where(isOnHold), "bookings.id", page).execute()
  const chargebacks = await chargebacksOf(db, deals)
  return deals.map((deal) => ({ ...deal, chargebacks: chargebacks.get(deal.id) ?? [] }))
}

export type OnHoldRow = Awaited<ReturnType<typeof listOnHold>>[number]
