import type { Logger } from "pino"
import { hour } from "./durations.ts"

type Work = (stopping: AbortSignal) => Promise<unknown>

/** Does each of these now and every hour, one after the other; answers how to stop. Several processes may do so at once. */
export function startHourly(log: Logger, works: Work[]) {
  const stopping = new AbortController()
  let going = Promise.resolve()
  const run = () => {
    going = doAll()
  }
  run()
  const timer = setInterval(run, hour)
  return async () => {
    clearInterval(timer)
    stopping.abort()
    await going
  }

  async function doAll() {
    for (const work of works)
      await work(stopping.signal).catch((error: unknown) =>
        log.error({ err: error }, "the hourly cleaning failed"),
      )
  }
}
