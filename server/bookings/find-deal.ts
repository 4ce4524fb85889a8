import { sql } from "kysely"
import type { Db } from "../../db/tables.ts"
import { isToDecide } from "../disputes/is-to-decide.ts"
import { Problem } from "../http/problem.ts"
import { isBlocked } from "../users/blocked.ts"
import { suspensionOf } from "../users/suspended.ts"

export type Deal = NonNullable<Awaited<ReturnType<typeof findDeal>>>

export function findDeal(db: Db, id: string) {
  return selectDeals(db).where("bookings.id", "=", id).executeTakeFirst()
}

export function selectDeals(db: Db) {
  return db
    .selectFrom("bookings")
    .innerJoin("products", "products.id", "bookings.productId")
    .leftJoin("images", "images.id", "products.imageId")
    .leftJoin("payments", (join) =>
      join
        .onRef("payments.bookingId", "=", "bookings.id")
        .on("payments.kind", "=", sql<"deal">`'deal'`)
        .on("payments.state", "in", [sql<"captured">`'captured'`, sql<"refunded">`'refunded'`]),
    )
    .leftJoin("meetings", "meetings.bookingId", "bookings.id")
    .leftJoin("disputes", "disputes.bookingId", "bookings.id")
    .leftJoin("handoverCodes", (join) =>
      join.onRef("handoverCodes.bookingId", "=", "bookings.id").on("handoverCodes.usedAt", "is", null),
    )
    .select("handoverCodes.expiresAt as codeUntil")
    .selectAll("bookings")
    .select(["products.sellerId", "products.phoneNumber", "products.location", "images.sizes"])
    .select(["products.sellingPrice as priceToday", "products.heldBy", "products.heldUntil"])
    .select(["products.soldAt", "products.withdrawnAt", "products.deletedAt", "products.suspendedUntil"])
    .select(["payments.id as paymentId", "payments.transactionId", "payments.amount as paidAmount"])
    .select(["payments.provider", "payments.providerRef"])
    .select(isChargedBack.as("isChargedBack"))
    .select([
      "products.courierFee",
      "products.acceptsCash",
      "meetings.version as meetingVersion",
      "meetings.place as meetingPlace",
    ])
    .select([
      "meetings.at as meetingAt",
      "meetings.proposedBy as meetingProposedBy",
      "meetings.agreedAt as meetingAgreedAt",
      "meetings.agreedFor as agreedMeetingAt",
    ])
    .select(["disputes.id as disputeId", "disputes.answerBy", isToDecide.as("isToDecide")])
    .select(isBlocked(sql.ref("products.sellerId"), sql.ref("bookings.buyerId")).as("isBlocked"))
    .select(suspensionOf(sql.ref("products.sellerId")).as("sellerSuspendedUntil"))
    .select(suspensionOf(sql.ref("bookings.buyerId")).as("buyerSuspendedUntil"))
    .select(sql<Date>`clock_timestamp()`.as("now"))
}

const isChargedBack = sql<boolean>`exists (select from chargebacks where chargebacks."bookingId" = bookings.id)`

export const unknownDeal = new Problem("not-found", (say) => say.unknownDeal)
