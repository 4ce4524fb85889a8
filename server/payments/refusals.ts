import { sql } from "kysely"
import { isEnded } from "../../contract/deal-states.ts"
import type { Db } from "../../db/tables.ts"
import { isHeldForOther, reservedForOther } from "../bookings/hold.ts"
import { wrongState } from "../bookings/move.ts"
import { priceChanged } from "../bookings/price-changed.ts"
import { Problem } from "../http/problem.ts"
import { stateOf, whyAway } from "../products/state.ts"
import { suspended, suspensionOf } from "../users/suspended.ts"
import type { Booking } from "./claims.ts"

/** In poisha: what the buyer agreed to, and what they owe with the courier's fee. */
export function findAmounts(db: Db, { id, buyerId }: Booking) {
  return db
    .selectFrom("bookings")
    .select(["sellingPrice", sql<number>`"sellingPrice" + "deliveryFee"`.as("amountDue")])
    .where("id", "=", id)
    .where("buyerId", "=", buyerId)
    .executeTakeFirst()
}

/** Why a booking cannot be paid, after its hold was voided. */
export async function findRefusal(db: Db, id: string) {
  const { paidAt, removedAt, sellingPrice, priceToday, heldBy, heldUntil, ...row } = await db
    .selectFrom("bookings")
    .innerJoin("products", "products.id", "bookings.productId")
    .leftJoin("payments", (join) =>
      join
        .onRef("payments.productId", "=", "products.id")
        .on("payments.bookingId", "<>", id)
        .on("payments.kind", "=", sql<"deal">`'deal'`)
        .on("payments.state", "in", [sql<"claimed">`'claimed'`, sql<"captured">`'captured'`]),
    )
    .select(suspensionOf(sql.ref("bookings.buyerId")).as("buyerSuspendedUntil"))
    .select([
      "bookings.sellingPrice",
      "bookings.state",
      "products.sellingPrice as priceToday",
      "paidAt",
      "removedAt",
      "deletedAt",
      "withdrawnAt",
      "suspendedUntil",
      "soldAt",
      "heldBy",
      "heldUntil",
      "claimedAt",
    ])
    .where("bookings.id", "=", id)
    .executeTakeFirstOrThrow()
  const state = stateOf(row)
  if (paidAt && !isEnded(row.state)) return new Problem("already-sold", (say) => say.alreadyPaid)
  if (state === "withdrawn") return new Problem("no-longer-available", (say) => say.notCharged[whyAway(row)])
  if (removedAt) return new Problem("no-longer-available", (say) => say.notCharged.bookingRemoved)
  if (isEnded(row.state)) return wrongState(row)
  if (row.buyerSuspendedUntil)
    return suspended(row.buyerSuspendedUntil, (until) => (say) => say.notCharged.suspended(until))
  if (isHeldForOther({ id, heldBy }))
    return reservedForOther({ heldUntil }, (until) => (say) => say.notCharged.reserved(until))
  if (state !== "available") return new Problem("already-sold", (say) => say.notCharged.sold)
  return sellingPrice === priceToday || row.state === "reserved"
    ? undefined
    : priceChanged(priceToday, (say) => say.notCharged.priceChanged)
}
