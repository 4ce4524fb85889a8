import { type Expression, sql } from "kysely"

/** Right side of `=`: any of these ids. One prepared statement for any number of ids, including none. */
export function anyOf(ids: string[]) {
  return sql<string>`any(${ids}::uuid[])`
}

/** Right side of `=`: an array, so that an index finds the rows however many the planner expects the query to return. */
export function anyOfSelected(query: Expression<{ id: string }>) {
  return sql<string>`any(array${query})`
}
