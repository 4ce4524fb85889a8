import * as alerts from "../saved-searches/delete-old-alerts.ts"
import { atNight, type ScheduledJob } from "./job.ts"

export const deleteOldAlerts: ScheduledJob = {
  schedule: atNight,
  run: ({ db }, stopping) => alerts.deleteOldAlerts(db, stopping),
}
