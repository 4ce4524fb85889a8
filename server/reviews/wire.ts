import type { DealParty } from "../../contract/deals.ts"
import type { DealReviews, Review } from "../../contract/reviews.ts"
import type { ReviewRow } from "./reviews.ts"

export function toReview(row: ReviewRow & { publishedAt: Date }): Review {
  const { id, by, authorId, authorName, stars, tags, text, publishedAt, reply, repliedAt } = row
  return {
    _id: id,
    by,
    author: { _id: authorId, name: authorName },
    stars,
    tags,
    text,
    publishedAt: publishedAt.toISOString(),
    ...(reply && repliedAt && { reply: { text: reply, createdAt: repliedAt.toISOString() } }),
  }
}

/** As seen by a party of the deal, or by an admin, who sees published reviews only. */
export function toDealReviews(rows: ReviewRow[], you: DealParty, until: Date): DealReviews {
  const own = rows.find(({ by }) => by === you)
  return {
    until: until.toISOString(),
    ...(own && { own: toOwn(own) }),
    hasOther: rows.some(({ by }) => by !== you),
    published: rows.filter(isPublished).map(toReview),
  }
}

function toOwn({ stars, tags, text, publishedAt }: ReviewRow) {
  return { stars, tags, text, ...(publishedAt && { publishedAt: publishedAt.toISOString() }) }
}

function isPublished(row: ReviewRow): row is ReviewRow & { publishedAt: Date } {
  return row.publishedAt !== null && row.takenDownAt === null
}
