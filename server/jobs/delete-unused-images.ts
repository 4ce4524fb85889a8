import * as images from "../images/delete-unused-images.ts"
import { everyHour, type ScheduledJob } from "./job.ts"

export const deleteUnusedImages: ScheduledJob = { schedule: everyHour, run: images.deleteUnusedImages }
