import { newestFirst, type PageRequest } from "../../db/list.ts"
import { limitLiteral } from "../../db/rows.ts"
import type { Db } from "../../db/tables.ts"
import { isOnHold } from "../bookings/on-hold.ts"
import { selectDeals } from "../bookings/find-deal.ts"

export function listOnHold(db: Db, page: PageRequest) {
  const found = selectDeals(db)
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom("chargebacks")
          .select(["chargebacks.amount as takenBack", "chargebacks.state as chargebackState"])
          .select(["withdrawnAt", "returnedAt"])
          .whereRef("chargebacks.bookingId", "=", "bookings.id")
          .orderBy("chargebacks.createdAt", "desc")
          .limit(limitLiteral(1))
          .as("chargeback"),
      (join) => join.onTrue(),
    )
    .select(["takenBack", "chargebackState"])
    .select(["chargeback.withdrawnAt", "chargeback.returnedAt"])
    .where(isOnHold)
  return newestFirst(found, "bookings.id", page).execute()
}

export type OnHoldRow = Awaited<ReturnType<typeof listOnHold>>[number]
