import type { Generated } from "kysely"
import type { ReviewTag } from "../contract/reviews.ts"
import type { CreatedAt } from "./identity-tables.ts"

export type ReviewTables = {
  reviews: Reviews
}

/** What one side of a deal says of the other; nobody but its author sees it until `publishedAt`. */
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
  /** By an admin: only its author sees it, and no average counts it. */
  takenDownAt: Date | null
  /** Of the subject; one, for good. */
  reply: string | null
  repliedAt: Date | null
}
