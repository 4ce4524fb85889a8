import { type RawBuilder, sql } from "kysely"
import { Problem } from "../http/problem.ts"

/** `by` and `person` are user ids. */
export function isBlocked(by: RawBuilder<unknown>, person: RawBuilder<unknown>) {
  return sql<boolean>`exists (select from blocks where "blockerId" = ${by} and "blockedId" = ${person})`
}

/** A blocked buyer can start nothing new with the seller; deals under way continue. */
export const blockedBySeller = new Problem("forbidden", (say) => say.blockedBySeller)
