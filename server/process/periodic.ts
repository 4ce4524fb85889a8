import type { Logger } from "pino"

type Task = (stopping: AbortSignal) => Promise<unknown>

export function startPeriodic(log: Logger, period: number, tasks: Task[]) {
  const stopping = new AbortController()
  let running = Promise.resolve()
  const run = () => {
    running = runAll()
  }
  run()
  const timer = setInterval(run, period)
  return async () => {
    clearInterval(timer)
    stopping.abort()
    await running
  }

  async function runAll() {
    for (const task of tasks)
      await task(stopping.signal).catch((error: unknown) =>
        log.error({ err: error }, "a periodic task failed"),
      )
  }
}
