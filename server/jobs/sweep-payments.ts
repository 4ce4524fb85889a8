import { sweep } from "../payments/sweep.ts"
import { everyMinute, type ScheduledJob } from "./job.ts"

export const sweepPayments: ScheduledJob = { schedule: everyMinute, run: sweep }
