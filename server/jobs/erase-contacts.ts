import { eraseContacts as erase } from "../deals/erase-contacts.ts"
import type { ScheduledJob } from "./job.ts"

/** At night in Dhaka. */
export const eraseContacts: ScheduledJob = {
  schedule: "23 20 * * *",
  run: ({ db }, stopping) => erase(db, stopping),
}
