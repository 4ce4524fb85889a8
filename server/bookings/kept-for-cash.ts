import { sql } from "kysely"
import type { Row } from "../../db/tables.ts"

/** Kept for a buyer who pays in cash when the two meet; until then they may still pay online. */
export function isKeptForCash({ state, method }: Pick<Row<"bookings">, "state" | "method">) {
  return state === "reserved" && method === "cash"
}

/** The same of a row of bookings. */
export const keptForCash = sql<boolean>`(bookings.state = 'reserved' and bookings.method is not distinct from 'cash')`
