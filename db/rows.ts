import { expressionBuilder } from "kysely"
import { maxPageSize, defaultPageSize } from "../contract/fields.ts"
import type { Tables } from "./tables.ts"

const pageSizes = [24, defaultPageSize]

const { lit } = expressionBuilder<Tables>()

/** One row more for the next page's cursor, rounded up to few values: each value is a prepared statement. */
export function pageLimit(limit: number) {
  return limitLiteral(1 + (pageSizes.find((size) => limit <= size) ?? maxPageSize))
}

export function limitLiteral(rows: number) {
  return lit(rows)
}
