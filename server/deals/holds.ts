import { newestFirst, type PageRequest } from "../../db/list.ts"
import type { Db } from "../../db/tables.ts"
import { selectDeals } from "../bookings/find-deal.ts"

/** What waits for an admin, newest first, with the row after the page. */
export function onHold(db: Db, page: PageRequest) {
  const held = selectDeals(db)
    .select("payments.provider")
    .where("onHoldAt", "is not", null)
    .where("bookings.state", "not in", ["refunded", "cancelled"])
  return newestFirst(held, "bookings.id", page).execute()
}

export type HeldRow = Awaited<ReturnType<typeof onHold>>[number]
