import { askGateways } from "../gateways/ask-gateways.ts"
import { askAboutRefunds } from "../gateways/refunds.ts"
import { findLateRefunds } from "../payments/late-refunds.ts"
import { everyMinute, type ScheduledJob } from "./job.ts"

export const askAboutPayments: ScheduledJob = {
  schedule: everyMinute,
  run: async (context, stopping) => {
    await askGateways(context, stopping)
    await askAboutRefunds(context)
    await findLateRefunds(context)
  },
}
