import { refreshKeys } from "../saved-searches/refresh-keys.ts"
import { everyHour, type ScheduledJob } from "./job.ts"

export const refreshSearchKeys: ScheduledJob = { schedule: everyHour, run: ({ db }) => refreshKeys(db) }
