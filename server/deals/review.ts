import type { NewReview } from "../../contract/reviews.ts"
import { publish } from "../reviews/publish.ts"
import { isSame, ofSide, put } from "../reviews/reviews.ts"
import type { ActWithoutMove } from "./act-without-move.ts"
import { refusalUnlessParty, refusalWithoutMove } from "./side-conditions.ts"

/** Writes a review, which may be replaced until both are written or the time is over. Idempotent. */
export function writeReview(review: NewReview): ActWithoutMove {
  return {
    // it may publish the stars of both
    exclusively: "both",
    run: async (tx, deal, { role }) => {
      const refusal = refusalUnlessParty(role)
      if (refusal) throw refusal
      const [by, other] = role === "buyer" ? (["buyer", "seller"] as const) : (["seller", "buyer"] as const)
      if (isSame(review, await ofSide(tx, deal.id, by))) return
      const late = refusalWithoutMove("review", deal, role)
      if (late) throw late
      await put(tx, deal, by, review)
      if (await ofSide(tx, deal.id, other)) await publish(tx, deal)
    },
  }
}
