import type { Logger } from "pino"
import { hour } from "./durations.ts"

type Task = (stopping: AbortSignal) => Promise<unknown>

export function startHourly(log: Logger, tasks: Task[]) {
  const stopping = new AbortController()
  let running = Promise.resolve()
  const run = () => {
    running = runAll()
  }
  run()
  const timer = setInterval(run, hour)
  return async () => {
    clearInterval(timer)
    stopping.abort()
    await running
  }

  async function runAll() {
    for (const task of tasks)
      await task(stopping.signal).catch((error: unknown) =>
        log.error({ err: error }, "the hourly cleaning failed"),
      )
  }
}
