import type { Generated } from "kysely"
import type { ReviewTag } from "../contract/reviews.ts"
import type { CreatedAt } from "./identity-tables.ts"

export type ReviewTables = {
  reviews: Reviews
}

/** Review of one party of a deal by the other; only its author sees it until `publishedAt`. */
type Reviews = {
  id: string
  bookingId: string
  by: "buyer" | "seller"
  authorId: string
  subjectId: string
  stars: number
  tags: Generated<ReviewTag[]>
  text: Generated<string>
  createdAt: CreatedAt
  publishedAt: Date | null
  /** By an admin: only the author sees the review, and no average counts it. */
  takenDownAt: Date | null
  /** Written by the subject, once. */
  reply: string | null
  repliedAt: Date | null
}
