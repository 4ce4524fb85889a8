import { expressionBuilder } from "kysely"
import { largestPage, usualPage } from "../contract/fields.ts"
import type { Tables } from "./tables.ts"

/** The pages that screens ask for; one of another size is the beginning of the next larger one. */
const pageSizes = [24, usualPage]

const { lit } = expressionBuilder<Tables>()

/**
 * So many rows that a page of this size is among them, and the row after it if there is one; one of few numbers, for each
 * makes another statement.
 */
export function rowsFor(limit: number) {
  return atMost(1 + (pageSizes.find((size) => limit <= size) ?? largestPage))
}

/** A limit as a number in the statement, for the plan depends on it (docs/decisions/0032). */
export function atMost(rows: number) {
  return lit(rows)
}
