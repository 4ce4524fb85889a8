import { eraseContacts as erase } from "../deals/erase-contacts.ts"
import { atNight, type ScheduledJob } from "./job.ts"

export const eraseContacts: ScheduledJob = {
  schedule: atNight,
  run: ({ db }, stopping) => erase(db, stopping),
}
