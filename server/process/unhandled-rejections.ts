import type { Logger } from "pino"
import { isOutage } from "./outage.ts"

/** Ends the process, except for an outage of the database. */
export function onUnhandledRejection(log: Logger, end: () => void) {
  return (error: unknown) => {
    if (error instanceof Error && isOutage(error))
      return log.error({ err: error }, "something that nothing waits for was cut off by an outage")
    log.fatal({ err: error }, "unhandled rejection")
    return end()
  }
}
