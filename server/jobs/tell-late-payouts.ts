import { recordLate } from "../payouts/late.ts"
import { everyHour, type ScheduledJob } from "./job.ts"

export const tellLatePayouts: ScheduledJob = { schedule: everyHour, run: ({ db }) => recordLate(db) }
