import * as removal from "../removal/erase-files.ts"
import { everyHour, type ScheduledJob } from "./job.ts"

export const eraseFiles: ScheduledJob = { schedule: everyHour, run: removal.eraseFiles }
