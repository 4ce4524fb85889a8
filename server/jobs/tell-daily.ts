import * as savedSearches from "../saved-searches/notify-daily.ts"
import type { ScheduledJob } from "./job.ts"

export const tellDaily: ScheduledJob = {
  schedule: `${60 - savedSearches.dailyLeadMinutes} * * * *`,
  run: ({ db }) => savedSearches.notifyDaily(db),
}
