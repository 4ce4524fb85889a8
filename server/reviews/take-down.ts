import type { Db } from "../../db/tables.ts"
import { sql } from "kysely"
import { inTransaction } from "../../db/transaction.ts"
import { recordEvent } from "../events/events.ts"
import { Problem } from "../http/problem.ts"
import type { Admin } from "../users/users.ts"

/** Hides the review from all but its author and from the average. Idempotent: then returns 0. Throws `not-found`. */
export function takeDown(db: Db, admin: Admin, id: string) {
  return inTransaction(db, async (tx) => {
    const published = await tx
      .selectFrom("reviews")
      .innerJoin("bookings", "bookings.id", "bookingId")
      .select(["authorId", "subjectId", "stars", "bookingId", "productId"])
      .where("reviews.id", "=", id)
      .where("publishedAt", "is not", null)
      .executeTakeFirst()
    if (!published) throw new Problem("not-found", (say) => say.unknownReview)
    const { authorId, subjectId, stars, bookingId, productId } = published
    // locked before the review, in the order of an erasure
    await tx.selectFrom("users").select("id").where("id", "=", subjectId).forNoKeyUpdate().execute()
    const { numUpdatedRows } = await tx
      .updateTable("reviews")
      .set({ takenDownAt: new Date() })
      .where("id", "=", id)
      .where("takenDownAt", "is", null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return 0
    await tx
      .updateTable("users")
      .set({ reviewCount: sql`"reviewCount" - 1`, starsTotal: sql`"starsTotal" - ${stars}::integer` })
      .where("id", "=", subjectId)
      .execute()
    await recordEvent(tx, {
      type: "review taken down",
      actorId: admin.id,
      subjects: { user: authorId, booking: bookingId, product: productId },
    })
    return 1
  })
}
