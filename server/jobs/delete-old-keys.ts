import * as idempotency from "../http/idempotency.ts"
import { everyHour, type ScheduledJob } from "./job.ts"

export const deleteOldKeys: ScheduledJob = {
  schedule: everyHour,
  run: ({ db }) => idempotency.deleteOldKeys(db),
}
