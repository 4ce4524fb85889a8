import type { Db } from "../../db/tables.ts"
import { recordEvent } from "../events/events.ts"
import { all } from "./balances.ts"

const atOnce = 100

/** Records each late payout once, by a unique index; admins are notified by the event. */
export async function recordLate(db: Db, now = new Date()) {
  const rows = await all(db, { limit: atOnce, sort: "dueAt" })
  for (const { id, available, inTransit, dueAt } of rows)
    if (dueAt && dueAt < now && available + inTransit > 0)
      await recordEvent(db, {
        type: "payout late",
        subjects: { user: id },
        data: { amount: available + inTransit, dueAt: dueAt.toISOString() },
      })
}
