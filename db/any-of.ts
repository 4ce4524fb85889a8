import { sql } from "kysely"

/** Right side of `=`: any of these ids. One prepared statement for any number of ids, including none. */
export function anyOf(ids: string[]) {
  return sql<string>`any(${ids}::uuid[])`
}
