import { recordDue } from "../bookings/payment-due.ts"
import { everyHour, type ScheduledJob } from "./job.ts"

export const remindToPay: ScheduledJob = { schedule: everyHour, run: ({ db }) => recordDue(db) }
