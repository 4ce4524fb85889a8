import type { Config } from "./config.ts"
import { readConfig } from "./config.ts"
import { createLog } from "./log.ts"
import type { Pages } from "./pages.ts"
import { stopWithParent } from "./parent.ts"
import { start } from "./start.ts"

/** Starts the product with these pages, and stops it when asked, by a signal or by the end of who started it. */
export async function run(openPages: (config: Config) => Promise<Pages>) {
  // whoever read what we say may have gone; that is no reason to stop
  process.stdout.on("error", () => undefined)
  try {
    const config = readConfig(process.env)
    const log = createLog(config.logLevel)
    const pages = await openPages(config)
    const { address, stop } = await start({ config, log, say, pages })
    stopWhenAsked(stop)
    process.on("unhandledRejection", (error) => {
      log.fatal({ err: error }, "unhandled rejection")
      process.exitCode = 1
      process.kill(process.pid, "SIGTERM")
    })
    say(`Backline is ready at ${address}`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}

/** stdout speaks to the person who started the product, the log goes to stderr. */
function say(sentence: string) {
  process.stdout.write(`${sentence}\n`)
}

function stopWhenAsked(stop: () => Promise<void>) {
  let stopping: Promise<void> | undefined
  const stopOnce = () => {
    stopping ??= stop().finally(() => process.exit())
  }
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, stopOnce)
  stopWithParent(stopOnce)
}
