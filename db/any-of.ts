import { sql } from "kysely"

/** Right of an equals sign: one of these ids. One prepared statement for any number of them, none among them. */
export function anyOf(ids: string[]) {
  return sql<string>`any(${ids}::uuid[])`
}
