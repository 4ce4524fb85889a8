import * as users from "../users/erase-files.ts"
import { everyHour, type ScheduledJob } from "./job.ts"

export const eraseFiles: ScheduledJob = { schedule: everyHour, run: users.eraseFiles }
