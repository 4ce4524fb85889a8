import { deleteOld } from "../notifications/notifications.ts"
import { everyHour, type ScheduledJob } from "./job.ts"

export const deleteOldNotifications: ScheduledJob = { schedule: everyHour, run: ({ db }) => deleteOld(db) }
