import { expressionBuilder } from "kysely"
import { largestPage, usualPage } from "../contract/fields.ts"
import type { Tables } from "./tables.ts"

const pageSizes = [24, usualPage]

const { lit } = expressionBuilder<Tables>()

/** Limit plus one for the next page's cursor, rounded up to few values: each is another statement. */
export function rowsFor(limit: number) {
  return atMost(1 + (pageSizes.find((size) => limit <= size) ?? largestPage))
}

/** A literal, since the plan depends on it (docs/decisions/0032). */
export function atMost(rows: number) {
  return lit(rows)
}
