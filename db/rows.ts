import { expressionBuilder } from "kysely"
import { maxPageSize, defaultPageSize } from "../contract/fields.ts"
import type { Tables } from "./tables.ts"

const pageSizes = [24, defaultPageSize]

const { lit } = expressionBuilder<Tables>()

/** Limit plus one for the next page's cursor, rounded up to few values: each is another statement. */
export function pageLimit(limit: number) {
  return limitLiteral(1 + (pageSizes.find((size) => limit <= size) ?? maxPageSize))
}

/** A literal, since the plan depends on it (docs/decisions/0032). */
export function limitLiteral(rows: number) {
  return lit(rows)
}
