import * as offers from "../offers/move-offers.ts"
import { everyMinute, type ScheduledJob } from "./job.ts"

export const moveOffers: ScheduledJob = { schedule: everyMinute, run: ({ db }) => offers.moveOffers(db) }
