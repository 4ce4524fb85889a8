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

/** Works on the row of this id. It may run more than once, and after the row is gone. */
export type RowJob = (context: JobContext, id: string) => Promise<unknown>

export type ScheduledJob = {
  /** Crontab syntax, in UTC; the job also runs at the start. */
  schedule: string
  run: (context: JobContext, stopping: AbortSignal) => Promise<unknown>
}

export const everyMinute = "* * * * *"
export const everyHour = "7 * * * *"
/** 20:23 UTC, which is 2:23 in Dhaka. */
export const atNight = "23 20 * * *"

/** A failure that is logged already. Its message is stored with the job, so it must name nobody. */
export class LoggedFailure extends Error {}
