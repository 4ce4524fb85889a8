import { sql } from "kysely"
import type { Db } from "../../db/tables.ts"
import { recordEvent } from "../events/events.ts"
import { isForSaleTo } from "./may-be-paid.ts"

const daysToPay = 3
/** Older bookings are not reminded any more, as after a long downtime. */
const daysToRemind = 10

/** Records each booking that is not paid in time once, by a unique index. */
export async function recordDue(db: Db) {
  const due = await db
    .selectFrom("bookings")
    .innerJoin("products", "products.id", "productId")
    .select(["bookings.id", "productId"])
    .where("state", "=", sql<"booked">`'booked'`)
    .where("removedAt", "is", null)
    .where("bookings.createdAt", "<=", daysAgo(daysToPay))
    .where("bookings.createdAt", ">", daysAgo(daysToRemind))
    .where(isForSaleTo())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("events")
            .where("type", "=", sql<"payment due">`'payment due'`)
            .where(sql`subjects ->> 'booking'`, "=", sql`bookings.id::text`),
        ),
      ),
    )
    .execute()
  for (const { id, productId } of due)
    await recordEvent(db, { type: "payment due", subjects: { booking: id, product: productId } })
}

function daysAgo(days: number) {
  return sql<Date>`now() - make_interval(days => ${days}::integer)`
}
