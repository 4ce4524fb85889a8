import cluster from "node:cluster"
import type { Logger } from "pino"
import { type Config, isPlainHttp, readConfig } from "../config/config.ts"
import { createLog } from "./log.ts"
import { openForCommand } from "./open-database.ts"
import type { Pages } from "../http/pages.ts"
import { stopWithParent } from "./parent.ts"
import { startProcesses, watchSiblings } from "./processes.ts"
import { logDatabaseErrors, prepare, serve } from "./start.ts"
import { keepNextTickFast } from "./next-tick.ts"
import { onUnhandledRejection } from "./unhandled-rejections.ts"

type OpenPages = (config: Config) => Promise<Pages>

export async function run(openPages: OpenPages) {
  process.stdout.on("error", () => undefined)
  keepNextTickFast()
  try {
    const config = readConfig(process.env)
    const log = createLog(config.logLevel)
    if (cluster.isPrimary && isPlainHttp(config.publicUrl))
      log.warn("PUBLIC_URL is without TLS: whoever is on the way reads passwords and sessions")
    process.on("unhandledRejection", onUnhandledRejection(log, endByFailure))
    const { address, stop } = await start(config, log, openPages)
    stopWhenAsked(stop)
    if (cluster.isWorker) process.send?.(address)
    else say(`Backline is ready at ${address}`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}

function endByFailure() {
  process.exitCode = 1
  process.kill(process.pid, "SIGTERM")
}

async function start(config: Config, log: Logger, openPages: OpenPages) {
  if (cluster.isWorker) return serveAsWorker(config, log, openPages)
  if (config.processes > 1) return serveWithWorkers(config, log)
  const pages = await openPages(config)
  const database = await prepare({ config, log, say })
  return serve({ config, log, pages, database })
}

async function serveAsWorker(config: Config, log: Logger, openPages: OpenPages) {
  const doOthersServe = watchSiblings()
  const pages = await openPages(config)
  const database = await openForCommand(config, { onError: logDatabaseErrors(log) })
  return serve({ config, log, pages, database, doOthersServe })
}

async function serveWithWorkers(config: Config, log: Logger) {
  const database = await prepare({ config, log, say })
  try {
    const processes = await startProcesses(config, log)
    const stop = async () => {
      await processes.stop()
      await database.close()
    }
    return { address: processes.address, stop }
  } catch (error) {
    await database.close()
    throw error
  }
}

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
