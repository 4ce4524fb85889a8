import { sql } from "kysely"
import type { Row } from "../../db/tables.ts"

/** Whether the product is reserved for a buyer who pays in cash at the meeting, or online before it. */
export function isKeptForCash({ state, method }: Pick<Row<"bookings">, "state" | "method">) {
  return state === "reserved" && method === "cash"
}

export const keptForCash = sql<boolean>`(bookings.state = 'reserved' and bookings.method is not distinct from 'cash')`
