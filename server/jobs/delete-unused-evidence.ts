import * as evidence from "../disputes/evidence.ts"
import { everyHour, type ScheduledJob } from "./job.ts"

export const deleteUnusedEvidence: ScheduledJob = {
  schedule: everyHour,
  run: ({ db }) => evidence.deleteUnused(db),
}
