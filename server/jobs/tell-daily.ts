import * as savedSearches from "../saved-searches/tell-daily.ts"
import { everyHour, type ScheduledJob } from "./job.ts"

export const tellDaily: ScheduledJob = { schedule: everyHour, run: ({ db }) => savedSearches.tellDaily(db) }
