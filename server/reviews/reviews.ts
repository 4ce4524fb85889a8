import { isDeepStrictEqual } from "node:util"
import { sql } from "kysely"
import { v7 as uuidv7 } from "uuid"
import type { NewReview } from "../../contract/reviews.ts"
import { anyOf } from "../../db/any-of.ts"
import { newestFirst, type PageRequest } from "../../db/list.ts"
import type { Db, Row, Tx } from "../../db/tables.ts"
import { Problem } from "../http/problem.ts"
import type { SignedIn } from "../users/users.ts"

export type ReviewRow = Row<"reviews"> & { authorName: string }
type Side = Row<"reviews">["by"]
type People = Pick<Row<"bookings">, "id" | "buyerId"> & { sellerId: string }

export async function ofSide(tx: Tx, bookingId: string, by: Side) {
  return tx
    .selectFrom("reviews")
    .selectAll()
    .where("bookingId", "=", bookingId)
    .where("by", "=", by)
    .executeTakeFirst()
}

/** Replaces the earlier review of this side. The caller has locked the deal. */
export async function put(tx: Tx, deal: People, by: Side, review: NewReview) {
  const [authorId, subjectId] = by === "buyer" ? [deal.buyerId, deal.sellerId] : [deal.sellerId, deal.buyerId]
  await tx
    .insertInto("reviews")
    .values({ id: uuidv7(), bookingId: deal.id, by, authorId, subjectId, ...review })
    .onConflict((conflict) => conflict.columns(["bookingId", "by"]).doUpdateSet(review))
    .execute()
}

export function isSame({ stars, tags, text }: NewReview, written: Row<"reviews"> | undefined) {
  return (
    written !== undefined &&
    isDeepStrictEqual({ stars, tags, text }, { stars: written.stars, tags: written.tags, text: written.text })
  )
}

/** Returns the reviews of all deals in one query, the buyer's first. */
export async function ofDeals(db: Db, bookingIds: string[]): Promise<ReviewRow[]> {
  return withAuthorNames(db).where("bookingId", "=", anyOf(bookingIds)).orderBy("by").execute()
}

export async function ofSeller(db: Db, sellerId: string, page: PageRequest) {
  const published = withAuthorNames(db)
    .where("subjectId", "in", ({ selectFrom }) =>
      selectFrom("users").select("id").where("id", "=", sellerId).where("deletedAt", "is", null),
    )
    .where("by", "=", sql<"buyer">`'buyer'`)
    .where("publishedAt", "is not", null)
    .where("takenDownAt", "is", null)
    .$narrowType<{ publishedAt: Date }>()
  return newestFirst(published, "reviews.id", page).execute()
}

/** Idempotent. Only the reviewed user may reply. Throws `not-found`, `already-published` after another reply. */
export async function reply(db: Db, who: SignedIn, id: string, text: string) {
  const { numUpdatedRows } = await db
    .updateTable("reviews")
    .set({ reply: text, repliedAt: new Date() })
    .where("id", "=", id)
    .where("subjectId", "=", who.id)
    .where("publishedAt", "is not", null)
    .where("takenDownAt", "is", null)
    .where("reply", "is", null)
    .executeTakeFirst()
  const review = await withAuthorNames(db)
    .where("reviews.id", "=", id)
    .where("subjectId", "=", who.id)
    .where("publishedAt", "is not", null)
    .where("takenDownAt", "is", null)
    .$narrowType<{ publishedAt: Date }>()
    .executeTakeFirst()
  if (!review) throw new Problem("not-found", (say) => say.unknownReview)
  if (numUpdatedRows === 0n && review.reply !== text)
    throw new Problem("already-published", (say) => say.repliedAlready)
  return review
}

function withAuthorNames(db: Db) {
  return db
    .selectFrom("reviews")
    .innerJoin("users", "users.id", "authorId")
    .selectAll("reviews")
    .select("users.name as authorName")
}
