import { moveDue } from "../deals/move-due.ts"
import { everyMinute, type ScheduledJob } from "./job.ts"

export const moveDeals: ScheduledJob = { schedule: everyMinute, run: moveDue }
