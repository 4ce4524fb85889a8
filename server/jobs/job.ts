import type { AppContext } from "../process/app-context.ts"

export type JobContext = Pick<
  AppContext,
  | "config"
  | "db"
  | "log"
  | "mailer"
  | "mailBudgets"
  | "push"
  | "cards"
  | "gateways"
  | "imageHost"
  | "secret"
  | "site"
>

/** About the row of this id. It may run more than once, and after the row is gone. */
export type RowJob = (context: JobContext, id: string) => Promise<unknown>

export type ScheduledJob = {
  /** As in a crontab, in UTC; also at the start. */
  schedule: string
  run: (context: JobContext, stopping: AbortSignal) => Promise<unknown>
}

export const everyMinute = "* * * * *"
export const everyHour = "7 * * * *"
/** By UTC: at 2:23 in Dhaka. */
export const atNight = "23 20 * * *"

/** Failed in a way that the log tells of already. The message stays with the job, so it names nobody. */
export class LoggedFailure extends Error {}
