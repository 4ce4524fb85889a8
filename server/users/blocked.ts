import { type RawBuilder, sql } from "kysely"
import { Problem } from "../http/problem.ts"

/** Each is the id of a person. */
export function isBlocked(by: RawBuilder<unknown>, person: RawBuilder<unknown>) {
  return sql<boolean>`exists (select from blocks where "blockerId" = ${by} and "blockedId" = ${person})`
}

/** Whoever is blocked asks a seller for nothing new; what is under way goes on. */
export const blockedBySeller = new Problem("forbidden", (say) => say.blockedBySeller)
