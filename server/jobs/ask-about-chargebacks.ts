import * as chargebacks from "../payments/chargebacks.ts"
import { everyHour, type ScheduledJob } from "./job.ts"

export const askAboutChargebacks: ScheduledJob = {
  schedule: everyHour,
  run: chargebacks.askAboutChargebacks,
}
