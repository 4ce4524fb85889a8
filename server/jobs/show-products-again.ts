import { showAgain } from "../products/hide-products.ts"
import { everyMinute, type ScheduledJob } from "./job.ts"

export const showProductsAgain: ScheduledJob = { schedule: everyMinute, run: ({ db }) => showAgain(db) }
