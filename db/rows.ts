import { sql } from "kysely"
import { largestPage, usualPage } from "../contract/fields.ts"

/** The pages that screens ask for; one of another size is the beginning of the next larger one. */
const pageSizes = [24, usualPage]

/**
 * So many rows that a page of this size is among them, and the row after it if there is one. A number in the statement,
 * for the plan depends on it, and one of few, for each makes another statement (docs/decisions/0032).
 */
export function rowsFor(limit: number) {
  return sql.lit(1 + (pageSizes.find((size) => limit <= size) ?? largestPage))
}
