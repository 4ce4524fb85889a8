import { Logger } from "graphile-worker"
import type pino from "pino"
import { z } from "zod"
import { isOutage } from "../process/outage.ts"
import { LoggedFailure } from "./job.ts"

const Failure = z.object({
  failure: z.literal(true),
  error: z.instanceof(Error),
  job: z.object({ id: z.string(), task_identifier: z.string(), attempts: z.int(), max_attempts: z.int() }),
})

/** Logs the worker's errors, warnings and failed jobs, nothing of successful ones. */
export function jobLogger(log: pino.Logger) {
  return new Logger(() => (level, message, meta) => {
    const { data: failure } = Failure.safeParse(meta)
    if (failure) logFailure(log, failure)
    else if (level === "error") logError(log, message, meta["error"])
    else if (level === "warning") log.warn(message)
  })
}

function logFailure(log: pino.Logger, { job, error }: z.infer<typeof Failure>) {
  const { id, task_identifier: name, attempts, max_attempts: maxAttempts } = job
  const isLast = attempts >= maxAttempts
  if (isLast) log.error({ job: id, name, err: error }, "a job failed for good: see npm run db -- jobs")
  else if (!(error instanceof LoggedFailure))
    log.error({ job: id, name, attempts, err: error }, "a job failed, and is tried again")
}

export function logError(log: pino.Logger, message: string, error: unknown) {
  const level = error instanceof Error && isOutage(error) ? "warn" : "error"
  log[level]({ err: error }, message)
}
