import { sql } from "kysely"
import type { Db } from "../../db/tables.ts"
import { type Obstacle, refusalToPay, type Wording } from "../bookings/may-be-paid.ts"
import { suspensionOf } from "../users/suspended.ts"
import type { BookingRef } from "./claims.ts"

/** Returns the agreed price and the amount due with the courier's fee, in poisha. */
export function findAmounts(db: Db, { id, buyerId }: BookingRef) {
  return db
    .selectFrom("bookings")
    .select(["sellingPrice", sql<number>`"sellingPrice" + "deliveryFee"`.as("amountDue")])
    .where("id", "=", id)
    .where("buyerId", "=", buyerId)
    .executeTakeFirst()
}

/** Returns why a booking cannot be paid, in words for a buyer whose hold was voided. */
export async function findRefusal(db: Db, id: string) {
  const { claimedAt, ...booking } = await db
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
      "bookings.id",
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
  return refusalToPay({ ...booking, isPaidByOther: claimedAt !== null }, askedAfterVoid, notCharged)
}

const askedAfterVoid: Obstacle[] = [
  "removed",
  "ended",
  "paid",
  "away",
  "suspended",
  "reserved",
  "sold",
  "price",
]

const notCharged: Wording = {
  ended: (say) => say.notCharged.ended,
  gone: (why) => (say) => say.notCharged[why],
  sold: (say) => say.notCharged.sold,
  suspended: (until) => (say) => say.notCharged.suspended(until),
  reserved: (until) => (say) => say.notCharged.reserved(until),
  price: (say) => say.notCharged.priceChanged,
}
