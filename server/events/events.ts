import { type RawBuilder, sql } from "kysely"
import { v7 as uuidv7 } from "uuid"
import type { EventData, EventSubjects } from "../../contract/events.ts"
import type { Db, Row } from "../../db/tables.ts"

/** No actor when the system or its operator acted. */
type NewEvent = {
  type: Row<"events">["type"]
  subjects: EventSubjects
  actorId?: string | undefined
  data?: EventData
}

/** Append-only, enforced by the database; written in the transaction of the act. */
export async function recordEvent(db: Db, { type, subjects, actorId, data = {} }: NewEvent) {
  await db
    .insertInto("events")
    .values({
      id: uuidv7(),
      type,
      subjects: JSON.stringify(subjects),
      actorId: actorId ?? null,
      data: JSON.stringify(data),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A CTE that writes an event for each payment in the CTE `payments`. */
export function insertPaymentEventsSql(
  type: Row<"events">["type"],
  payments: RawBuilder<unknown>,
  actorId: string | undefined,
) {
  return sql`recorded as (
      insert into events (id, type, subjects, "actorId", data)
      select ${uuidv7()}, ${type}, jsonb_build_object('payment', "transactionId"), ${actorId ?? null},
        jsonb_build_object('amount', amount)
      from ${payments}
    )`
}
