import * as photos from "../messages/photos.ts"
import { everyHour, type ScheduledJob } from "./job.ts"

export const deleteUnusedMessagePhotos: ScheduledJob = {
  schedule: everyHour,
  run: ({ db }) => photos.deleteUnusedPhotos(db),
}
