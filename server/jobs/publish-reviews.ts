import { publishDue } from "../reviews/publish.ts"
import { everyMinute, type ScheduledJob } from "./job.ts"

export const publishReviews: ScheduledJob = {
  schedule: everyMinute,
  run: publishDue,
}
